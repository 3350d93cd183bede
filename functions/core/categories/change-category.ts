import type { CatalogueDocument, Category } from "../../../shared/core/catalogue/document.ts";
import type { FieldCode, FieldError } from "../../../shared/kernel/problem.ts";
import type { Actor } from "../../platform/actor.ts";
import { checkSeen, editConflict, fieldProblem, problem, refuseFields } from "../../platform/problem.ts";
import { EditConflict, saveDocuments } from "../catalogue/catalogue.store.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { editDocument } from "../catalogue/edit-document.store.ts";
import { documentId } from "../catalogue/identity.ts";
import { catalogueOf } from "../catalogue/replica.store.ts";
import { childrenByParent, withDescendants } from "./category-tree.ts";

type CategoryDocument = CatalogueDocument<"category">;
/** Documents of one commit at most. */
const together = 30;
/** How often categories are placed anew because somebody changed one of them meanwhile. */
const mostTries = 10;

const notThere = () => problem("not_found", "There is no such category.");

/** @throws ProblemError not_found */
export async function readCategory(actor: Actor, id: string): Promise<CategoryDocument> {
  const document = (await catalogueOf(actor)).byId("category", id);
  if (!document) throw notThere();
  return document;
}

/** What of a category does not fit the catalogue. */
export function categoryErrors(
  catalogue: Catalogue,
  { identifier, parent = null, layout = null }: Partial<Category>,
  present = identifier === undefined ? undefined : catalogue.get("category", identifier),
): FieldError[] {
  const errors: FieldError[] = [];
  const wrong = (path: string, code: FieldCode, message: string) => errors.push({ path, code, message });
  if (present && !present.deleted)
    wrong("identifier", "already_exists", "A category with this identifier already exists.");
  if (parent !== null && !catalogue.get("category", parent))
    wrong("parent", "not_found", `There is no category "${parent}".`);
  if (layout !== null && !catalogue.get("layout", layout))
    wrong("layout", "not_found", `There is no layout "${layout}".`);
  return errors;
}

/** Those that stand in a category, null for the topmost, in their order. */
const childrenOf = (catalogue: Catalogue, parent: string | null): CategoryDocument[] =>
  (childrenByParent(catalogue).get(parent ?? "") ?? []).toSorted(
    (left, right) => left.content.order - right.content.order,
  );

/** Adds a category behind those beside it. @throws ProblemError already_exists, validation_failed */
export async function createCategory(
  actor: Actor,
  wanted: Omit<Category, "order">,
): Promise<CategoryDocument> {
  const { document } = await editDocument(
    actor,
    "category",
    documentId("category", wanted.identifier),
    (present, catalogue) => {
      refuseFields(categoryErrors(catalogue, wanted, present));
      const last = childrenOf(catalogue, wanted.parent).at(-1);
      return { content: { ...wanted, order: (last?.content.order ?? -1) + 1 }, importHash: null };
    },
  );
  return document;
}

function expectSeen(present: CategoryDocument | undefined, seen: string | undefined): CategoryDocument {
  if (!present || present.deleted) throw notThere();
  checkSeen(seen, present.version, () => editConflict("this category"));
  return present;
}

/** Renames or moves a category. @throws ProblemError edit_conflict, not_found, validation_failed */
export async function changeCategory(
  actor: Actor,
  id: string,
  seen: string | undefined,
  change: Partial<Pick<Category, "name" | "parent">>,
): Promise<CategoryDocument> {
  const { document } = await editDocument(actor, "category", id, (found, catalogue) => {
    const { content } = expectSeen(found, seen);
    const { parent = content.parent } = change;
    if (parent === content.parent) return { content: { ...content, ...change } };
    refuseFields(categoryErrors(catalogue, { parent: parent }));
    if (parent !== null && withDescendants(catalogue, content.identifier).has(parent))
      throw fieldProblem("parent", "circle", "A category cannot stand in itself or in one below it.");
    const last = childrenOf(catalogue, parent).at(-1);
    return { content: { ...content, ...change, order: (last?.content.order ?? -1) + 1 } };
  });
  return document;
}

/** Where a category comes to stand. */
type Placed = CategoryDocument & { to: Pick<Category, "parent" | "order"> };

/**
 * Puts categories where they shall stand; each commit is whole, and the same call again does what is left. Where somebody else changes one
 * of them meanwhile, it is planned anew.
 * @throws ProblemError conflict where they do not hold still, and what `plan` throws
 */
async function place(actor: Actor, plan: (catalogue: Catalogue) => readonly Placed[]): Promise<void> {
  for (let count = 1; ; count++) {
    const changes = plan(await catalogueOf(actor)).flatMap(({ id, content, version, to }) =>
      to.parent === content.parent && to.order === content.order
        ? []
        : [{ kind: "category" as const, id, content: { ...content, ...to }, basedOn: version }],
    );
    try {
      for (let from = 0; from < changes.length; from += together)
        await saveDocuments(actor, changes.slice(from, from + together));
      return;
    } catch (error) {
      if (!(error instanceof EditConflict)) throw error;
      if (count >= mostTries) throw problem("conflict", "The categories are being changed by somebody else.");
    }
  }
}

/** Deletes a category, after those in it have moved up to where it stood. @throws ProblemError conflict, edit_conflict, not_found */
export async function deleteCategory(actor: Actor, id: string, seen: string | undefined): Promise<void> {
  await place(actor, (catalogue) => {
    const { content } = expectSeen(catalogue.byId("category", id), seen);
    const beside = childrenOf(catalogue, content.parent);
    const children = childrenOf(catalogue, content.identifier);
    const line = beside.flatMap((one) => (one.id === id ? children : [one]));
    return line.map((one, order) => {
      const { parent } = one.content;
      return { ...one, to: { order, parent: parent === content.identifier ? content.parent : parent } };
    });
  });
  await editDocument(actor, "category", id, (present) => {
    expectSeen(present, seen);
    return { content: null };
  });
}

/**
 * Puts the categories of one parent into an order.
 * @throws ProblemError conflict; validation_failed where they are not its categories
 */
export async function sortCategories(
  actor: Actor,
  parent: string | null,
  order: readonly string[],
): Promise<void> {
  await place(actor, (catalogue) => {
    const children = childrenOf(catalogue, parent);
    const known = new Map(children.map((child) => [child.content.identifier, child]));
    const sorted = order.flatMap((identifier) => known.get(identifier) ?? []);
    if (sorted.length !== known.size || new Set(order).size !== order.length)
      throw fieldProblem("order", "invalid", "The order has to name each category of the parent once.");
    return sorted.map((one, at) => ({ ...one, to: { parent: one.content.parent, order: at } }));
  });
}
