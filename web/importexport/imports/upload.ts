import { startUpload } from "../../../shared/importexport/imports/imports.endpoints.ts";
import type { OutputOf } from "../../../shared/kernel/endpoint.ts";
import { call, newIdempotencyKey } from "../../platform/api/call.ts";
import { ApiProblem } from "../../platform/api/problem.ts";

export interface UploadChoice {
  mode: "full" | "partial";
  /** Only say what would change. */
  dryRun: boolean;
}

/** The announced import and where its file goes. */
export type Announced = OutputOf<typeof startUpload>;

/** Sends a file to its signed address. `fetch` cannot tell how far an upload is, so this is an XMLHttpRequest. */
export function put(
  { url, headers }: Pick<Announced, "url" | "headers">,
  file: File,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failed = (status: number) =>
      reject(
        new ApiProblem({
          status,
          title: "Upload failed",
          detail: "",
          code: status === 0 ? "no_connection" : status === 403 ? "upload_expired" : "upload_failed",
        }),
      );
    request.open("PUT", url);
    for (const [name, value] of Object.entries(headers)) {
      // The browser sets these itself and refuses to be told.
      if (!/^(?:host|content-length)$/i.test(name)) request.setRequestHeader(name, value);
    }
    request.upload.addEventListener("progress", (event) => onProgress(event.loaded));
    request.addEventListener("load", () => (request.status < 300 ? resolve() : failed(request.status)));
    request.addEventListener("error", () => failed(0));
    request.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}

/** Announces a file and sends it; its arrival starts the import. Answers the import's id. */
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
  await put(announced, file, onProgress, signal);
  return announced.id;
}
