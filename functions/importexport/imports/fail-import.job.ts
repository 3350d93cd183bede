import { failImportSchema } from "../../../shared/importexport/imports/imports.messages.ts";
import { unstageDocuments } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { log } from "../../platform/log.ts";
import { takeBack } from "./end-import.ts";
import { importFiles, readImport } from "./import.store.ts";

/** Names that Lambda and Step Functions give to the end of a function that ran out of memory or time. */
const deaths = /OutOfMemory|Timedout|Timeout|timed out|Runtime\.ExitError|signal: killed/;

export const handler = serveStep(
  "fail-import",
  failImportSchema,
  async ({ id, execution, read, error }, actor) => {
    log.error("import failed", { import: id, reason: error?.Error, cause: error?.Cause });
    const code = deaths.test(`${error?.Error} ${error?.Cause}`) ? "reader_died" : "internal_error";
    await abandon(actor, id, read?.chunks ?? [], execution, code);
  },
);

/** Ends an import after a permanent failure; every written chunk is unstaged before the catalogue is released. */
export async function abandon(
  actor: Actor,
  id: string,
  chunks: readonly string[],
  execution?: string,
  code: "internal_error" | "reader_died" = "internal_error",
): Promise<void> {
  const files = importFiles(actor);
  const entry = await readImport(actor, id);
  // Never take back visible changes, whatever failed after them, nor those of another execution.
  if (!entry || entry.status === "success" || entry.execution !== execution) return;
  const written = Array.from({ length: entry.chunks }, (_, index) => files.chunkKey(id, index));
  for (const key of chunks.length > 0 ? chunks : written)
    await unstageDocuments(actor, id, (await files.getChunk(key)) ?? []);
  const message =
    code === "reader_died"
      ? "The import took more memory or time than there is; nothing was changed."
      : "The import failed on our side; nothing was changed.";
  await takeBack(actor, { id }, { code, message });
}
