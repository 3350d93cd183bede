import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import type { Actor } from "../../../platform/actor.ts";
import { changeImport, type importFiles, type StoredImport } from "../import.store.ts";
import { ImportProblem } from "../import-problem.ts";

export const replaced = () =>
  new ImportProblem("file_replaced", "The file is no longer the one that arrived; nothing was changed.");

/**
 * Records the checksum of a file when it is first read, and requires it ever after, so that only the file of the dry run and the mapping is
 * carried out.
 * @throws ImportProblem file_replaced
 */
export async function pinFile(
  actor: Actor,
  files: ReturnType<typeof importFiles>,
  { id, key, file }: StoredImport,
): Promise<void> {
  if ((await files.size(key)) === undefined) return;
  const hash = createHash("sha256");
  await pipeline(await files.stream(key), hash);
  const sha256 = hash.digest("hex");
  if (file.sha256 === undefined) await changeImport(actor, id, { file: { ...file, sha256 } });
  else if (file.sha256 !== sha256) throw replaced();
}
