import { isDeepStrictEqual } from "node:util";
import type { CatalogueDocument, Category, Layout } from "../../../shared/core/catalogue/document.ts";
import type { CategoryNode } from "../../../shared/core/categories/categories.endpoints.ts";
import { type Language, localized } from "../../../shared/kernel/language.ts";
import type { Catalogue, Change } from "../catalogue/catalogue.ts";

type CategoryDocument = CatalogueDocument<"category">;

/** Categories by parent; a category is a root (key "") if its parent no longer exists or it is part of a circle. */
export function childrenByParent(catalogue: Catalogue): Map<string, CategoryDocument[]> {
  return catalogue.deriveFrom(["category"], "categories by parent", () => {
    const all = [...catalogue.documents("category")];
    return Map.groupBy(all, (document) =>
      leadsToRoot(catalogue, document) ? (document.content.parent ?? "") : "",
    );
  });
}

function leadsToRoot(catalogue: Catalogue, document: CategoryDocument): boolean {
  const { identifier } = document.content;
  const passed = new Set<string>();
  let { parent } = document.content;
  if (parent !== null && !catalogue.get("category", parent)) return false;
  // Stop at a circle further up: its members become roots.
  while (parent !== null && !passed.has(parent)) {
    if (parent === identifier) return false;
    passed.add(parent);
    parent = catalogue.content("category", parent)?.parent ?? null;
  }
  return true;
}

/** A category and its ancestors, nearest first; stops if they form a circle. */
export function* lineageOf(
  identifier: string,
  find: (identifier: string) => Category | undefined,
): Generator<Category> {
  const passed = new Set<string>();
  for (let category = find(identifier); category && !passed.has(category.identifier); ) {
    yield category;
    passed.add(category.identifier);
    category = category.parent === null ? undefined : find(category.parent);
  }
}

/** The layout for an analysis in these categories: that of the first category or its nearest ancestor with one, else of the next category. */
export function layoutOfCategories(
  categories: readonly string[],
  find: (identifier: string) => Category | undefined,
  layoutNamed: (identifier: string) => Layout | undefined,
): Layout | undefined {
  for (const identifier of categories)
    for (const { layout } of lineageOf(identifier, find)) {
      const match = layout === null ? undefined : layoutNamed(layout);
      if (match) return match;
    }
  return undefined;
}

/** A category and all below it, by identifier. */
export function withDescendants(catalogue: Catalogue, identifier: string): Set<string> {
  const children = childrenByParent(catalogue);
  const identifiers = new Set<string>();
  const visit = (parent: string) => {
    if (identifiers.has(parent)) return;
    identifiers.add(parent);
    for (const child of children.get(parent) ?? []) visit(child.content.identifier);
  };
  visit(identifier);
  return identifiers;
}

/** The whole tree in one language; a node counts each analysis below it once. */
export const categoryTree = (catalogue: Catalogue, language: Language, main: Language): CategoryNode[] =>
  catalogue.derive<CategoryNode[]>(`tree ${language} ${main}`, (previous) =>
    previous?.changes.every(staysWhereItWas) ? previous.value : growTree(catalogue, language, main),
  );

/** Whether a change leaves all nodes and counts as they are, as most edits do. */
function staysWhereItWas({ before, after }: Change): boolean {
  if (after.kind !== "analysis") return after.kind !== "category";
  const categories = (document?: CatalogueDocument) =>
    !document || document.deleted ? [] : (document as CatalogueDocument<"analysis">).content.categories;
  return isDeepStrictEqual(categories(before), categories(after));
}

function growTree(catalogue: Catalogue, language: Language, main: Language): CategoryNode[] {
  const children = childrenByParent(catalogue);
  const members = Map.groupBy(
    [...catalogue.documents("analysis")].flatMap(({ id, content }) =>
      content.categories.map((category) => ({ id, category })),
    ),
    ({ category }) => category,
  );
  const collator = new Intl.Collator(language);
  const node = ({ id, content }: CategoryDocument): { node: CategoryNode; ids: Set<string> } => {
    const below = (children.get(content.identifier) ?? []).map(node);
    const ids = new Set([
      ...(members.get(content.identifier) ?? []).map((member) => member.id),
      ...below.flatMap((child) => [...child.ids]),
    ]);
    const shown: CategoryNode = {
      id,
      identifier: content.identifier,
      name: localized(content.name, language, main).value ?? content.identifier,
      has_layout: content.layout !== null,
      layout: content.layout,
      count: ids.size,
      children: ordered(below.map((child) => child.node)),
    };
    return { node: shown, ids };
  };
  const order = new Map([...catalogue.documents("category")].map(({ id, content }) => [id, content.order]));
  const ordered = (nodes: CategoryNode[]) =>
    nodes.toSorted(
      (left, right) =>
        (order.get(left.id) ?? 0) - (order.get(right.id) ?? 0) || collator.compare(left.name, right.name),
    );
  return ordered((children.get("") ?? []).map((root) => node(root).node));
}
