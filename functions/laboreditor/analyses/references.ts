import type { References } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import type { Catalogue, Reference } from "../../core/door.ts";

/** The targets of these references in the catalogue, with the collections of items; null for targets that are gone. */
export function resolve(catalogue: Catalogue, references: readonly Reference[]): References {
  const named = (kind: Reference["kind"]) =>
    references.filter((one) => one.kind === kind).map(({ identity }) => identity);
  const record = <Shown>(identifiers: readonly string[], show: (identifier: string) => Shown | null) =>
    Object.fromEntries([...new Set(identifiers)].map((identifier) => [identifier, show(identifier)]));
  const items = named("collectionitem");
  const collections = [...named("collection"), ...items.flatMap((item) => item.split("/").slice(0, -1))];
  return {
    categories: record(named("category"), (identifier) => {
      const found = catalogue.content("category", identifier);
      return found ? { name: found.name, has_layout: found.layout !== null } : null;
    }),
    collections: record(collections, (identifier) => {
      const found = catalogue.content("collection", identifier);
      return found ? { name: found.name } : null;
    }),
    items: record(items, (identifier) => {
      const found = catalogue.get("collectionitem", identifier);
      return found ? { id: found.id, name: found.content.name } : null;
    }),
    analyses: record(named("analysis"), (code) => {
      const found = catalogue.get("analysis", code);
      return found ? { id: found.id, name: found.content.name, state: found.content.state } : null;
    }),
  };
}
