import { describe, expect, test } from "vitest";
import { standardLayout } from "../../../functions/core/provisioning/standard-layout.ts";
import { matchColumns } from "../../../functions/importexport/imports/mapping/match-columns.ts";
import { targetsOf } from "../../../functions/importexport/imports/mapping/targets.ts";
import { rowsToAnalyses } from "../../../functions/importexport/imports/normalising/rows-to-analyses.ts";
import type { FieldDefinition } from "../../../shared/core/catalogue/field.ts";
import type { ChosenColumns } from "../../../shared/importexport/imports/reading.ts";

const withoutUnit = (fields: readonly FieldDefinition[]): FieldDefinition[] =>
  fields
    .filter(({ key }) => key !== "unit")
    .map((field) => ({ ...field, ...(field.children && { children: withoutUnit(field.children) }) }));

/** The first analysis of a sheet with one row, in the standard layout, with notes and the targets of its columns. */
function read(
  row: Record<string, string>,
  {
    fields = standardLayout.fields,
    chosen = {},
    days = [] as string[],
  }: {
    fields?: FieldDefinition[];
    chosen?: ChosenColumns;
    days?: string[];
  } = {},
) {
  const columns = ["Code", "Name", ...Object.keys(row)];
  const rows = [{ number: 2, cells: ["A", "Albumin", ...Object.values(row)] }];
  const dayOf = (_: object, index: number) =>
    days.includes(columns[index] ?? "") ? "2026-02-01" : undefined;
  const table = { sheet: "Tabelle1", columns, rows, broken: [], dayOf };
  const targets = targetsOf(fields, "de");
  const { mapping } = matchColumns(table, targets, chosen, {});
  const [first] = rowsToAnalyses(table, mapping, targets, "de").placed;
  return {
    fields: first?.analysis.fields ?? {},
    ranges: first?.analysis.fields.reference_ranges,
    notes: first?.notes ?? [],
    targets: mapping.slice(2).map(({ target }) => target),
    columnOf: first?.columnOf,
  };
}

describe("columns that are parts of reference ranges", () => {
  test.each([
    ["de", ["Ref. unten", "Ref. oben", "Geschlecht", "Alter von", "Alter bis"]],
    ["de", ["Normwert von", "Normwert bis", "Geschl.", "Mindestalter", "Höchstalter"]],
    ["en", ["Lower limit", "Upper limit", "Sex", "Age from", "Age to"]],
    ["en", ["Min", "Max", "Gender", "Min. age", "Max. age"]],
    ["fr", ["Limite inférieure", "Limite supérieure", "Sexe", "Âge min", "Âge max"]],
    ["it", ["Limite inferiore", "Limite superiore", "Sesso", "Età min", "Età max"]],
  ])("are recognised in %s: %j", (_, headings) => {
    const cells = ["13,5", "17,5", "m", "18 y", "99 y"];
    const { ranges, targets } = read(
      Object.fromEntries(headings.map((heading, place) => [heading, cells[place] as string])),
    );
    expect(targets).toEqual(
      ["low", "high", "sex", "age_from", "age_to"].map((key) => `fields.reference_ranges.${key}`),
    );
    expect(ranges).toEqual([{ low: "13,5", high: "17,5", sex: "m", age_from: "18 y", age_to: "99 y" }]);
  });

  test("give a range for each sex if their headings name it, and share their other cells", () => {
    const { ranges } = read({
      "Ref. unten (m)": "13,5",
      "Ref. oben (m)": "17,5",
      "Frauen Ref. unten": "12",
      "Frauen Ref. oben": "16",
      "Alter von (Monate)": "6",
    });
    expect(ranges).toEqual([
      { age_from: "6 mo", sex: "m", low: "13,5", high: "17,5" },
      { age_from: "6 mo", sex: "f", low: "12", high: "16" },
    ]);
  });

  test.each([
    ["Referenzwerte Männer", "Referenzwerte Frauen"],
    ["Normwerte m", "Normwerte w"],
    ["Normalwerte (männlich)", "Normalwerte (weiblich)"],
    ["Male reference values", "Female reference values"],
    ["Valeurs de référence hommes", "Valeurs de référence femmes"],
    ["Valori di riferimento uomini", "Valori di riferimento donne"],
  ])("give whole ranges to the sex that their heading names beside a usual word for them: %s, %s", (m, f) => {
    expect(read({ [m]: "62-106", [f]: "44-80" }).ranges).toEqual([
      { sex: "m", low: "62", high: "106" },
      { sex: "f", low: "44", high: "80" },
    ]);
  });

  test("keep the general range beside that of one sex", () => {
    const row = { "Ref. unten": "3", "Ref. oben": "5", "Ref. unten m": "4", "Ref. oben m": "6" };
    expect(read(row).ranges).toEqual([
      { low: "3", high: "5" },
      { sex: "m", low: "4", high: "6" },
    ]);
  });

  test("hold a line for each range, or are told if their lines do not match", () => {
    expect(read({ Min: "3\n4", Max: "5\n6", Geschlecht: "m\nw" }).ranges).toEqual([
      { low: "3", high: "5", sex: "m" },
      { low: "4", high: "6", sex: "f" },
    ]);
    const { ranges, notes } = read({ Min: "3\n4", Max: "5\n6\n7" });
    expect(ranges).toEqual([{ low: "3\n4", high: "5\n6\n7" }]);
    expect(notes).toMatchObject([
      { check: "range_not_read", target: "fields.reference_ranges.low" },
      { check: "range_not_read", target: "fields.reference_ranges.high" },
    ]);
  });

  test("take the unit from a heading, unless a column of units names another", () => {
    const fields = withoutUnit(standardLayout.fields);
    expect(read({ "Ref. unten (mg/dl)": "3", "Ref. oben (mg/dl)": "5" }).ranges).toEqual([
      { low: "3", high: "5", unit: "mg/dl" },
    ]);
    const row = { "Ref. unten (mg/dl)": "3", "Ref. oben": "5", Einheit: "g/l" };
    expect(read(row, { fields }).ranges).toEqual([{ low: "3", high: "5", unit: "g/l" }]);
  });

  test("leave a bare unit to the field of units, and without ranges in the sheet to nobody", () => {
    expect(read({ Min: "3", Einheit: "g/l" }).targets[1]).toBe("fields.unit");
    const fields = withoutUnit(standardLayout.fields);
    expect(read({ Min: "3", Einheit: "g/l" }, { fields }).targets[1]).toBe("fields.reference_ranges.unit");
    expect(read({ Einheit: "g/l", Geschlecht: "m" }, { fields }).targets).toEqual([null, null]);
  });

  test.each([
    ["Alter/Geschlecht", "m, 18-64 J.", "w: 3-5"],
    ["Age/Sex", "F > 12 y", "up to 12 y: 3-5"],
  ])("say nothing against a text of ranges: %s", (heading, person, text) => {
    const { ranges, notes } = read({ Referenzbereich: text, [heading]: person });
    expect(ranges).toMatchObject([{ note: text, sex: person.startsWith("m") ? "m" : "f" }]);
    expect(notes).toMatchObject([{ check: "range_not_read", parameters: { value: text } }]);
  });

  test("with ages and sex in one cell say nothing against the columns beside it, and need limits in the sheet", () => {
    const { ranges, notes } = read({
      Min: "3",
      Max: "5",
      Geschlecht: "w",
      "Alter / Geschlecht": "M 18-64 J.",
    });
    expect(ranges).toEqual([{ low: "3", high: "5", sex: "f", note: "M 18-64 J." }]);
    expect(notes).toMatchObject([{ check: "range_not_read", target: "fields.reference_ranges.sex:whom" }]);
    expect(read({ "Age/Sex": "M 18-64 y" }).targets).toEqual([null]);
  });

  test("are no range without a limit", () => {
    expect(read({ Min: "", Max: "", Geschlecht: "m", "Alter von": "18 y" }).ranges).toBe("");
  });

  test("are found by the field when an error is told", () => {
    expect(read({ "Ref. unten": "viel" }).columnOf?.("fields.reference_ranges")).toBe("Ref. unten");
  });
});

describe("a column of reference ranges in words", () => {
  test("is read into limits, sex, age and condition", () => {
    const { ranges, notes } = read({ Referenzbereich: "m: 13,5–17,5 g/dl; w: 12–16 g/dl\nKinder: negativ" });
    expect(ranges).toEqual([
      { sex: "m", low: "13,5", high: "17,5", unit: "g/dl" },
      { sex: "f", low: "12", high: "16", unit: "g/dl" },
      { note: "Kinder: negativ" },
    ]);
    expect(notes).toEqual([]);
  });

  test("stays as it is if it cannot be read whole, and its cell is named", () => {
    const text = "3-5, bei Therapie s. Blatt 2";
    const { ranges, notes } = read({ Referenzbereich: text });
    expect(ranges).toEqual([{ note: text }]);
    expect(notes).toMatchObject([
      { check: "range_not_read", parameters: { value: text }, target: "fields.reference_ranges" },
    ]);
  });

  test("takes sex and ages from the columns beside it, and a sex from its heading", () => {
    const row = { Referenzbereich: "3-5", "Alter von": "18 y", "Referenzbereich Frauen": "2-4" };
    expect(read(row).ranges).toEqual([
      { age_from: "18 y", low: "3", high: "5" },
      { age_from: "18 y", sex: "f", low: "2", high: "4" },
    ]);
  });

  test("is not read against the sex in its heading", () => {
    const { ranges, notes } = read({ "Referenzbereich Frauen": "m: 3-5" });
    expect(ranges).toEqual([{ sex: "f", note: "m: 3-5" }]);
    expect(notes).toMatchObject([{ check: "range_not_read" }]);
  });

  test("warns of a date, which was a range before a spreadsheet changed it", () => {
    for (const [text, days] of [
      ["1-Feb", []],
      ["01.02.2026", []],
      ["1 - 2", ["Referenzbereich"]],
    ] as const) {
      const { ranges, notes } = read({ Referenzbereich: text }, { days: [...days] });
      expect(ranges).toEqual([{ note: text }]);
      expect(notes).toMatchObject([{ check: "date_for_range", parameters: { value: text } }]);
    }
    expect(read({ "Ref. unten": "1. Feb" }).notes).toMatchObject([
      { check: "date_for_range", target: "fields.reference_ranges.low" },
    ]);
  });

  test("is read line by line where a person has it split", () => {
    const chosen = { referenzbereich: { target: "fields.reference_ranges", language: null, split: ["/"] } };
    expect(read({ Referenzbereich: "m 3-5/w 4-6" }, { chosen }).ranges).toEqual([
      { sex: "m", low: "3", high: "5" },
      { sex: "f", low: "4", high: "6" },
    ]);
  });
});

test("columns of stability by temperature are rows of storage, with the unit of the heading", () => {
  const { fields, targets } = read({
    "Stabilität RT (Tage)": "2",
    "Stabilität bei 2-8 °C": "1 Woche",
    "Haltbarkeit -20 °C": "3 Monate",
    "Stability frozen, -80 °C": "1 Jahr",
  });
  expect(targets).toEqual(
    ["room", "cold", "frozen", "deep_frozen"].map((variant) => `fields.stability.duration:${variant}`),
  );
  expect(fields.stability).toEqual([
    { storage: "RT", duration: "2 Tage" },
    { storage: "2-8 °C", duration: "1 Woche" },
    { storage: "-20 °C", duration: "3 Monate" },
    { storage: "frozen, -80 °C", duration: "1 Jahr" },
  ]);
});

test("a column is a part of any table if its heading names both", () => {
  const layout: FieldDefinition[] = [
    {
      ...{ key: "specimens", type: "table", label: { de: "Proben" }, source: [] },
      ...{ required: false, list_visible: false, field_visible: true, translatable: false },
      columns: [
        { key: "kind", label: { de: "Art" } },
        { key: "amount", label: { de: "Menge" } },
      ],
    },
  ];
  const { fields } = read({ "Proben Art": "Serum", "Proben Menge (ml)": "0,5" }, { fields: layout });
  expect(fields.specimens).toEqual([{ kind: "Serum", amount: "0,5 ml" }]);
});

test("the unit of a heading goes to numbers, and to nothing else", () => {
  expect(read({ "Menge (ml)": "0,5" }).fields.volume).toBe("0,5 ml");
  expect(read({ "Menge [ml]": "0,5 - 1" }).fields.volume).toBe("0,5 - 1 ml");
  expect(read({ "Volume in µl": "<200" }).fields.volume).toBe("<200 µl");
  expect(read({ "Menge (ml)": "2 Röhrchen" }).fields.volume).toBe("2 Röhrchen");
  expect(read({ "Menge (ml)": "0,5 ml" }).fields.volume).toBe("0,5 ml");
});

describe("columns of a layout that keeps specimens in a table alone", () => {
  const alone = (fields: readonly FieldDefinition[]): FieldDefinition[] =>
    fields
      .filter(({ key }) => !["material", "container", "volume", "transport", "stability"].includes(key))
      .map((field) => ({ ...field, ...(field.children && { children: alone(field.children) }) }));
  const row = {
    Probenmaterial: "Serum",
    "Collection tube": "Serumröhrchen",
    Mindestmenge: "0,5 ml",
    "Stabilität 2–8 °C": "7 d",
    "Haltbarkeit gefroren": "3 mo",
    Versandbedingungen: "gekühlt",
  };

  test("become its cells", () => {
    const { targets, fields } = read(row, { fields: alone(standardLayout.fields) });
    const keys = [
      "material",
      "container",
      "minimum_volume",
      "stability_cold",
      "stability_frozen",
      "transport",
    ];
    expect(targets).toEqual(keys.map((key) => `fields.specimens.${key}`));
    const cells = Object.values(row);
    expect(fields.specimens).toEqual([Object.fromEntries(keys.map((key, index) => [key, cells[index]]))]);
  });

  test("go to the fields where there are some", () => {
    expect(read(row).targets).toEqual([
      "fields.material",
      "fields.container",
      "fields.volume",
      "fields.stability.duration:cold",
      "fields.stability.duration:frozen",
      "fields.transport",
    ]);
  });
});
