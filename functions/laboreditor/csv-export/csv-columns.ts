import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { type FieldDefinition, valueFields } from "../../../shared/core/catalogue/field.ts";
import { publishedIn } from "../../../shared/core/catalogue/published.ts";
import { localized } from "../../../shared/kernel/language.ts";
import { uiLanguageOf } from "../../../shared/kernel/ui-language.ts";
import { type Catalogue, itemName, itemsOf, type Reader, shownName, textOfValue } from "../../core/door.ts";
import { csvTexts } from "./csv-texts.ts";

type Languages = Pick<Reader, "language" | "main" | "certificates">;
export interface CsvColumn {
  title: string;
  cell: (analysis: Analysis) => string;
}

/**
 * The columns of a table of analyses: first the facts of every analysis, then the fields of all their layouts in layout order. Each title
 * appears once.
 */
export function csvColumns(
  catalogue: Catalogue,
  analyses: readonly Analysis[],
  languages: Languages,
): CsvColumn[] {
  const words = csvTexts[uiLanguageOf(languages.language)];
  const nameOf = (kind: "category" | "collection", identifier: string) =>
    localized(catalogue.content(kind, identifier)?.name ?? {}, languages.language, languages.main).value ??
    identifier;
  const columns: CsvColumn[] = [
    { title: words.code, cell: ({ code }) => code },
    { title: words.name, cell: (analysis) => shownName(analysis, languages) },
    { title: words.state, cell: ({ state }) => words[state] },
    { title: words.internal, cell: ({ internal }) => (internal ? words.yes : words.no) },
    {
      title: words.categories,
      cell: ({ categories }) => categories.map((category) => nameOf("category", category)).join(", "),
    },
    {
      title: words.collection,
      cell: ({ collection }) => (collection === null ? "" : nameOf("collection", collection)),
    },
    {
      title: words.items,
      cell: (analysis) =>
        itemsOf(analysis)
          .map((item) => itemName(catalogue, item, languages))
          .join(", "),
    },
    { title: words.related, cell: ({ related }) => related.join(", ") },
  ];
  const titles = new Set(columns.map(({ title }) => title));
  for (const [key, definitions] of fieldsOf(catalogue, analyses)) {
    const first = definitions.values().next().value;
    const label = localized(first?.label ?? {}, languages.language, languages.main).value ?? key;
    const title = titles.has(label) ? `${label} (${key})` : label;
    titles.add(title);
    columns.push({
      title,
      cell: ({ layout, fields }) => {
        const [field, stored] = [definitions.get(layout), fields[key]];
        if (!field || !stored) return "";
        const { value } = publishedIn(stored, languages.language, languages.main, field);
        return textOfValue(catalogue, field, value, languages);
      },
    });
  }
  return columns;
}

/** By field key: the field's definition in each layout that has it. */
function fieldsOf(
  catalogue: Catalogue,
  analyses: readonly Analysis[],
): Map<string, Map<string, FieldDefinition>> {
  const byKey = new Map<string, Map<string, FieldDefinition>>();
  for (const layout of new Set(analyses.map((analysis) => analysis.layout))) {
    for (const field of valueFields(catalogue.content("layout", layout)?.fields ?? [])) {
      byKey.set(field.key, (byKey.get(field.key) ?? new Map()).set(layout, field));
    }
  }
  return byKey;
}
