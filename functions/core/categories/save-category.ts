import type { CatalogueDocument, Category } from "../../../shared/core/catalogue/document.ts";
import type { Actor } from "../../platform/actor.ts";
import { problem } from "../../platform/problem.ts";
import { saveDocuments } from "../catalogue/catalogue.store.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { editDocument } from "../catalogue/edit-document.store.ts";
import { documentId } from "../catalogue/identity.ts";
import { catalogueOf } from "../catalogue/replica.store.ts";
import { childrenByParent, withDescendants } from "./category-tree.ts";

type CategoryDocument = CatalogueDocument<"category">;
/** Documents of one commit at most. */
const together = 30;

const refused = (path: string, code: string, message: string) =>
  problem("validation_failed", message, [{ path, code, message }]);
const notThere = () => problem("not_found", "There is no such category.");

/** @throws ProblemError not_found */
export async function readCategory(actor: Actor, id: string): Promise<CategoryDocument> {
  const document = (await catalogueOf(actor)).byId("category", id);
  if (!document) throw notThere();
  return document;
}

function expectParent(catalogue: Catalogue, parent: string | null): void {
  if (parent !== null && !catalogue.get("category", parent))
    throw refused("parent", "not_found", `There is no category "${parent}".`);
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
      if (present && !present.deleted) {
        const message = "A category with this identifier already exists.";
        throw problem("already_exists", message, [{ path: "identifier", code: "already_exists", message }]);
      }
      expectParent(catalogue, wanted.parent);
      if (wanted.layout !== null && !catalogue.get("layout", wanted.layout))
        throw refused("layout", "not_found", `There is no layout "${wanted.layout}".`);
      const last = childrenOf(catalogue, wanted.parent).at(-1);
      return { content: { ...wanted, order: (last?.content.order ?? -1) + 1 }, importHash: null };
    },
  );
  return document;
}

function expectSeen(present: CategoryDocument | undefined, seen: string | undefined): CategoryDocument {
  if (!present || present.deleted) throw notThere();
  if (seen !== undefined && seen !== String(present.version))
    throw problem("edit_conflict", "Somebody else changed this category meanwhile.");
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
    expectParent(catalogue, parent);
    if (parent !== null && withDescendants(catalogue, content.identifier).has(parent))
      throw refused("parent", "circle", "A category cannot stand in itself or in one below it.");
    const last = childrenOf(catalogue, parent).at(-1);
    return { content: { ...content, ...change, order: (last?.content.order ?? -1) + 1 } };
  });
  return document;
}

/** Saves what differs; each commit is whole, and the same call again does what is left. */
async function saveAll(
  actor: Actor,
  documents: readonly CategoryDocument[],
  change: (content: Category, place: number) => Category,
): Promise<void> {
  const changes = documents.flatMap(({ id, content, version }, place) => {
    const next = change(content, place);
    const isSame = next.parent === content.parent && next.order === content.order;
    return isSame ? [] : [{ kind: "category" as const, id, content: next, basedOn: version }];
  });
  for (let from = 0; from < changes.length; from += together)
    await saveDocuments(actor, changes.slice(from, from + together));
}

/** Deletes a category, after those in it have moved up to where it stood. @throws ProblemError edit_conflict, not_found */
export async function deleteCategory(actor: Actor, id: string, seen: string | undefined): Promise<void> {
  const catalogue = await catalogueOf(actor);
  const { content } = expectSeen(catalogue.byId("category", id), seen);
  const beside = childrenOf(catalogue, content.parent);
  const place = beside.findIndex((each) => each.id === id);
  const children = childrenOf(catalogue, content.identifier);
  const line = [...beside.slice(0, place), ...children, ...beside.slice(place + 1)];
  await saveAll(actor, line, (one, order) => ({
    ...one,
    order,
    parent: one.parent === content.identifier ? content.parent : one.parent,
  }));
  await editDocument(actor, "category", id, (present) => {
    expectSeen(present, seen);
    return { content: null };
  });
}

/** Puts the categories of one parent into an order. @throws ProblemError validation_failed where they are not its categories */
export async function sortCategories(
  actor: Actor,
  parent: string | null,
  order: readonly string[],
): Promise<void> {
  const children = childrenOf(await catalogueOf(actor), parent);
  const known = new Map(children.map((child) => [child.content.identifier, child]));
  const sorted = order.flatMap((identifier) => known.get(identifier) ?? []);
  if (sorted.length !== known.size || new Set(order).size !== order.length)
    throw refused("order", "invalid", "The order has to name each category of the parent once.");
  await saveAll(actor, sorted, (content, place) => ({ ...content, order: place }));
}
