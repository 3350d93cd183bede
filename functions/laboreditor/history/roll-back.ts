import { isDeepStrictEqual } from "node:util";
import type { HistoryModel, RollbackResult } from "../../../shared/laboreditor/history/history.ts";
import { type DocumentEdit, editDocument, type Filled, isAnalysis, type SeenBy } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { checkSeen, editConflict, fieldProblems, problem } from "../../platform/problem.ts";
import type { HistoryDocument } from "./history-document.ts";
import { mismatchesOf } from "./mismatches.ts";
import { readChosen } from "./read-history.ts";
import { slotAt, withValue } from "./restore-values.ts";

/** What is brought back. */
export interface Wanted {
  /** Paths of single values, `fields.method.de`; the whole version without it. */
  fields?: readonly string[];
  /** False: what would be published is hidden. */
  publish: boolean;
}

/**
 * Writes a new version equal to a chosen one, imported values included, or restores single values from it as readers saw them; a deleted
 * document is there again. What no longer fits is kept and named. Where nothing would change, nothing is written.
 * @param seen the newest version the caller saw, of a deleted document that with which it was deleted
 * @throws ProblemError not_found, edit_conflict, validation_failed for values that neither version has
 */
export async function rollBack<Model extends HistoryModel>(
  actor: Actor,
  ref: { kind: Model; id: string },
  hid: number,
  wanted: Wanted,
  seen: string | undefined,
  reader: SeenBy,
): Promise<RollbackResult> {
  const [chosen] = (await readChosen(actor, ref, [hid])).chosen;
  if (!chosen) throw problem("not_found", "There is no such version.");
  let restored = false;
  const { document, catalogue, written } = await editDocument(actor, ref.kind, ref.id, (found) => {
    const present = found as HistoryDocument | undefined;
    if (!present) throw problem("not_found", "There is no such version.");
    const { version, author } = present;
    checkSeen(seen, version, () => editConflict("this", { by: author.name, version }));
    restored = present.deleted;
    return broughtBack(present, chosen, wanted, hid, reader) as DocumentEdit<Model> | undefined;
  });
  const { content } = document as HistoryDocument;
  return {
    id: ref.id,
    version: document.version,
    written,
    restored,
    state: isAnalysis(content) ? content.state : null,
    mismatches: mismatchesOf(catalogue, content, reader),
  };
}

function broughtBack(
  present: HistoryDocument,
  chosen: HistoryDocument,
  { fields, publish }: Wanted,
  hid: number,
  reader: SeenBy,
): DocumentEdit<HistoryModel> | undefined {
  const restored = fields ? withValues(present.content, chosen.content, fields, reader) : chosen.content;
  const content: Filled =
    !publish && isAnalysis(restored) && restored.state === "PUBLISHED"
      ? { ...restored, state: "HIDDEN" }
      : restored;
  if (!present.deleted && isDeepStrictEqual(content, present.content)) return undefined;
  // A whole version brings its imported values along, so the next import has to see that they are no longer what the last one brought.
  return { content, restores: hid, importHash: fields ? undefined : chosen.importHash };
}

function withValues(present: Filled, chosen: Filled, paths: readonly string[], reader: SeenBy): Filled {
  const slots = paths.map((path) => slotAt(present, chosen, path, reader));
  const errors = paths.flatMap((path, at) =>
    slots[at]
      ? []
      : [
          {
            path: `fields.${at}`,
            code: "not_found" as const,
            message: `"${path}" cannot be restored by itself.`,
          },
        ],
  );
  if (errors.length > 0) throw fieldProblems(errors);
  return slots.reduce<Filled>(
    (content, slot) => (slot ? withValue(content, chosen, slot, reader) : content),
    present,
  );
}
