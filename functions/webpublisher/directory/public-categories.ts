import type { Category } from "../../../shared/core/catalogue/document.ts";
import { localized } from "../../../shared/kernel/language.ts";
import type { PublicCategory } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import type { Catalogue, Reader } from "../../core/door.ts";

/**
 * The tree of categories that lead to an analysis, parents before children, each counting every analysis at or below it once.
 * A category whose parent is gone, or which is its own ancestor, stands at the top.
 */
export function publicCategories(
  catalogue: Catalogue,
  reader: Pick<Reader, "language" | "main">,
  analyses: readonly { categories: readonly string[] }[],
): PublicCategory[] {
  const known = new Map(
    [...catalogue.documents("category")].map(({ content }) => [content.identifier, content]),
  );
  const counts = new Map<string, number>();
  const lines = new Map([...known.keys()].map((identifier) => [identifier, lineOf(known, identifier)]));
  for (const { categories } of analyses) {
    const reached = new Set(categories.flatMap((identifier) => lines.get(identifier) ?? []));
    for (const identifier of reached) counts.set(identifier, (counts.get(identifier) ?? 0) + 1);
  }
  const nameOf = (category: Category) =>
    localized(category.name, reader.language, reader.main).value ?? category.identifier;
  const collator = new Intl.Collator(reader.language, { numeric: true });
  const childrenOf = Map.groupBy(
    [...known.values()].filter(({ identifier }) => counts.has(identifier)),
    (category) => parentOf(known, category),
  );
  const walk = (parent: string | null): PublicCategory[] =>
    (childrenOf.get(parent) ?? [])
      .sort((left, right) => left.order - right.order || collator.compare(nameOf(left), nameOf(right)))
      .flatMap((category) => [
        {
          id: category.identifier,
          name: nameOf(category),
          parent,
          count: counts.get(category.identifier) ?? 0,
        },
        ...walk(category.identifier),
      ]);
  return walk(null);
}

type Known = ReadonlyMap<string, Category>;

/** A category and those above it, itself first; nothing for one that is not there. */
function lineOf(known: Known, identifier: string): string[] {
  const line: string[] = [];
  for (let at = known.get(identifier); at; at = at.parent === null ? undefined : known.get(at.parent)) {
    if (line.includes(at.identifier)) break;
    line.push(at.identifier);
  }
  return line;
}

/** The parent that is shown: none where it is gone or leads back to the category itself. */
function parentOf(known: Known, { identifier, parent }: Category): string | null {
  if (parent === null || !known.has(parent)) return null;
  for (let at = known.get(parent), steps = 0; at && steps <= known.size; steps++) {
    if (at.identifier === identifier) return null;
    at = at.parent === null ? undefined : known.get(at.parent);
  }
  return parent;
}
