import { publishImportSchema } from "../../../shared/importexport/imports/imports.messages.ts";
import { catalogueOf, importedNow, publishImport, writeSnapshot } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { readImport, successOf } from "./import.store.ts";

export const handler = serveStep("publish-import", publishImportSchema, ({ id, read }, actor) =>
  publish(actor, id, read.count),
);

/** Publishes all changes at once, together with success in the log, and writes a snapshot for new containers. Publishing twice is harmless. */
export async function publish(actor: Actor, id: string, count: number): Promise<void> {
  const entry = await readImport(actor, id);
  if (entry?.status === "pending") {
    // Undoing an import brings no news from the laboratory information system.
    const noted = entry.undoes === undefined ? [importedNow()] : [];
    await publishImport(actor, id, count, [successOf(entry), ...noted]);
  }
  await writeSnapshot(actor, await catalogueOf(actor));
}
