import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  holds,
  holdsFields,
  isEmptyValue,
  isStructural,
  type TableRow,
} from "../../../shared/core/catalogue/field.ts";
import { columnKindOf, roleOf } from "../../../shared/core/catalogue/field-role.ts";
import type { ShownValue } from "../../../shared/core/catalogue/kinds/field-kind.ts";
import { kindOf } from "../../../shared/core/catalogue/kinds/kinds.ts";
import { type Published, publishedIn } from "../../../shared/core/catalogue/published.ts";
import type { ShownField, ShownFile } from "../../../shared/core/catalogue/shown-field.ts";
import { shownCell, shownEntry, shownText, signsOf } from "../../../shared/core/catalogue/shown-text.ts";
import { type Language, type LocalizedText, localized } from "../../../shared/kernel/language.ts";
import { cleanHtml } from "../../platform/clean-html.ts";
import type { Catalogue } from "./catalogue.ts";
import { documentKindOf, identityIn } from "./references.ts";

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
    if (holdsFields(field.type)) {
      const within = showFields(catalogue, field.children ?? [], analysis, reader, [...sections, label]);
      return within.some(hasValue) ? [{ ...base, type: field.type }, ...within] : within;
    }
    if (isStructural(field.type)) return [{ ...base, type: field.type, level: field.level ?? 1 }];
    const stored = analysis.fields[field.key];
    const published = stored && publishedIn(stored, reader.language, reader.main, field);
    const shown = published && showValue(catalogue, field, published, reader);
    if (!shown) return [];
    const role = roleOf(field);
    const other = published.fallback && kindOf(field).isWritten && published.language;
    return [{ ...base, ...(role !== "none" && { role }), ...shown, ...(other && { language: other }) }];
  });
}

const hasValue = ({ type }: Pick<ShownField, "type">) => !isStructural(type);

/** A value in the reader's language, with names in place of keys; undefined if there is nothing to show. */
export function showValue(
  catalogue: Catalogue,
  field: FieldDefinition,
  { value, fallback }: Pick<Published, "value" | "fallback">,
  reader: Reader,
): (ShownValue & Pick<ShownField, "type" | "fallback">) | undefined {
  if (value === undefined || isEmptyValue(value)) return undefined;
  const shown = kindOf(field).shown(value, field, {
    text: (text) => shownText(field, text, reader.language),
    entry: (text) => shownEntry(field, text, reader.language),
    clean: cleanHtml,
    name: (entry) => nameOf(catalogue, field, entry, reader),
    link: (code) => linkTo(catalogue, code, reader),
    file: reader.certificates,
    table: (rows) => showTable(catalogue, field, rows, reader),
  });
  return shown && { type: field.type, ...shown, fallback };
}

/** A link to the analysis with a code; empty if it no longer exists or must not be named. */
export function linkTo(catalogue: Catalogue, code: string, reader: Reader): { code: string; name: string }[] {
  const related = catalogue.content("analysis", code);
  return related && reader.mayName(related) ? [{ code, name: shownName(related, reader) }] : [];
}

/** The name of a chosen category, item or option; analyses are named by `linkTo` only. */
function nameOf(catalogue: Catalogue, field: FieldDefinition, key: string, reader: Reader): string {
  const kind = documentKindOf(field);
  const named =
    kind && kind !== "analysis"
      ? catalogue.content(kind, identityIn(field, key))?.name
      : field.options?.find((option) => option.key === key)?.label;
  return text(named, reader) || key;
}

/** The columns of a table that are shown: those that hold anything. */
export const shownColumns = ({ columns = [] }: FieldDefinition, rows: readonly TableRow[]) =>
  columns.filter(({ key }) => rows.some((row) => row[key]));

function showTable(
  catalogue: Catalogue,
  field: FieldDefinition,
  stored: readonly TableRow[],
  reader: Reader,
) {
  const columns = field.columns ?? [];
  const naming = columns.filter((column) => columnKindOf(column) === "analysis").map(({ key }) => key);
  const analysisIn = (row: TableRow, key: string) => catalogue.content("analysis", row[key]?.trim() ?? "");
  // A row about an analysis that the reader must not know would tell its code and what it is for.
  const rows = stored.filter((row) =>
    naming.every((key) => {
      const analysis = analysisIn(row, key);
      return !analysis || reader.mayName(analysis);
    }),
  );
  const named = rows.flatMap((row) =>
    naming.flatMap((key) => linkTo(catalogue, row[key]?.trim() ?? "", reader)),
  );
  const links = [...new Map(named.map((link) => [link.code, link])).values()];
  const used = shownColumns(field, rows);
  const signs = signsOf(field, rows);
  const cell = (row: TableRow, column: (typeof used)[number]) => {
    const value = row[column.key] ?? "";
    const analysis = naming.includes(column.key) && analysisIn(row, column.key);
    if (analysis) return shownName(analysis, reader);
    const named = text(column.options?.find((option) => option.key === value)?.label, reader);
    return named || shownCell(column, value, reader.language, signs.get(column.key));
  };
  const kinds = used.map(columnKindOf);
  return {
    columns: used.map(({ label }) => text(label, reader)),
    ...(kinds.some((kind) => kind !== "text") && { kinds }),
    rows: rows.map((row) => used.map((column) => cell(row, column))),
    ...(links.length > 0 && { links }),
  };
}

/** Drops titles that no field follows before the next title of the same or a higher level. */
function withoutEmptyTitles(fields: readonly ShownField[]): ShownField[] {
  return fields.filter((field, place) => {
    if (!holds(field.type, "heading")) return true;
    const rest = fields.slice(place + 1);
    const end = rest.findIndex(
      (other) => holds(other.type, "heading") && (other.level ?? 1) <= (field.level ?? 1),
    );
    return rest.slice(0, end < 0 ? rest.length : end).some(hasValue);
  });
}
