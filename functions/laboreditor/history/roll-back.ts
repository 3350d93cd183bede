import { isDeepStrictEqual } from "node:util";
import type { HistoryModel, RollbackResult } from "../../../shared/laboreditor/history/history.ts";
import { type DocumentEdit, editDocument, type Reader } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { checkSeen, editConflict, fieldProblems, problem } from "../../platform/problem.ts";
import { mismatchesOf } from "./mismatches.ts";
import { type HistoryDocument, isAnalysis, placesOf, withPlaces } from "./places.ts";
import { readChosen } from "./read-history.ts";

type Content = HistoryDocument["content"];

/** What is brought back. */
export interface Wanted {
  /** Paths of single places; all without it. */
  fields?: readonly string[];
  /** False: what would be published is hidden. */
  publish: boolean;
}

/**
 * Writes a new version equal to a chosen one, imported values included, or takes single places from it; a deleted document is there
 * again. What no longer fits is kept and named. Where nothing would change, nothing is written.
 * @param seen the newest version the caller saw, of a deleted document that with which it was deleted
 * @throws ProblemError not_found, edit_conflict, validation_failed for places that neither version has
 */
export async function rollBack<Model extends HistoryModel>(
  actor: Actor,
  ref: { kind: Model; id: string },
  hid: number,
  wanted: Wanted,
  seen: string | undefined,
  reader: Pick<Reader, "language" | "main">,
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
    return broughtBack(present, chosen, wanted, hid) as DocumentEdit<Model> | undefined;
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
): DocumentEdit<HistoryModel> | undefined {
  if (fields) expectPlaces(fields, present.content, chosen.content);
  const equal = fields ? withPlaces(present.content, fields, chosen.content) : chosen.content;
  const content: Content =
    !publish && isAnalysis(equal) && equal.state === "PUBLISHED" ? { ...equal, state: "HIDDEN" } : equal;
  if (!present.deleted && isDeepStrictEqual(content, present.content)) return undefined;
  return { content, restores: hid, importHash: importHashFor(present, chosen, fields) };
}

/** The next import has to see that this is no longer what the last one brought. */
function importHashFor(
  present: HistoryDocument,
  chosen: HistoryDocument,
  fields: readonly string[] | undefined,
): string | null | undefined {
  if (!fields) return chosen.importHash;
  const raw = (document: HistoryDocument, path: string) => {
    const placed = placesOf(document.content).get(path);
    return placed !== null && typeof placed === "object" && "raw" in placed ? placed.raw : null;
  };
  return fields.every((path) => isDeepStrictEqual(raw(present, path), raw(chosen, path))) ? undefined : null;
}

/** What makes a document the one it is stays; everything else can be brought back. */
const fixed = new Set(["code", "identifier", "layout", "imported"]);

function expectPlaces(paths: readonly string[], present: Content, chosen: Content): void {
  const known = new Set([...placesOf(present).keys(), ...placesOf(chosen).keys()]);
  const isFixed = (path: string) => fixed.has(path) || (path === "collection" && !isAnalysis(present));
  const errors = paths.flatMap((path, at) =>
    known.has(path) && !isFixed(path)
      ? []
      : [
          {
            path: `fields.${at}`,
            code: "not_found" as const,
            message: `"${path}" cannot be brought back by itself.`,
          },
        ],
  );
  if (errors.length > 0) throw fieldProblems(errors);
}
