import type { References } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import type { Catalogue, Reference } from "../../core/door.ts";

/** The targets of these references in the catalogue, with the collections of items; null for targets that are gone. */
export function resolve(catalogue: Catalogue, references: readonly Reference[]): References {
  const named = (kind: Reference["kind"]) =>
    references.filter((reference) => reference.kind === kind).map(({ identity }) => identity);
  const record = <Shown>(identifiers: readonly string[], show: (identifier: string) => Shown | null) =>
    Object.fromEntries([...new Set(identifiers)].map((identifier) => [identifier, show(identifier)]));
  const items = named("collectionitem");
  const collections = [...named("collection"), ...items.flatMap((item) => item.split("/").slice(0, -1))];
  return {
    categories: record(named("category"), (identifier) => {
      const category = catalogue.content("category", identifier);
      return category ? { name: category.name, has_layout: category.layout !== null } : null;
    }),
    collections: record(collections, (identifier) => {
      const collection = catalogue.content("collection", identifier);
      return collection ? { name: collection.name } : null;
    }),
    items: record(items, (identifier) => {
      const item = catalogue.get("collectionitem", identifier);
      return item ? { id: item.id, name: item.content.name } : null;
    }),
    analyses: record(named("analysis"), (code) => {
      const analysis = catalogue.get("analysis", code);
      return analysis
        ? { id: analysis.id, name: analysis.content.name, state: analysis.content.state }
        : null;
    }),
  };
}
