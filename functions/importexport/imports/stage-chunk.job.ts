import type { Author } from "../../../shared/core/catalogue/document.ts";
import { stageChunkSchema } from "../../../shared/importexport/imports/imports.messages.ts";
import { stageDocuments } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { addProgress, importFiles, readImport } from "./import.store.ts";

export const handler = serveStep("stage-chunk", stageChunkSchema, ({ state, chunk }, actor) =>
  stageChunk(actor, state.id, chunk),
);

/** Lane of a chunk, by its number; neighbouring chunks are written in parallel. */
const laneOf = (key: string) => Number(/(\d+)\.ndjson\.gz$/.exec(key)?.[1] ?? 0);

/** Writes one chunk, and passes over documents that it wrote before a crash. */
export async function stageChunk(actor: Actor, id: string, key: string): Promise<number> {
  const entry = await readImport(actor, id);
  const changes = await importFiles(actor).getChunk(key);
  if (!entry || !changes) throw new Error(`The chunk ${key} is gone.`);
  const author: Author =
    entry.undoes === undefined
      ? { kind: "import", id, name: entry.file.name }
      : { kind: "account", id: entry.author, name: entry.started_by, undoes: entry.undoes };
  await stageDocuments(actor, id, author, changes, laneOf(key));
  await addProgress(actor, id, changes.length);
  return changes.length;
}
