import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { applyEdit } from "../../../functions/laboreditor/analyses/apply-edit.ts";
import {
  type Analysis,
  analysisSchema,
  type CatalogueDocument,
  documentKinds,
} from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  fieldTypes,
  isKeptPerLanguage,
  isStructural,
} from "../../../shared/core/catalogue/field.ts";
import { publishedValue } from "../../../shared/core/catalogue/published.ts";
import { contentLanguages } from "../../../shared/kernel/language.ts";
import {
  type AnalysisChange,
  analysisChangeSchema,
} from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { exportOf, imported } from "../import-and-export.ts";

/**
 * Properties that an export leaves out by design, as it does the version, author, instant and history of every document: whether a
 * value was imported or an editor's (the shown one is exported), and the values of earlier imports. Values of fields that are no
 * longer in the layout and references to missing documents are left out as well.
 */
const notCarried = ["imported", "source"];

const definition = (key: string, type: string, properties: object = {}) => ({
  key,
  type,
  label: { de: key },
  ...properties,
});
const options = [
  { key: "a", label: { de: "b" } },
  { key: "b", label: { de: "a" } },
  { key: "B", label: { de: "c" } },
];
const holding = [
  definition("text", "text"),
  definition("text_translated", "text", { translatable: true }),
  definition("rich_text", "multilinetext", { translatable: true }),
  definition("list", "list"),
  definition("list_translated", "list", { translatable: true }),
  definition("table", "table", { columns: ["x", "y"].map((key) => ({ key, label: { de: key } })) }),
  definition("date", "date"),
  definition("yes_or_no", "checkbox"),
  definition("choice", "checkbox", { options }),
  definition("category", "category"),
  definition("item", "collectionitem", { collection: "materials" }),
  definition("related_ones", "relatedanalyses"),
  definition("certificate", "certificate"),
] as FieldDefinition[];
const layout = [
  definition("title", "title", { level: 1 }),
  definition("section", "section", { children: [definition("group", "group", { children: holding })] }),
];

const [categories, items, codes] = [
  ["one", "two", "three"],
  ["serum", "plasma", "urine"],
  ["A", "B", "C"],
];
const named = (identifiers: readonly string[]) =>
  identifiers.map((identifier) => ({ identifier, name: { de: identifier, en: `${identifier} (en)` } }));
const ids = (identifiers: readonly string[]) => fc.shuffledSubarray([...identifiers]);
const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constant("<p>Ein <strong>Text</strong> &amp; mehr</p>"),
);
const name = text.map((end) => `Name ${end}`);
const aValue: Record<string, fc.Arbitrary<unknown>> = {
  text,
  multilinetext: text,
  list: fc.array(text),
  table: fc.array(fc.record({ x: text, y: text }, { requiredKeys: [] })),
  date: fc.constantFrom("2026-02-28", "1999-12-31"),
  category: ids(categories),
  collectionitem: ids(items),
  relatedanalyses: ids(codes),
  certificate: fc.array(fc.string()),
};
function aValueOf(field: FieldDefinition): fc.Arbitrary<unknown> {
  if (field.type === "checkbox") return field.options ? ids(["a", "b", "B"]) : fc.boolean();
  const plain = aValue[field.type] ?? fc.constant("");
  return isKeptPerLanguage(field)
    ? fc.dictionary(fc.constantFrom(...contentLanguages), plain, { minKeys: 1 })
    : plain;
}
const valuesOf = (wrap: (field: FieldDefinition) => fc.Arbitrary<unknown>, every: boolean) =>
  fc.record(Object.fromEntries(holding.map((field) => [field.key, wrap(field)])), {
    requiredKeys: every ? holding.map(({ key }) => key) : [],
  });

const raws = valuesOf(aValueOf, false);
/** An editor's change of everything that can be edited. */
const changes = fc.record({
  name: fc.record({ de: name, fr: name, it: name }),
  state: fc.constantFrom("NEW", "PUBLISHED", "HIDDEN"),
  categories: ids(categories),
  collection: fc.option(fc.constantFrom("materials", "devices")),
  collection_items: ids(items.flatMap((item) => [`materials/${item}`, `devices/${item}`])),
  related_analyses: ids(codes),
  internal: fc.boolean(),
  is_standalone: fc.boolean(),
  list_visible: fc.boolean(),
  form_fields: valuesOf((field) => fc.record({ additional: aValueOf(field), override: fc.boolean() }), true),
});

/** A laboratory with an analysis whose layout no category leads to. */
async function laboratory(fields: object): Promise<Catalogue> {
  const file = {
    version: 1,
    layouts: [
      { identifier: "default", fields: [] },
      { identifier: "every-type", fields: layout },
    ],
    categories: named(categories),
    collections: ["materials", "devices"].map((identifier) => ({
      identifier,
      name: { de: identifier },
      items: named(items).map((item) => ({ ...item, fields: { note: `${identifier} ${item.identifier}` } })),
    })),
    analyses: [
      ...codes.map((code) => ({ code, name: code })),
      { code: "X", name: "X", layout: "every-type", fields },
    ],
  };
  const { after, issues } = await imported(Buffer.from(JSON.stringify(file)), new Catalogue(0, []));
  expect(issues).toEqual([]);
  return after;
}

function edited(catalogue: Catalogue, change: AnalysisChange): Catalogue {
  const document = catalogue.get("analysis", "X") as CatalogueDocument<"analysis">;
  // Only a published analysis can be hidden.
  const before = { ...document.content, ...(change.state === "HIDDEN" && { state: "PUBLISHED" as const }) };
  const { after, errors } = applyEdit(catalogue, before, change, {
    main: "de",
    languages: ["de"],
    isGated: false,
    isWarned: true,
  });
  expect(errors).toEqual([]);
  return catalogue.with(catalogue.revision + 1, [{ ...document, version: 2, content: after }]);
}

/** Everything in a catalogue that an export carries, by kind and id. */
const carriedOf = (catalogue: Catalogue) =>
  documentKinds.map(
    (kind) =>
      new Map(
        [...catalogue.documents(kind)].map(({ id, content }) => [
          id,
          kind === "analysis" ? carriedOfAnalysis(content as Analysis) : content,
        ]),
      ),
  );
function carriedOfAnalysis(analysis: Analysis) {
  const shown = Object.entries(analysis.fields).map(([key, stored]) => [key, publishedValue(stored)]);
  const facts = Object.entries(analysis).filter(([key]) => !notCarried.includes(key));
  return {
    ...Object.fromEntries(facts),
    fields: Object.fromEntries(shown.filter(([, value]) => value !== null)),
  };
}

describe("an export of an analysis of which everything was edited", () => {
  test("makes the same in another laboratory, whose export is the same again", async () => {
    await fc.assert(
      fc.asyncProperty(raws, changes, async (raw, change) => {
        const here = edited(await laboratory(raw), analysisChangeSchema.parse(change));
        const file = exportOf(here);
        const { after: copy, issues } = await imported(file, new Catalogue(0, []));
        expect(issues).toEqual([]);
        expect(carriedOf(copy)).toEqual(carriedOf(here));
        expect(JSON.parse(exportOf(copy).toString())).toEqual(JSON.parse(file.toString()));
        expect((await imported(file, here)).changes).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test("says every fact, and fields of every type, that there are", () => {
    const [change] = fc.sample(changes, 1);
    const { despite_errors: _, ...facts } = analysisChangeSchema.shape;
    expect(Object.keys(change ?? {}).sort()).toEqual(Object.keys(facts).sort());
    expect(new Set(holding.map(({ type }) => type))).toEqual(
      new Set(fieldTypes.filter((type) => !isStructural(type))),
    );
    expect(notCarried.filter((key) => !(key in analysisSchema.shape))).toEqual([]);
  });
});
