import { isDeepStrictEqual } from "node:util";
import type { CatalogueDocument, Category, Layout } from "../../../shared/core/catalogue/document.ts";
import type { HistoryModel, RollbackResult } from "../../../shared/laboreditor/history/history.ts";
import {
  type Catalogue,
  type Content,
  type DocumentEdit,
  editDocument,
  isAnalysis,
  isCategory,
  isLayout,
  loadRestoreChildren,
  loadRestoreItems,
  type VisibleTo,
  withFields,
} from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { checkSeen, editConflict, fieldProblems, problem } from "../../platform/problem.ts";
import { mismatchesOf, standsInItself } from "./mismatches.ts";
import { readChosen } from "./read-history.ts";
import { slotAt, withValue } from "./restore-values.ts";

/** The parts of a version to restore. */
export interface RollbackOptions {
  /** Paths of single values, `fields.method.de`; if absent, the whole version. */
  fields?: readonly string[];
  /** If false, an analysis that would become published is hidden. */
  publish: boolean;
}

/**
 * Writes a new version equal to a chosen one, imported values included, or restores single values from it as readers saw them. A deleted
 * document is undeleted. Mismatches are kept and reported. If nothing would change, nothing is written.
 * @param seenVersion the newest version that the caller saw; for a deleted document, the one with which it was deleted
 * @throws ProblemError not_found, edit_conflict, validation_failed for values that neither version has
 */
export async function rollBack<Model extends HistoryModel>(
  actor: Actor,
  ref: { kind: Model; id: string },
  hid: number,
  options: RollbackOptions,
  seenVersion: string | undefined,
  reader: VisibleTo,
): Promise<RollbackResult> {
  const {
    present: last,
    chosen: [chosen],
  } = await readChosen(actor, ref, [hid]);
  if (!chosen) throw problem("not_found", "There is no such version.");
  if (last.deleted) expectSeen(last, seenVersion);
  const order = last.deleted ? await restoreAlong(actor, last) : undefined;
  let restored = false;
  const { document, catalogue, written } = await editDocument(actor, ref.kind, ref.id, (stored, now) => {
    const present = stored as CatalogueDocument | undefined;
    if (!present) throw problem("not_found", "There is no such version.");
    expectSeen(present, seenVersion);
    restored = present.deleted;
    return broughtBack(now, present, chosen, { ...options, order }, hid, reader) as
      | DocumentEdit<Model>
      | undefined;
  });
  const { content } = document as CatalogueDocument;
  return {
    id: ref.id,
    version: document.version,
    written,
    restored,
    state: isAnalysis(content) ? content.state : null,
    mismatches: mismatchesOf(catalogue, document, reader),
  };
}

const expectSeen = ({ version, author }: CatalogueDocument, seenVersion: string | undefined) =>
  checkSeen(seenVersion, version, () => editConflict("this", { by: author.name, version }));

/** Documents that were deleted or moved along with this one are restored before it. @returns the order of a restored category */
async function restoreAlong(actor: Actor, document: CatalogueDocument): Promise<number | undefined> {
  if (document.kind === "collection") {
    const restoreItems = await loadRestoreItems();
    await restoreItems(actor, document as CatalogueDocument<"collection">);
  }
  if (document.kind !== "category") return undefined;
  const restoreChildren = await loadRestoreChildren();
  return restoreChildren(actor, document as CatalogueDocument<"category">);
}

/** A whole version, adapted to the present catalogue. */
function adapted(catalogue: Catalogue, present: CatalogueDocument, chosen: Content): Content {
  if (standsInItself(catalogue, chosen)) return { ...chosen, parent: (present.content as Category).parent };
  if (!isLayout(chosen)) return chosen;
  // The default layout is a choice among all layouts, so it does not roll back; newer fields that hold values are kept aside.
  const { is_default: _, ...layout } = withFields(catalogue, present.content as Layout, chosen);
  const { is_default } = present.content as Layout;
  return { ...layout, ...(is_default && !present.deleted && { is_default }) };
}

function broughtBack(
  catalogue: Catalogue,
  present: CatalogueDocument,
  chosen: CatalogueDocument,
  { fields, publish, order }: RollbackOptions & { order: number | undefined },
  hid: number,
  reader: VisibleTo,
): DocumentEdit<HistoryModel> | undefined {
  const restored = fields
    ? withValues(present.content, chosen.content, fields, reader)
    : adapted(catalogue, present, chosen.content);
  const content: Content =
    isCategory(restored) && order !== undefined
      ? { ...restored, order }
      : !publish && isAnalysis(restored) && restored.state === "PUBLISHED"
        ? { ...restored, state: "HIDDEN" }
        : restored;
  if (!present.deleted && isDeepStrictEqual(content, present.content)) return undefined;
  // A whole version restores its imported values too, so the next import has to see that they differ from its last ones.
  return { content, restores: hid, importHash: fields ? undefined : chosen.importHash };
}

function withValues(present: Content, chosen: Content, paths: readonly string[], reader: VisibleTo): Content {
  const slots = paths.map((path) => slotAt(present, chosen, path, reader));
  const errors = paths.flatMap((path, index) =>
    slots[index]
      ? []
      : [
          {
            path: `fields.${index}`,
            code: "not_found" as const,
            message: `"${path}" cannot be restored by itself.`,
          },
        ],
  );
  if (errors.length > 0) throw fieldProblems(errors);
  return slots.reduce<Content>(
    (content, slot) => (slot ? withValue(content, chosen, slot, reader) : content),
    present,
  );
}
