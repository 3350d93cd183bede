import type { Analysis, Category } from "../../../shared/core/catalogue/document.ts";
import type { ShownField } from "../../../shared/core/catalogue/shown-field.ts";
import { type Language, localized } from "../../../shared/kernel/language.ts";
import { longDates } from "../../../shared/kernel/locale.ts";
import {
  type Catalogue,
  childrenByParent,
  isPublic,
  type Reader,
  showAnalysis,
  shownName,
  valuesOf,
} from "../../core/door.ts";
import type { BookInput, BookLanguage, Chapter, Entry, EntryGroup, EntryRow } from "../book/book.ts";

const texts = {
  de: { title: "Analysenverzeichnis", uncategorised: "Weitere Analysen", yes: "ja" },
  en: { title: "Directory of analyses", uncategorised: "Further analyses", yes: "yes" },
};

export interface Laboratory {
  name: string;
  logo: string | null;
  colour: string;
}

/** The analyses that a book shows: published and not internal. */
export function printedAnalyses(catalogue: Catalogue): Analysis[] {
  return [...catalogue.documents("analysis")].map(({ content }) => content).filter(isPublic);
}

/** The book of a catalogue: a directory chapter for every root category with the categories below it as groups; each analysis once. */
export function bookOf(
  catalogue: Catalogue,
  analyses: readonly Analysis[],
  laboratory: Laboratory,
  language: Language,
  main: Language,
): BookInput {
  const bookLanguage: BookLanguage = language === "de" ? "de" : "en";
  const reader: Reader = { language, main, mayName: isPublic };
  return {
    title: texts[bookLanguage].title,
    subtitle: laboratory.name,
    language: bookLanguage,
    labName: laboratory.name,
    colour: laboratory.colour,
    ...(laboratory.logo && { logo: laboratory.logo }),
    chapters: chaptersOf(catalogue, analyses, reader, bookLanguage),
  };
}

function chaptersOf(
  catalogue: Catalogue,
  analyses: readonly Analysis[],
  reader: Reader,
  language: BookLanguage,
): Chapter[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const byCategory = Map.groupBy(
    analyses,
    ({ categories }) => categories.find((one) => catalogue.get("category", one)) ?? "",
  );
  const nameOf = (category: Category) =>
    localized(category.name, reader.language, reader.main).value ?? category.identifier;
  const children = childrenByParent(catalogue);
  const childrenOf = (identifier: string) =>
    (children.get(identifier) ?? [])
      .map(({ content }) => content)
      .sort((left, right) => left.order - right.order || collator.compare(nameOf(left), nameOf(right)));
  const entriesOf = (identifier: string) =>
    (byCategory.get(identifier) ?? [])
      .map((analysis) => entryOf(catalogue, analysis, reader, language))
      .sort((left, right) => collator.compare(left.name, right.name));
  const groupsOf = ({ identifier }: Category, path: string[]): EntryGroup[] => [
    { path, entries: entriesOf(identifier) },
    ...childrenOf(identifier).flatMap((child) => groupsOf(child, [...path, nameOf(child)])),
  ];
  const chapters = childrenOf("").map((root) => chapter(root.identifier, nameOf(root), groupsOf(root, [])));
  const rest = [{ path: [], entries: entriesOf("") }];
  return [...chapters, chapter("uncategorised", texts[language].uncategorised, rest)].filter(
    ({ groups }) => groups && groups.length > 0,
  );
}

const chapter = (id: string, title: string, groups: EntryGroup[]): Chapter => ({
  kind: "directory",
  id,
  title,
  orientation: "portrait",
  columns: 2,
  layout: "list",
  groups: groups.filter(({ entries }) => entries.length > 0),
});

function entryOf(catalogue: Catalogue, analysis: Analysis, reader: Reader, language: BookLanguage): Entry {
  const fields = showAnalysis(catalogue, analysis, reader);
  return {
    code: analysis.code,
    name: shownName(analysis, reader).trim(),
    synonyms: valuesOf(fields, "synonym"),
    rows: fields
      .filter(({ role, type }) => role !== "synonym" && type !== "title")
      .map((field) => rowOf(field, language)),
  };
}

function rowOf(field: ShownField, language: BookLanguage): EntryRow {
  const { label } = field;
  if (field.rows) return { label, table: { head: field.columns, rows: field.rows } };
  if (field.html !== undefined) return { label, html: field.html };
  if (field.links)
    return { label, text: field.links.map(({ name, code }) => `${name} (${code})`).join(", ") };
  if (field.list) return { label, text: field.list.join(", ") };
  if (field.checked) return { label, text: texts[language].yes };
  const text = field.text ?? "";
  return { label, text: field.type === "date" ? longDates(language)(text) : text };
}
