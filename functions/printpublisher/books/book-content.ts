import type { Analysis, Category } from "../../../shared/core/catalogue/document.ts";
import { holds, isStructural, type TableRow, valueFields } from "../../../shared/core/catalogue/field.ts";
import { publishedIn } from "../../../shared/core/catalogue/published.ts";
import type { ShownField } from "../../../shared/core/catalogue/shown-field.ts";
import { type Language, localized } from "../../../shared/kernel/language.ts";
import { longDates } from "../../../shared/kernel/locale.ts";
import { withNotes } from "../../../shared/kernel/rich-notes.ts";
import { withBookLinks } from "../../../shared/printpublisher/chapters/book-links.ts";
import type { PrintConfig } from "../../../shared/printpublisher/config/print-config.ts";
import {
  type BookFormat,
  fittedColumns,
  type PageColumns,
  usualFormat,
} from "../../../shared/printpublisher/templates/page-model.ts";
import {
  type Catalogue,
  childrenByParent,
  isPublic,
  type Reader,
  showAnalysis,
  shownColumns,
  shownName,
  textOfFile,
  valuesOf,
} from "../../core/door.ts";
import type { BookInput, BookLanguage, Chapter, Entry, EntryGroup, EntryRow, Layout } from "../book/book.ts";
import { contentTexts } from "./content-texts.ts";
import type { OwnChapters } from "./own-chapters.ts";
import { rangesInWords } from "./ranges-in-words.ts";
import { specimenRows } from "./specimen-rows.ts";
import { typeset } from "./typeset.ts";

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
  ownChapters: OwnChapters = [],
  design?: PrintConfig,
  certificates?: Reader["certificates"],
): BookInput {
  const reader: Reader = { language, main, mayName: isPublic, certificates };
  const logo = design?.logo ?? laboratory.logo;
  return {
    title: design?.title || contentTexts(language).title,
    subtitle: design?.subtitle || laboratory.name,
    ...(design?.information && { information: design.information }),
    ...(design?.cover && { cover: { picture: design.cover, crop: design.cover_crop } }),
    language,
    labName: laboratory.name,
    colour: longHex(design?.colour) || laboratory.colour,
    ...(logo && { logo }),
    ...(laboratory.pages && { site: laboratory.pages.replace(/analyses\/$/, "") }),
    ...(design && {
      format: design.format,
      thumbs: design.thumb_index,
      opens: design.chapters_open,
      notes: design.notes_pages,
    }),
    chapters: chaptersOf(catalogue, analyses, reader, language, ownChapters, {
      pages: laboratory.pages,
      format: design?.format ?? usualFormat,
    }),
  };
}

function chaptersOf(
  catalogue: Catalogue,
  analyses: readonly Analysis[],
  reader: Reader,
  language: BookLanguage,
  ownChapters: OwnChapters,
  { pages, format }: { pages: string | undefined; format: BookFormat },
): Chapter[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const byCategory = Map.groupBy(
    analyses,
    ({ categories }) => categories.find((identifier) => catalogue.get("category", identifier)) ?? "",
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
  const groupsOf = ({ identifier }: Category, above: readonly Category[]): EntryGroup[] => [
    {
      path: above.map(nameOf),
      keys: above.map((category) => category.identifier),
      entries: entriesOf(identifier),
    },
    ...childrenOf(identifier).flatMap((child) => groupsOf(child, [...above, child])),
  ];
  const rest = [{ path: [], entries: entriesOf("") }];
  const shown = ownChapters.filter(
    (each) =>
      !each.draft &&
      (each.language === null || each.language === language) &&
      (each.kind !== "picture" || each.picture),
  );
  if (shown.some(({ kind }) => kind !== "picture")) return shown.map(ownChapter);
  const chapters = childrenOf("").map((root) => chapter(root.identifier, nameOf(root), groupsOf(root, [])));
  const allChapters = [...chapters, chapter("uncategorised", contentTexts(language).uncategorised, rest)];
  return [...allChapters.filter(({ groups }) => groups && groups.length > 0), ...shown.map(ownChapter)];

  function ownChapter(source: OwnChapters[number]): Chapter {
    let notes = 0;
    /** A text of the chapter, which is written in the chapter's language or in that of the book. */
    const printed = (html: string) => {
      const noted = withNotes(typeset(printedLinks(html), reader.language), notes, source.id);
      notes = noted.notes;
      return noted.html;
    };
    const layout: Layout = source.template?.layout ?? "list";
    // The format may have changed at the same moment as the chapter.
    const fitted = (page: PageColumns) =>
      fittedColumns(format, page, source.kind === "directory" ? layout : "list");
    const page = {
      id: source.id,
      title: source.title,
      html: printed(source.content),
      orientation: source.orientation,
      columns: fitted(source),
      stylesheet: source.template?.stylesheet ?? "",
    };
    if (source.kind === "picture") return { ...page, kind: "picture", layout: "list", ...pictureOf(source) };
    if (source.kind === "text") {
      const paragraphs = source.paragraphs
        .filter(({ draft }) => !draft)
        .map(({ id, title, content, orientation, columns }) => ({
          id,
          title,
          html: printed(content),
          orientation,
          columns: fitted({ orientation, columns }),
        }));
      return { kind: "text", ...page, layout: "list", paragraphs };
    }
    return { kind: "directory", ...page, layout, groups: groupsFor(source) };
  }

  function groupsFor({ category, sorting, fields, qr }: OwnChapters[number]): EntryGroup[] {
    const root = category === null ? undefined : catalogue.content("category", category);
    const all = (
      category === null
        ? [...childrenOf("").flatMap((each) => groupsOf(each, [each])), ...rest]
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

/** Returns the picture of a chapter that is one. */
const pictureOf = (source: OwnChapters[number]): Pick<Chapter, "picture"> =>
  source.picture
    ? {
        picture: {
          src: source.picture,
          alt: source.picture_alt ?? "",
          fit: source.picture_fit ?? "fill",
          advert: source.advert ?? false,
          side: source.side ?? "next",
        },
      }
    : {};

/** Rewrites links within the book in the form that the engine knows. */
const printedLinks = (html: string) =>
  withBookLinks(html, ({ id, words }) => `<a href="cat:${encodeURIComponent(id)}">${words}</a>`);

/** Keeps only these fields, in their order. */
function withFields({ entries, ...group }: EntryGroup, fields: readonly string[]): EntryGroup {
  const only = (rows: EntryRow[]) => fields.flatMap((key) => rows.filter((row) => row.key === key));
  return { ...group, entries: entries.map((entry) => ({ ...entry, rows: only(entry.rows) })) };
}

/** Adds the address of its page to each entry. */
const withPages = ({ entries, ...group }: EntryGroup, pages: string): EntryGroup => ({
  ...group,
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
      .map((field) => withRanges(rowOf(field, language), catalogue, analysis, reader, language)),
  };
}

/** Adds to a table of reference ranges how people write them. */
function withRanges(
  row: EntryRow,
  catalogue: Catalogue,
  analysis: Analysis,
  { language: readerLanguage, main }: Reader,
  language: BookLanguage,
): EntryRow {
  const { table, key = "" } = row;
  const stored = analysis.fields[key];
  const layout = catalogue.content("layout", analysis.layout);
  const definition = table && valueFields(layout?.fields ?? []).find((field) => field.key === key);
  if (!table || !definition || !stored) return row;
  const rows = publishedIn(stored, readerLanguage, main, definition).value as TableRow[];
  const columns = shownColumns(definition, rows);
  const cells = rows.map((cells, line) =>
    columns.map((column, index) => ({
      stored: cells[column.key] ?? "",
      shown: table.rows[line]?.[index] ?? "",
    })),
  );
  const ranges = rangesInWords(columns, cells, language);
  return ranges ? { ...row, table: { ...table, ranges } } : row;
}

/** Text without characters that no page can show: control characters, halves of surrogate pairs, changes of direction. */
const printable = (text: string) =>
  text.toWellFormed().replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069\ufeff\ufff0-\uffff]/gu, " ");

function rowOf(field: ShownField, language: BookLanguage): EntryRow {
  const other = field.language && { language: field.language };
  const plain = evident.includes(field.role) && { plain: true };
  return { ...shownRow(field, language), key: field.key, ...other, ...plain };
}

/** Roles of fields whose values need no label on paper. */
const evident: readonly ShownField["role"][] = ["material", "container", "method", "unit", "schedule"];

function shownRow(field: ShownField, language: BookLanguage): EntryRow {
  const { label } = field;
  const specimens = specimenRows(field, language);
  if (specimens.length > 0) return { label, table: { rows: specimens, named: true }, plain: true };
  if (field.rows) return { label, table: { head: field.columns, rows: field.rows } };
  if (field.html !== undefined) return { label, html: typeset(field.html, field.language ?? language) };
  if (field.links)
    return {
      label,
      links: field.links.map(({ name, code }) => ({ name: printable(name), code: printable(code) })),
    };
  if (field.files) return { label, text: printable(field.files.map(textOfFile).join(", ")) };
  if (field.list) return { label, text: field.list.join(", ") };
  if (field.checked) return { label, text: contentTexts(language).yes, checked: true };
  const text = field.text ?? "";
  return { label, text: printable(holds(field.type, "day") ? longDates(language)(text) : text) };
}
