import { describe, expect, test } from "vitest";
import { standardLayout } from "../../../functions/core/provisioning/standard-layout.ts";
import { readRow as read, withoutUnit } from "./read-row.ts";

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

  test.each([
    ["Referenzbereich Erwachsene", "Referenzbereich Kinder", "de"],
    ["Normwerte Erw.", "Normwerte Kinder", "de"],
    ["Reference range (adults)", "Reference range (paediatric)", "en"],
    ["Valeurs de référence adultes", "Valeurs de référence enfants", "fr"],
  ])("say for which age group a heading has them: %s, %s", (adults, children) => {
    expect(read({ [adults]: "11,7–236", [children]: "1–12 Mon.: 100–1790" }).ranges).toEqual([
      { note: "Erwachsene", low: "11,7", high: "236" },
      { note: "Kinder", age_from: "1 mo", age_to: "12 mo", low: "100", high: "1790" },
    ]);
  });

  test.each(["Referenzbereich Erwachsene/Kinder", "Referenzwerte m/w", "Reference range (male and female)"])(
    "give ranges to nobody alone if their heading names two: %s",
    (heading) => expect(read({ [heading]: "62-106" }).targets).toEqual([null]),
  );

  test("give limits to the sex that is a part of their path", () => {
    const row = {
      "referenz.m.von": "62",
      "referenz.m.bis": "106",
      "referenz.w.von": "44",
      "referenz.w.bis": "80",
    };
    expect(read(row).ranges).toEqual([
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

test("a dash alone is no range, and none beside others", () => {
  expect(read({ Referenzbereich: "–" }).ranges).toBe("");
  expect(read({ "Referenz Männer": "3-5", "Referenz Frauen": "-" }).ranges).toEqual([
    { sex: "m", low: "3", high: "5" },
  ]);
});

test("an H behind a word for ranges is the upper limit, and behind a time the hour", () => {
  const { ranges, fields } = read({ REF_L: "3", REF_H: "5", TAT_H: "24" });
  expect(ranges).toEqual([{ low: "3", high: "5" }]);
  expect(fields.turnaround).toEqual({ de: "24 h" });
});

test("the unit of a heading names no people", () => {
  expect(read({ "Referenz ng": "3-5" }).ranges).not.toEqual([expect.objectContaining({ note: "ng" })]);
});

test("ranges of people stand beside those of everybody", () => {
  expect(read({ Referenzbereich: "3-5", "Referenz Schwangere": "2-4" }).ranges).toEqual([
    { low: "3", high: "5" },
    { note: "Schwangere", low: "2", high: "4" },
  ]);
});
