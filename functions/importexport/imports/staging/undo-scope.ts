import type { readUndo } from "../../../../shared/importexport/imports/undo.endpoints.ts";
import type { OutputOf } from "../../../../shared/kernel/endpoint.ts";
import { catalogueOf } from "../../../core/door.ts";
import type { Actor } from "../../../platform/actor.ts";
import { existing } from "../resume-import.ts";

/**
 * The number of an import's analyses that are public, and of those edited since, before it is undone. Read from the catalogue alone, so
 * that it is there at once for a large import, too. @throws ProblemError not_found
 */
export async function undoScope(actor: Actor, id: string): Promise<OutputOf<typeof readUndo>> {
  const { stats } = await existing(actor, id);
  const { created = 0, changed = 0, deleted = 0 } = stats ?? {};
  let [untouched, published] = [0, 0];
  for (const document of (await catalogueOf(actor)).all()) {
    if (document.kind !== "analysis" || document.author.id !== id) continue;
    untouched += 1;
    const { state } = document.content as { state?: string };
    if (!document.deleted && state === "PUBLISHED") published += 1;
  }
  return { published, edited: Math.max(0, created + changed + deleted - untouched) };
}
