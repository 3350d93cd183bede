import { localized } from "../../../shared/kernel/language.ts";
import type { PublicCategory } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { type Catalogue, childrenByParent, lineageOf, type Reader } from "../../core/door.ts";

/** The tree of categories that lead to an analysis, parents before children; each counts every analysis at or below it once. */
export function publicCategories(
  catalogue: Catalogue,
  { language, main }: Pick<Reader, "language" | "main">,
  analyses: readonly { categories: readonly string[] }[],
): PublicCategory[] {
  const find = (identifier: string) => catalogue.content("category", identifier);
  const lineages = new Map<string, string[]>();
  for (const { content } of catalogue.documents("category")) {
    const lineage = [...lineageOf(content.identifier, find)].map(({ identifier }) => identifier);
    lineages.set(content.identifier, lineage);
  }
  const counts = new Map<string, number>();
  for (const { categories } of analyses) {
    const reached = new Set(categories.flatMap((identifier) => lineages.get(identifier) ?? []));
    for (const identifier of reached) counts.set(identifier, (counts.get(identifier) ?? 0) + 1);
  }
  const children = childrenByParent(catalogue);
  const collator = new Intl.Collator(language, { numeric: true });
  const walk = (parent: string | null): PublicCategory[] =>
    (children.get(parent ?? "") ?? [])
      .flatMap(({ content: { identifier: id, name, order } }) => {
        const count = counts.get(id);
        return count === undefined
          ? []
          : { id, name: localized(name, language, main).value ?? id, order, count };
      })
      .sort((left, right) => left.order - right.order || collator.compare(left.name, right.name))
      .flatMap(({ id, name, count }) => [{ id, name, parent, count }, ...walk(id)]);
  return walk(null);
}
