import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { type FieldColumn, type FieldDefinition, valueFields } from "../../../shared/core/catalogue/field.ts";
import { columnKindOf, roleOf } from "../../../shared/core/catalogue/field-role.ts";
import { publishedValue } from "../../../shared/core/catalogue/published.ts";
import { fold } from "../../../shared/kernel/folding.ts";
import type { Catalogue } from "./catalogue.ts";

/** Collection items by their folded names in all languages, as `collection/identifier`. */
const itemsByName = (catalogue: Catalogue) =>
  catalogue.deriveFrom<ReadonlyMap<string, string>>(["collectionitem"], "collection items by name", () => {
    const items = new Map<string, string>();
    for (const { content } of catalogue.documents("collectionitem")) {
      const identity = `${content.collection}/${content.identifier}`;
      for (const name of Object.values(content.name)) {
        const key = fold(name ?? "");
        if (key !== "" && !items.has(key)) items.set(key, identity);
      }
    }
    return items;
  });

/** The collection item that has a name in any language, as `collection/identifier`. */
export const itemCalled = (catalogue: Catalogue, name: string): string | undefined =>
  itemsByName(catalogue).get(fold(name));

const isNaming = (column: FieldColumn) => ["material", "container"].includes(columnKindOf(column));

/** The collection items whose names stand in an analysis's visible tables of specimens, as `collection/identifier`. */
export function specimenItems(catalogue: Catalogue, analysis: Analysis): string[] {
  const fields = valueFields(catalogue.content("layout", analysis.layout)?.fields ?? []).filter(
    (field) => field.field_visible && roleOf(field) === "specimens",
  );
  const items = fields
    .flatMap((field) => namesIn(field, analysis))
    .map((name) => itemCalled(catalogue, name));
  return [...new Set(items.filter((item) => item !== undefined))];
}

/** Materials and containers in a table of specimens; one that is chosen has the name of its option. */
function namesIn({ key, columns = [] }: FieldDefinition, analysis: Analysis): string[] {
  const stored = analysis.fields[key];
  const value = stored && publishedValue(stored);
  if (typeof value !== "object" || value === null) return [];
  const rows = (Array.isArray(value) ? value : Object.values(value).flat()).filter(
    (row) => typeof row === "object",
  );
  return columns.filter(isNaming).flatMap(({ key: column, options = [] }) =>
    rows.flatMap((row) => {
      const cell = row[column] ?? "";
      const label = options.find((option) => option.key === cell)?.label;
      return label ? Object.values(label).filter((name) => name !== undefined) : cell;
    }),
  );
}
