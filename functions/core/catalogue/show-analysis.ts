import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  isEmptyValue,
  isStructural,
  type TableRow,
} from "../../../shared/core/catalogue/field.ts";
import { roleOf } from "../../../shared/core/catalogue/field-role.ts";
import { type Published, publishedIn } from "../../../shared/core/catalogue/published.ts";
import type { ShownField, ShownFile } from "../../../shared/core/catalogue/shown-field.ts";
import { shownCell, shownText } from "../../../shared/core/catalogue/shown-text.ts";
import { type Language, type LocalizedText, localized } from "../../../shared/kernel/language.ts";
import { cleanHtml } from "../../platform/clean-html.ts";
import type { Catalogue } from "./catalogue.ts";

/** The reader's language, and the analyses that may be named to them. */
export interface Reader {
  language: Language;
  /** The tenant's main content language, used as fallback. */
  main: Language;
  mayName: (analysis: Analysis) => boolean;
  /** Finds a certificate by its id; undefined if the laboratory has none to show. */
  certificates?: ((id: string) => ShownFile | undefined) | undefined;
}

/** Whether everybody may read an analysis, on the web and in print: published and not internal. */
export const isPublic = ({ state, internal }: Pick<Analysis, "state" | "internal">) =>
  state === "PUBLISHED" && !internal;

const text = (texts: LocalizedText | undefined, reader: Reader) =>
  localized(texts ?? {}, reader.language, reader.main).value ?? "";

/** An analysis's name in the reader's language. */
export const shownName = (analysis: Analysis, reader: Pick<Reader, "language" | "main">) =>
  localized(analysis.name, reader.language, reader.main).value ?? analysis.code;

/** The kinds of documents, besides analyses, that affect how an analysis is shown. */
export const shownBy = ["layout", "category", "collection", "collectionitem"] as const;

/** The visible fields of an analysis that have something to show, in the order of its layout, with the titles above them. */
export function showAnalysis(catalogue: Catalogue, analysis: Analysis, reader: Reader): ShownField[] {
  const layout = catalogue.content("layout", analysis.layout);
  return withoutEmptyTitles(showFields(catalogue, layout?.fields ?? [], analysis, reader, []));
}

function showFields(
  catalogue: Catalogue,
  fields: readonly FieldDefinition[],
  analysis: Analysis,
  reader: Reader,
  sections: readonly string[],
): ShownField[] {
  return fields.flatMap((field) => {
    if (!field.field_visible) return [];
    const label = text(field.label, reader);
    const base = { key: field.key, label, sections: [...sections], fallback: false };
    if (field.type === "section" || field.type === "group") {
      const within = showFields(catalogue, field.children ?? [], analysis, reader, [...sections, label]);
      return within.some(hasValue) ? [{ ...base, type: field.type }, ...within] : within;
    }
    if (field.type === "title") return [{ ...base, type: "title" as const, level: field.level ?? 1 }];
    const stored = analysis.fields[field.key];
    const published = stored && publishedIn(stored, reader.language, reader.main, field);
    const shown = published && showValue(catalogue, field, published, reader);
    if (!shown) return [];
    const role = roleOf(field);
    const other = published.fallback && written.includes(field.type) && published.language;
    return [{ ...base, ...(role !== "none" && { role }), ...shown, ...(other && { language: other }) }];
  });
}

const hasValue = ({ type }: Pick<ShownField, "type">) => !isStructural(type);

/** Types whose text an author wrote; chosen values have names with languages of their own. */
const written: readonly FieldDefinition["type"][] = ["text", "multilinetext", "list", "table"];

type ShownValue = Omit<ShownField, "key" | "role" | "label" | "sections">;

/** A value in the reader's language, with names in place of keys; undefined if there is nothing to show. */
export function showValue(
  catalogue: Catalogue,
  field: FieldDefinition,
  { value, fallback }: Pick<Published, "value" | "fallback">,
  reader: Reader,
): ShownValue | undefined {
  const { type } = field;
  if (value === undefined || isEmptyValue(value)) return undefined;
  if (typeof value === "boolean") return value ? { type, checked: true, fallback } : undefined;
  if (field.type === "certificate" && reader.certificates) {
    const ids = [value].flat().filter((each) => typeof each === "string");
    const files = ids.flatMap((id) => reader.certificates?.(id) ?? []);
    return files.length > 0 ? { type, files, fallback } : undefined;
  }
  if (typeof value === "string") {
    if (field.type === "multilinetext") return { type, html: cleanHtml(value), fallback };
    if (field.type === "date") return { type, text: value, fallback };
    const isText = field.type === "text";
    const text = isText ? shownText(field, value, reader.language) : nameOf(catalogue, field, value, reader);
    return { type, text, fallback };
  }
  if (field.type === "table") return { type, ...showTable(field, value as TableRow[], reader), fallback };
  const keys = value.filter((each) => typeof each === "string");
  if (field.type === "relatedanalyses") {
    const links = keys.flatMap((code) => linkTo(catalogue, code, reader));
    return links.length > 0 ? { type, links, fallback } : undefined;
  }
  const entryOf = (key: string) =>
    field.type === "list" ? shownText(field, key, reader.language) : nameOf(catalogue, field, key, reader);
  return { type, list: keys.map(entryOf), fallback };
}

/** A link to the analysis with a code; empty if it no longer exists or must not be named. */
export function linkTo(catalogue: Catalogue, code: string, reader: Reader): { code: string; name: string }[] {
  const related = catalogue.content("analysis", code);
  return related && reader.mayName(related) ? [{ code, name: shownName(related, reader) }] : [];
}

function nameOf(catalogue: Catalogue, field: FieldDefinition, key: string, reader: Reader): string {
  const named =
    field.type === "category"
      ? catalogue.content("category", key)?.name
      : field.type === "collectionitem"
        ? catalogue.content("collectionitem", `${field.collection}/${key}`)?.name
        : field.options?.find((option) => option.key === key)?.label;
  return text(named, reader) || key;
}

function showTable(field: FieldDefinition, rows: readonly TableRow[], reader: Reader) {
  const used = (field.columns ?? []).filter(({ key }) => rows.some((row) => row[key]));
  const cell = (row: TableRow, column: (typeof used)[number]) => {
    const value = row[column.key] ?? "";
    const named = text(column.options?.find((option) => option.key === value)?.label, reader);
    return named || shownCell(column, value, reader.language);
  };
  return {
    columns: used.map(({ label }) => text(label, reader)),
    rows: rows.map((row) => used.map((column) => cell(row, column))),
  };
}

/** Drops titles that no field follows before the next title of the same or a higher level. */
function withoutEmptyTitles(fields: readonly ShownField[]): ShownField[] {
  return fields.filter((field, place) => {
    if (field.type !== "title") return true;
    const rest = fields.slice(place + 1);
    const end = rest.findIndex((other) => other.type === "title" && (other.level ?? 1) <= (field.level ?? 1));
    return rest.slice(0, end < 0 ? rest.length : end).some(hasValue);
  });
}
