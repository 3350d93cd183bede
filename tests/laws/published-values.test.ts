import { describe, expect, test } from "vitest";
import { compareContents } from "../../functions/core/catalogue/compare-contents.ts";
import { seenValues } from "../../functions/core/catalogue/seen-values.ts";
import { textOfHtml, textOfValue } from "../../functions/core/catalogue/value-text.ts";
import { Catalogue } from "../../functions/core/door.ts";
import { formOf } from "../../functions/laboreditor/analyses/analysis-form.ts";
import { csvColumns } from "../../functions/laboreditor/csv-export/csv-columns.ts";
import { bookOf } from "../../functions/printpublisher/books/book-content.ts";
import { publicAnalysis } from "../../functions/webpublisher/directory/public-analysis.ts";
import { publicReader } from "../../functions/webpublisher/directory/public-directory.ts";
import type { Analysis, CatalogueDocument, StoredField } from "../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  type FieldType,
  type FieldValue,
  fieldTypes,
  isKeptPerLanguage,
  isStructural,
  type PlainValue,
} from "../../shared/core/catalogue/field.ts";
import { type Published, publishedIn } from "../../shared/core/catalogue/published.ts";
import type { ShownField } from "../../shared/core/catalogue/shown-field.ts";
import { importedValue, storedOf, toControl, valuesOf } from "../../web/laboreditor/editor/values.ts";
import { analysisOf, documentOf, field, frame } from "../webpublisher/directory/documents.ts";

const languages = ["de", "en"] as const;
type Language = (typeof languages)[number];
const main = "de";
const options = ["a", "b"].map((key) => ({ key, label: { de: `Wahl ${key}`, en: `Choice ${key}` } }));
const columns = ["low", "note"].map((key) => ({ key, label: { de: `Spalte ${key}`, en: `Column ${key}` } }));

/** Two values of each type, and one that it does not hold. */
const values: Record<Exclude<FieldType, "title" | "section" | "group">, readonly PlainValue[]> = {
  text: ["0.3 ml", "1.5 ml", ["x", "y"]],
  multilinetext: ["<p>eins</p>", "<p>zwei</p>", ["x", "y"]],
  list: [["eins", "0.5 ml"], ["zwei"], "x"],
  table: [[{ low: "0.3", note: "n" }], [{ low: "0.3", note: "n" }, { low: "2.0" }], ["x"]],
  date: ["2026-01-02", "2026-03-04", ["x"]],
  checkbox: [true, false, "x"],
  category: [["chemistry"], ["hormones"], "chemistry"],
  collectionitem: [["serum"], ["plasma"], "serum"],
  relatedanalyses: [["OTHER"], ["THIRD"], "OTHER"],
  certificate: [["C-1"], ["C-2"], "C-1"],
};

const definitions: readonly FieldDefinition[] = fieldTypes
  .filter((type) => !isStructural(type))
  .flatMap((type) =>
    [false, true].flatMap((translatable) => {
      const made = (key: string, more: Partial<FieldDefinition> = {}) =>
        field(key, type, {
          label: { de: `Feld ${key}`, en: `Field ${key}` },
          translatable,
          collection: "materials",
          columns,
          ...more,
        });
      const key = `${type}_${translatable ? "split" : "whole"}`;
      return type === "checkbox" ? [made(key), made(`${key}_options`, { options })] : [made(key)];
    }),
  );

const valuesFor = ({ type, options: choices }: FieldDefinition): readonly PlainValue[] =>
  type === "checkbox" && choices ? [["a"], ["b"], true] : values[type as keyof typeof values];

/** How a field may be stored, by what that is called. */
function situations(definition: FieldDefinition): Record<string, StoredField> {
  const [one, other, misfit] = valuesFor(definition) as [PlainValue, PlainValue, PlainValue];
  const isSplit = isKeptPerLanguage(definition);
  const empty = Array.isArray(one) ? [] : "";
  const in_ = (de: PlainValue, en?: PlainValue): FieldValue =>
    isSplit ? { de, ...(en !== undefined && { en }) } : de;
  const stored = (raw: FieldValue | null, additional: FieldValue | null = null, override = false) => ({
    raw,
    additional,
    override,
  });
  return {
    nothing: stored(null),
    imported: stored(in_(one, other)),
    own: stored(null, in_(one, other)),
    both: stored(in_(one, one), in_(other, other)),
    "both the same": stored(in_(one, one), in_(one, one)),
    override: stored(in_(one, other), null, true),
    "override with an own value": stored(in_(one, other), in_(other), true),
    fallback: stored(in_(one)),
    "fallback to an own value": stored(null, in_(one)),
    misfit: stored(misfit),
    "own misfit": stored(in_(one), misfit),
    "per language or not, otherwise than the field": stored(isSplit ? one : { de: one, en: other }),
    ...(isSplit && {
      "own in one language": stored(in_(one, one), { en: other }),
      "hidden in one language": stored(in_(one, other), { en: empty }),
      "hidden in the main language": stored(in_(one, other), { de: empty }),
      "imported in all, own in one": stored(one, { en: other }),
    }),
  };
}

const cases = definitions.flatMap((definition) =>
  Object.entries(situations(definition)).map(([name, stored]) => ({ name, definition, stored })),
);
const keyOf = (at: number) => `case_${at}`;
const fields = cases.map(
  ({ definition }, at): FieldDefinition => ({
    ...definition,
    key: keyOf(at),
    label: { de: `Feld ${at}`, en: `Field ${at}` },
  }),
);
const analysis: Analysis = analysisOf("LAW", {
  fields: Object.fromEntries(cases.map(({ stored }, at) => [keyOf(at), stored])),
});
const catalogue = new Catalogue(1, [
  ...frame.filter(({ kind }) => kind !== "layout"),
  documentOf("layout", { identifier: "default", fields }),
  documentOf("collectionitem", {
    identifier: "plasma",
    collection: "materials",
    name: { de: "Plasma", en: "Plasma (en)" },
    fields: {},
  }),
  ...[analysis, analysisOf("OTHER"), analysisOf("THIRD")].map((one) => documentOf("analysis", one)),
]);
const document = catalogue.get("analysis", "LAW") as CatalogueDocument<"analysis">;
const definitionAt = (at: number) => fields[at] as FieldDefinition;

const rowText = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  rows
    .map((row) => row.flatMap((cell, at) => (cell === "" ? [] : `${heads[at]}: ${cell}`)).join(", "))
    .join("\n");
/** What is said, whatever the shape it is said in. */
function textOf(shown: ShownField | undefined, language: Language): string {
  if (!shown) return "";
  if (shown.html !== undefined) return textOfHtml(shown.html);
  if (shown.rows) return rowText(shown.columns ?? [], shown.rows);
  if (shown.checked) return language === "de" ? "ja" : "yes";
  const list = shown.links?.map(({ name }) => name) ?? shown.list;
  return list ? list.join(", ") : (shown.text ?? "");
}

/** What the control of a field holds, or what it says stands in for that. */
function inEditor(at: number, language: Language): Published & { text: string; held: PlainValue | null } {
  const definition = definitionAt(at);
  const form = formOf(catalogue, document, languages);
  const slot = isKeptPerLanguage(definition) ? language : "all";
  const values = valuesOf(form).fields[definition.key];
  if (!values) throw new Error(`There is no field ${definition.key}.`);
  const own = values.additional[slot] ?? null;
  const held = own ? own.value : toControl(definition, importedValue(form, definition, slot));
  const published = publishedIn(storedOf(form, definition, values), language, main, definition);
  const value = published.state === "fallback" ? published.value : (held ?? undefined);
  // Pages say nothing of a box that is not ticked.
  const text = value === false ? "" : textOfValue(catalogue, definition, value, { language, main });
  return { ...published, text, held };
}

describe.each(languages)("what the editor shows as published, read in %s,", (language) => {
  const reader = { language, main, languages } as const;
  const page = publicAnalysis(catalogue, "LAW", publicReader(language, main));
  const onPage = (at: number) => page?.fields.find(({ key }) => key === keyOf(at));
  const book = bookOf(catalogue, [analysis], { name: "", logo: null, colour: "" }, language, main);
  const printed = book.chapters.flatMap((chapter) =>
    "groups" in chapter
      ? (chapter.groups ?? []).flatMap(({ entries }) => entries.flatMap(({ rows }) => rows))
      : [],
  );
  const inBook = (at: number) => printed.find(({ label }) => label === definitionAt(at).label[language]);
  const columnsOf = csvColumns(catalogue, [analysis], { language, main });
  const seen = seenValues(catalogue, analysis, reader);
  const compared = compareContents(catalogue, { ...analysis, fields: {} }, analysis, reader);
  const among = <Value extends { path: string; language: string | null }>(
    all: readonly Value[],
    at: number,
    of: string | null,
  ) => all.find((one) => one.path === `fields.${keyOf(at)}` && (one.language ?? of) === of);

  test.each(cases.map(({ name, definition }, at) => [definition.key, name, at] as const))(
    "is what everybody else is shown: %s, %s",
    (_key, _name, at) => {
      const { text, fallback, state, language: from } = inEditor(at, language);
      const isPlainNo = analysis.fields[keyOf(at)] && inEditor(at, language).held === false;
      const said = isPlainNo ? (language === "de" ? "nein" : "no") : text;
      expect(textOf(onPage(at), language)).toBe(text);
      expect(onPage(at)?.fallback ?? fallback).toBe(fallback);
      expect(columnsOf.find(({ title }) => title === definitionAt(at).label[language])?.cell(analysis)).toBe(
        said,
      );
      expect(formOf(catalogue, document, languages).fields[keyOf(at)]?.meta.shown[language]?.state).toBe(
        state,
      );
      // A language without any value has no entry of its own in a version; the one that stands in is read there.
      const read = among(compared, at, language) || !from ? language : (from as Language);
      const written = read === language ? said : inEditor(at, read).text;
      for (const history of [among(seen, at, read), among(compared, at, read)?.after])
        expect(withoutCode(history?.text ?? "")).toBe(withoutCode(written));
      const row = inBook(at);
      const table = row?.table && rowText(row.table.head ?? [], row.table.rows);
      if (definitionAt(at).type !== "date")
        expect(
          withoutCode(table ?? (row?.html === undefined ? (row?.text ?? "") : textOfHtml(row.html))),
        ).toBe(text);
    },
  );
});

/** Book and history name related analyses with their code. */
const withoutCode = (text: string) => text.replaceAll(/ \((?:OTHER|THIRD)\)/g, "");
