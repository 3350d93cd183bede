import type { Language } from "../../../shared/kernel/language.ts";
import type { Catalogue } from "../../core/door.ts";
import { ImportContext } from "../imports/import-context.ts";
import { exportedAnalysis } from "./exported-analysis.ts";

/**
 * The catalogue as a file in the import format, piece by piece: layouts, categories and collections first, then one analysis per line, by code.
 * Deleted analyses are left out. Documents are sorted by identifier, since the order of a replica differs from container to container and two
 * files of the same catalogue should be equal.
 * @param main the laboratory's main content language
 */
export function* writeExport(catalogue: Catalogue, main: Language, exported: Date): Generator<string> {
  const contents = <Kind extends "layout" | "category" | "collection" | "collectionitem">(kind: Kind) =>
    [...catalogue.documents(kind)]
      .map(({ content }) => content)
      .sort((left, right) => (left.identifier < right.identifier ? -1 : 1));
  const items = Map.groupBy(contents("collectionitem"), ({ collection }) => collection);
  const collections = contents("collection").map((collection) => ({
    ...collection,
    items: (items.get(collection.identifier) ?? []).map(({ collection: _, ...item }) => item),
  }));
  const header = {
    version: 1,
    exported: exported.toISOString(),
    // Removed fields are left out because the values that analyses still hold in them are not exported either.
    layouts: contents("layout").map(({ removed: _, ...layout }) => layout),
    categories: contents("category"),
    collections,
  };
  yield `${JSON.stringify(header).slice(0, -1)},\n"analyses":[`;
  const context = new ImportContext(catalogue, main, false);
  const analyses = [...catalogue.documents("analysis")].sort((left, right) =>
    left.content.code < right.content.code ? -1 : 1,
  );
  for (const [index, { content }] of analyses.entries()) {
    yield `${index === 0 ? "" : ","}\n${JSON.stringify(exportedAnalysis(content, context))}`;
  }
  yield "\n]}\n";
}
