import type { Analysis, Category } from "../../../shared/core/catalogue/document.ts";
import { isStructural } from "../../../shared/core/catalogue/field.ts";
import type { ShownField } from "../../../shared/core/catalogue/shown-field.ts";
import { type Language, localized } from "../../../shared/kernel/language.ts";
import { longDates } from "../../../shared/kernel/locale.ts";
import { withBookLinks } from "../../../shared/printpublisher/chapters/book-links.ts";
import type { PrintConfig } from "../../../shared/printpublisher/config/print-config.ts";
import {
  type Catalogue,
  childrenByParent,
  isPublic,
  type Reader,
  showAnalysis,
  shownName,
  textOfFile,
  valuesOf,
} from "../../core/door.ts";
import type {
  BookInput,
  BookLanguage,
  Chapter,
  Columns,
  Entry,
  EntryGroup,
  EntryRow,
  Layout,
} from "../book/book.ts";
import type { OwnChapters } from "./own-chapters.ts";

const texts = {
  de: { title: "Analysenverzeichnis", uncategorised: "Weitere Analysen", yes: "ja" },
  en: { title: "Directory of analyses", uncategorised: "Further analyses", yes: "yes" },
};

export interface Laboratory {
  name: string;
  logo: string | null;
  colour: string;
  /** Beginning of the addresses of analysis pages; absent if visitors have no directory. */
  pages?: string;
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
  own: OwnChapters = [],
  design?: PrintConfig,
  certificates?: Reader["certificates"],
): BookInput {
  const bookLanguage: BookLanguage = language === "de" ? "de" : "en";
  const reader: Reader = { language, main, mayName: isPublic, certificates };
  const logo = design?.logo ?? laboratory.logo;
  return {
    title: design?.title || texts[bookLanguage].title,
    subtitle: design?.subtitle || laboratory.name,
    ...(design?.information && { information: design.information }),
    ...(design?.cover && { cover: { picture: design.cover, crop: design.cover_crop } }),
    language: bookLanguage,
    labName: laboratory.name,
    colour: longHex(design?.colour) || laboratory.colour,
    ...(logo && { logo }),
    chapters: chaptersOf(catalogue, analyses, reader, bookLanguage, own, laboratory.pages),
  };
}

function chaptersOf(
  catalogue: Catalogue,
  analyses: readonly Analysis[],
  reader: Reader,
  language: BookLanguage,
  own: OwnChapters,
  pages: string | undefined,
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
  const rest = [{ path: [], entries: entriesOf("") }];
  const shown = own.filter((each) => !each.draft && (each.language === null || each.language === language));
  if (shown.length > 0) return shown.map(ownChapter);
  const chapters = childrenOf("").map((root) => chapter(root.identifier, nameOf(root), groupsOf(root, [])));
  return [...chapters, chapter("uncategorised", texts[language].uncategorised, rest)].filter(
    ({ groups }) => groups && groups.length > 0,
  );

  function ownChapter(own: OwnChapters[number]): Chapter {
    const page = {
      id: own.id,
      title: own.title,
      html: printedLinks(own.content),
      orientation: own.orientation,
      columns: own.columns as Columns,
      stylesheet: own.template?.stylesheet ?? "",
    };
    if (own.kind === "text") {
      const paragraphs = own.paragraphs
        .filter(({ draft }) => !draft)
        .map(({ id, title, content, orientation, columns }) => ({
          id,
          title,
          html: printedLinks(content),
          orientation,
          columns: columns as Columns,
        }));
      return { kind: "text", ...page, layout: "list", paragraphs };
    }
    const layout: Layout = own.template?.layout ?? "list";
    return { kind: "directory", ...page, layout, groups: groupsFor(own) };
  }

  function groupsFor({ category, sorting, fields, qr }: OwnChapters[number]): EntryGroup[] {
    const root = category === null ? undefined : catalogue.content("category", category);
    const all = (
      category === null
        ? [...childrenOf("").flatMap((each) => groupsOf(each, [nameOf(each)])), ...rest]
        : root
          ? groupsOf(root, [])
          : []
    ).filter(({ entries }) => entries.length > 0);
    const chosen = fields.length === 0 ? all : all.map((group) => withFields(group, fields));
    const groups = qr && pages !== undefined ? chosen.map((group) => withPages(group, pages)) : chosen;
    if (sorting === "category") return groups;
    const entries = groups.flatMap((group) => group.entries);
    entries.sort((left, right) => collator.compare(left[sorting], right[sorting]));
    return entries.length > 0 ? [{ path: [], entries }] : [];
  }
}

/** Rewrites links within the book in the form that the engine knows. */
const printedLinks = (html: string) =>
  withBookLinks(html, ({ id, words }) => `<a href="cat:${encodeURIComponent(id)}">${words}</a>`);

/** Keeps only these fields, in their order. */
function withFields({ path, entries }: EntryGroup, fields: readonly string[]): EntryGroup {
  const only = (rows: EntryRow[]) => fields.flatMap((key) => rows.filter((row) => row.key === key));
  return { path, entries: entries.map((entry) => ({ ...entry, rows: only(entry.rows) })) };
}

/** Adds the address of its page to each entry. */
const withPages = ({ path, entries }: EntryGroup, pages: string): EntryGroup => ({
  path,
  entries: entries.map((entry) => ({ ...entry, page: `${pages}${encodeURIComponent(entry.code)}/` })),
});

const longHex = (colour = "") => (/^#[0-9a-f]{3}$/i.test(colour) ? colour.replace(/\w/g, "$&$&") : colour);

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
  const { fallback, language: other } = localized(analysis.name, reader.language, reader.main);
  return {
    code: printable(analysis.code),
    name: printable(shownName(analysis, reader)).trim(),
    ...(fallback && other && { language: other }),
    synonyms: valuesOf(fields, "synonym").map(printable),
    rows: fields
      .filter(({ role, type }) => role !== "synonym" && !isStructural(type))
      .map((field) => rowOf(field, language)),
  };
}

/** Text without characters that no page can show: control characters, halves of surrogate pairs, changes of direction. */
const printable = (text: string) =>
  text.toWellFormed().replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069\ufeff\ufff0-\uffff]/gu, " ");

function rowOf(field: ShownField, language: BookLanguage): EntryRow {
  const other = field.language && { language: field.language };
  return { ...shownRow(field, language), key: field.key, ...other };
}

function shownRow(field: ShownField, language: BookLanguage): EntryRow {
  const { label } = field;
  if (field.rows) return { label, table: { head: field.columns, rows: field.rows } };
  if (field.html !== undefined) return { label, html: field.html };
  if (field.links)
    return {
      label,
      links: field.links.map(({ name, code }) => ({ name: printable(name), code: printable(code) })),
    };
  if (field.files) return { label, text: printable(field.files.map(textOfFile).join(", ")) };
  if (field.list) return { label, text: field.list.join(", ") };
  if (field.checked) return { label, text: texts[language].yes };
  const text = field.text ?? "";
  return { label, text: printable(field.type === "date" ? longDates(language)(text) : text) };
}
