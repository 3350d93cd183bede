import { startUpload } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { call, newIdempotencyKey } from "../../platform/api/call.ts";
import { putFile } from "../../platform/api/upload.ts";

export interface UploadChoice {
  mode: "full" | "partial";
  /** Only report what would change. */
  dryRun: boolean;
}

/** Announces a file and sends it; its arrival starts the import. @returns the import's id */
export async function uploadImport(
  file: File,
  choice: UploadChoice,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const announced = await call(startUpload, {
    body: { file: file.name, size: file.size, mode: choice.mode, dry_run: choice.dryRun },
    idempotencyKey: newIdempotencyKey(),
    signal,
  });
  await putFile(announced, file, onProgress, signal);
  return announced.id;
}
