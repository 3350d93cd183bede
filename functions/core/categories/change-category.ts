import type { CatalogueDocument, Category } from "../../../shared/core/catalogue/document.ts";
import type { categories } from "../../../shared/core/categories/categories.endpoints.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { fieldProblem, problem, refuseFields } from "../../platform/problem.ts";
import { EditConflict, mostInCommit, saveDocuments } from "../catalogue/catalogue.store.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { documentCommands, missingErrors, takenErrors } from "../catalogue/document-commands.ts";
import { catalogueOf } from "../catalogue/replica.store.ts";
import { childrenByParent, withDescendants } from "./category-tree.ts";

type CategoryDocument = CatalogueDocument<"category">;
/** How often an order is planned again because somebody changed one of the categories meanwhile. */
const attempts = 10;

/** What of a category does not fit the catalogue. */
export const categoryErrors = (
  catalogue: Catalogue,
  { identifier, parent, layout }: Partial<Category>,
  present = identifier === undefined ? undefined : catalogue.get("category", identifier),
) => [
  ...takenErrors("category", "identifier", present),
  ...missingErrors(catalogue, { parent: ["category", parent], layout: ["layout", layout] }),
];

/** The children of a category, null for the topmost, in their order. */
const childrenOf = (catalogue: Catalogue, parent: string | null): CategoryDocument[] =>
  (childrenByParent(catalogue).get(parent ?? "") ?? []).toSorted(
    (left, right) => left.content.order - right.content.order,
  );

const nextOrder = (catalogue: Catalogue, parent: string | null) =>
  (childrenOf(catalogue, parent).at(-1)?.content.order ?? -1) + 1;

/** A new category comes last among its siblings, and so does one that gets another parent. */
export const categoryCommands = documentCommands("category", {
  make(wanted: Omit<Category, "order">, catalogue, present) {
    refuseFields(categoryErrors(catalogue, wanted, present));
    return { ...wanted, order: nextOrder(catalogue, wanted.parent) };
  },
  edit(content, change: Partial<Pick<Category, "name" | "parent">>, catalogue) {
    const { parent = content.parent } = change;
    if (parent === content.parent) return { ...content, ...change };
    refuseFields(categoryErrors(catalogue, { parent }));
    if (parent !== null && withDescendants(catalogue, content.identifier).has(parent))
      throw fieldProblem("parent", "circle", "A category cannot stand in itself or in one below it.");
    return { ...content, ...change, order: nextOrder(catalogue, parent) };
  },
  // The children move up to where the category stood.
  beforeRemoval: (actor, documentIn) =>
    place(actor, (catalogue) => {
      const { id, content } = documentIn(catalogue);
      const children = childrenOf(catalogue, content.identifier);
      const line = childrenOf(catalogue, content.parent).flatMap((one) => (one.id === id ? children : [one]));
      return line.map((one, order) => {
        const { parent } = one.content;
        return { ...one, to: { order, parent: parent === content.identifier ? content.parent : parent } };
      });
    }),
  show: ({ id, content: { identifier, name, parent, layout } }) => ({ id, identifier, name, parent, layout }),
});

/** A category and its new place. */
type Placed = CategoryDocument & { to: Pick<Category, "parent" | "order"> };

/**
 * Puts categories into their new places; the same call again does what is left. If somebody else changes one of them meanwhile, the places
 * are planned again.
 * @throws ProblemError conflict after too many attempts, and what `plan` throws
 */
async function place(actor: Actor, plan: (catalogue: Catalogue) => readonly Placed[]): Promise<undefined> {
  for (let count = 1; ; count++) {
    const changes = plan(await catalogueOf(actor)).flatMap(({ id, content, version, to }) =>
      to.parent === content.parent && to.order === content.order
        ? []
        : [{ kind: "category" as const, id, content: { ...content, ...to }, basedOn: version }],
    );
    try {
      for (let from = 0; from < changes.length; from += mostInCommit)
        await saveDocuments(actor, changes.slice(from, from + mostInCommit));
      return undefined;
    } catch (error) {
      if (!(error instanceof EditConflict)) throw error;
      if (count >= attempts) throw problem("conflict", "The categories are being changed by somebody else.");
    }
  }
}

/**
 * Puts the categories of one parent into an order.
 * @throws ProblemError conflict; validation_failed if they are not its categories
 */
export const moveCategories = async ({ actor, body: { parent, order } }: Call<typeof categories.move>) =>
  place(actor, (catalogue) => {
    const known = new Map(childrenOf(catalogue, parent).map((child) => [child.content.identifier, child]));
    const sorted = order.flatMap((identifier) => known.get(identifier) ?? []);
    if (sorted.length !== known.size || new Set(order).size !== order.length)
      throw fieldProblem("order", "invalid", "The order has to name each category of the parent once.");
    return sorted.map((one, at) => ({ ...one, to: { parent: one.content.parent, order: at } }));
  });
