import type { Catalogue } from "../../../functions/core/door.ts";
import type { Finding } from "../../../functions/importexport/imports/log/findings.ts";
import { valueFields } from "../../../shared/core/catalogue/field.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { type Column, columns, type Row, rowsOf, type SpokenLanguage } from "./catalogues.ts";

/** Facts of a catalogue about an analysis, as texts: its properties, and its fields by key or, if they are new, by label. */
export type Facts = Record<string, string | string[]>;

type Names = Record<string, string>;
interface Exported {
  layouts: { identifier: string; fields: Parameters<typeof valueFields>[0] }[];
  categories: { identifier: string; name: Names }[];
  collections: { identifier: string; items: { identifier: string; name: Names }[] }[];
  analyses: {
    code: string;
    name: Names;
    categories: string[];
    related: string[];
    fields: Record<string, unknown>;
  }[];
}

/** The facts of all analyses of an export, by code. */
export function factsOf(exported: Buffer, before: Catalogue, main: Language): Facts[] {
  const nameOf = (names: Names = {}) => names[main] ?? Object.values(names)[0] ?? "";
  const { layouts, categories, collections, analyses } = JSON.parse(exported.toString()) as Exported;
  const standard = new Set(
    [...before.documents("layout")].flatMap(({ content }) =>
      valueFields(content.fields).map(({ key }) => key),
    ),
  );
  const fields = new Map(
    layouts.flatMap(({ fields }) => valueFields(fields)).map((field) => [field.key, field]),
  );
  const itemOf = (collection: string | undefined, identifier: string) => {
    const { items = [] } = collections.find((each) => each.identifier === collection) ?? {};
    const { name = {} } = items.find((each) => each.identifier === identifier) ?? {};
    return nameOf(name) || identifier;
  };
  return analyses.map(({ code, name, categories: of, related, fields: values }): Facts => {
    const facts: Facts = { code, name: nameOf(name) };
    for (const [language, text] of Object.entries(name))
      if (text !== facts.name) facts[`name_${language}`] = text;
    if (of.length > 0)
      facts.categories = of.map((each) =>
        nameOf(categories.find(({ identifier }) => identifier === each)?.name),
      );
    if (related.length > 0) facts.related = related;
    for (const [key, value] of Object.entries(values)) {
      const field = fields.get(key);
      const label = standard.has(key) ? key : nameOf(field?.label as Names);
      const entry = (each: unknown) =>
        field?.type === "collectionitem" ? itemOf(field.collection, String(each)) : wordOf(each);
      const plain = languageFree(value);
      facts[label] = Array.isArray(plain) ? plain.map(entry) : entry(plain);
      if (Array.isArray(plain) && field?.type === "collectionitem")
        facts[label] = plain.map(entry).join("; ");
    }
    return facts;
  });
}

const languages = new Set(["de", "en", "fr", "it"]);
/** The value of a field that is kept per language, in the first one that it has. */
function languageFree(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => languages.has(key)) ? Object.values(value)[0] : value;
}
/** A value as text: a row of a table as its columns, rich text as its words. */
function wordOf(value: unknown): string {
  if (typeof value === "object" && value !== null)
    return Object.entries(value)
      .map(([key, cell]) => `${key} ${cell}`)
      .join(", ");
  return String(value)
    .replaceAll(/<\/p><p>|<br\s*\/?>/g, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

/** The facts that a row of a list states. */
export function statedBy(row: Row, shown: readonly Column[] = columns, extra: Facts = {}): Facts {
  const facts: Facts = {};
  for (const column of ["code", "name", "material", "unit", "method"] as const)
    if (shown.includes(column) && row[column] !== "") facts[column] = row[column];
  const limits = (["low", "high"] as const).filter((column) => shown.includes(column) && row[column] !== "");
  if (limits.length > 0)
    facts.reference_ranges = [limits.map((column) => `${column} ${row[column]}`).join(", ")];
  return { ...facts, ...extra };
}
/** The facts of all rows of a language's list. */
export const statedIn = (
  language: SpokenLanguage,
  shown: readonly Column[] = columns,
  extraOf: (row: Row, index: number) => Facts = () => ({}),
): Facts[] => rowsOf(language).map((row, index) => statedBy(row, shown, extraOf(row, index)));

/** Facts as one line, so that differences are seen at a glance. */
export const factLine = ({ code, name, ...facts }: Facts): string =>
  [
    ...[code, name],
    ...Object.entries(facts)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, value]) => `${key}: ${Array.isArray(value) ? value.join(" / ") : value}`),
  ].join(" | ");

/** A finding as one line: its code, its place and its value. */
export function lineOf({ issue, warning, note }: Finding): string {
  const { sheet, row, column, path } = issue ?? warning ?? note ?? {};
  const value = issue?.value ?? warning?.parameters.value ?? note?.value;
  const code = issue?.code ?? warning?.check ?? note?.code;
  return [code, sheet, row, column, path, value]
    .filter((part) => part !== undefined && part !== "")
    .join(" | ");
}

/** The code that is made from a name. */
export const codeOf = (name: string) =>
  name
    .replaceAll(/[äöüÄÖÜ]/g, (sign) => `${sign}e`)
    .normalize("NFD")
    .replaceAll("ß", "ss")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .toUpperCase();
