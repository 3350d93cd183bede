import type { CatalogueDocument, Category } from "../../../shared/core/catalogue/document.ts";
import type { categories } from "../../../shared/core/categories/categories.endpoints.ts";
import { localized } from "../../../shared/kernel/language.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { fieldProblem, problem, refuseFields } from "../../platform/problem.ts";
import { EditConflict, mostInCommit, saveDocuments, type Together } from "../catalogue/catalogue.store.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { documentCommands, missingErrors, takenErrors } from "../catalogue/document-commands.ts";
import { readHistory } from "../catalogue/history.store.ts";
import { catalogueOf } from "../catalogue/replica.store.ts";
import { childrenByParent, withDescendants } from "./category-tree.ts";

type CategoryDocument = CatalogueDocument<"category">;
/** Attempts to plan an order again if somebody else has changed one of the categories meanwhile. */
const attempts = 10;

/** Conflicts of a category with the catalogue, by field. */
export const categoryErrors = (
  catalogue: Catalogue,
  { identifier, parent, layout }: Partial<Category>,
  present = identifier === undefined ? undefined : catalogue.get("category", identifier),
) => [
  ...takenErrors("category", "identifier", present),
  ...missingErrors(catalogue, { parent: ["category", parent], layout: ["layout", layout] }),
];

/** The children of a category in order; null stands for the root. */
const childrenOf = (catalogue: Catalogue, parent: string | null): CategoryDocument[] =>
  (childrenByParent(catalogue).get(parent ?? "") ?? []).toSorted(
    (left, right) => left.content.order - right.content.order,
  );

const nextOrder = (catalogue: Catalogue, parent: string | null) =>
  (childrenOf(catalogue, parent).at(-1)?.content.order ?? -1) + 1;

/** A new category comes last among its siblings, and so does a category that gets another parent. */
export const categoryCommands = documentCommands("category", {
  make(input: Omit<Category, "order">, catalogue, present) {
    refuseFields(categoryErrors(catalogue, input, present));
    return { ...input, order: nextOrder(catalogue, input.parent) };
  },
  edit(content, change: Partial<Pick<Category, "name" | "parent">>, catalogue) {
    const { parent = content.parent } = change;
    if (parent === content.parent) return { ...content, ...change };
    refuseFields(categoryErrors(catalogue, { parent }));
    if (parent !== null && withDescendants(catalogue, content.identifier).has(parent))
      throw fieldProblem("parent", "circle", "A category cannot be inside itself or one below it.");
    return { ...content, ...change, order: nextOrder(catalogue, parent) };
  },
  // Move the children up to where the category stood.
  beforeRemoval: async (actor, documentIn) => {
    const { id } = documentIn(await catalogueOf(actor));
    const plan = (catalogue: Catalogue) => {
      const { content } = documentIn(catalogue);
      const children = childrenOf(catalogue, content.identifier);
      const line = childrenOf(catalogue, content.parent).flatMap((sibling) =>
        sibling.id === id ? children : [sibling],
      );
      return line.map((child, order) => {
        const { parent } = child.content;
        return { ...child, to: { order, parent: parent === content.identifier ? content.parent : parent } };
      });
    };
    return place(actor, plan, { along: id });
  },
  show: ({ id, content: { identifier, name, parent, layout } }) => ({ id, identifier, name, parent, layout }),
});

/** A category and its new place. */
type Placed = CategoryDocument & { to: Pick<Category, "parent" | "order"> };

/**
 * Puts categories into their new places; if repeated, completes what is left. If somebody else changes one of them meanwhile, the
 * places are planned again.
 * @throws ProblemError conflict after too many attempts, and any problem that `plan` throws
 */
async function place(
  actor: Actor,
  plan: (catalogue: Catalogue) => readonly Placed[],
  together: Together = {},
): Promise<undefined> {
  for (let count = 1; ; count++) {
    const changes = plan(await catalogueOf(actor)).flatMap(({ id, content, version, to }) =>
      to.parent === content.parent && to.order === content.order
        ? []
        : [{ kind: "category" as const, id, content: { ...content, ...to }, basedOn: version }],
    );
    try {
      for (let from = 0; from < changes.length; from += mostInCommit)
        await saveDocuments(actor, changes.slice(from, from + mostInCommit), together);
      return undefined;
    } catch (error) {
      if (!(error instanceof EditConflict)) throw error;
      if (count >= attempts) throw problem("conflict", "The categories are being changed by somebody else.");
    }
  }
}

/**
 * Returns the children of a deleted category to it before it is restored, unless somebody has moved them since the deletion; its siblings
 * make room for it. If repeated, completes what is left.
 * @returns the place that is kept free for it
 */
export async function restoreChildren(actor: Actor, deleted: CategoryDocument): Promise<number> {
  const { id, content } = deleted;
  const before = new Map<string, Category>();
  for (const child of childrenOf(await catalogueOf(actor), content.parent)) {
    const versions = child.version > 1 ? ((await readHistory(actor, child)) as CategoryDocument[]) : [];
    const deletion = versions.findIndex(({ author }) => author.along === id);
    const previous = versions[deletion + 1]?.content;
    const isSameParent = versions
      .slice(0, deletion)
      .every((later) => later.content.parent === content.parent);
    if (deletion >= 0 && previous && isSameParent) before.set(child.id, previous);
  }
  const [main] = actor.languages;
  const nameOf = ({ name, identifier }: Category) => localized(name, main, main).value ?? identifier;
  let free = 0;
  await place(actor, (catalogue) => {
    const siblings = childrenOf(catalogue, content.parent);
    const inIt = (sibling: CategoryDocument) => before.get(sibling.id)?.parent === content.identifier;
    const beside = siblings.filter((sibling) => !inIt(sibling));
    const stoodBefore = (sibling: CategoryDocument) => {
      const previous = before.get(sibling.id) ?? sibling.content;
      return (previous.order - content.order || nameOf(previous).localeCompare(nameOf(content), main)) < 0;
    };
    free = beside.filter(stoodBefore).length;
    return [
      ...siblings.filter(inIt).map((child) => ({
        ...child,
        to: { parent: content.identifier, order: before.get(child.id)?.order ?? 0 },
      })),
      ...beside.map((sibling, index) => ({
        ...sibling,
        to: { parent: sibling.content.parent, order: index < free ? index : index + 1 },
      })),
    ];
  });
  return free;
}

/**
 * Puts the categories of one parent into an order.
 * @throws ProblemError conflict; validation_failed if the order does not name exactly its categories
 */
export const moveCategories = async ({ actor, body: { parent, order } }: Call<typeof categories.move>) =>
  place(actor, (catalogue) => {
    const children = new Map(childrenOf(catalogue, parent).map((child) => [child.content.identifier, child]));
    const sorted = order.flatMap((identifier) => children.get(identifier) ?? []);
    if (sorted.length !== children.size || new Set(order).size !== order.length)
      throw fieldProblem("order", "invalid", "The order has to name each category of the parent once.");
    return sorted.map((child, index) => ({ ...child, to: { parent: child.content.parent, order: index } }));
  });
