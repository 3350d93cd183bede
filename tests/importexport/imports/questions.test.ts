import { describe, expect, test } from "vitest";
import type { Preview } from "../../../shared/importexport/imports/preview.ts";
import { sheetsOf } from "../../support/workbooks.ts";
import { choosing, csv, kinds, openAskedImports, quoted } from "./asked-imports.ts";

const { imported, person } = openAskedImports("questions");

describe("a file asks each thing once, with a proposal:", () => {
  const cases: [string, Buffer, questions: string[]][] = [
    ["nothing, if every column is recognised", csv(["Code", "Name"], ["K", "Kalium"]), []],
    [
      "all unrecognised columns together",
      csv(["Code", "Name", "Xyzzy", "Plugh", "Leer"], ["K", "Kalium", "a", "b", ""]),
      ["columns 2 new_fields"],
    ],
    [
      "codes, if there are none",
      csv(["Name", "Xyzzy"], ["Kalium", "a"]),
      ["columns 1 new_fields", "codes 0 name"],
    ],
    [
      "cells with several entries, and rows of one code that differ",
      csv(
        ["Code", "Name", "Kategorie", "Xyzzy"],
        ["K", "Kalium", ...quoted("Serum; Urin"), "a"],
        ["K", "Kalium", "Plasma", "a"],
        ["L", "Lipase", "Serum", "a"],
        ["L", "Lipase", "Serum", "a"],
      ),
      ["columns 1 new_fields", "split 1 split", "repeated 1 merge"],
    ],
    [
      "more than forty unrecognised columns are left out",
      csv(
        ["Code", "Name", ...Array.from({ length: 41 }, (_, index) => `Xyzzy${index}`)],
        ["K", "Kalium", ...Array.from({ length: 41 }, () => "a")],
      ),
      ["columns 41 leave_out"],
    ],
  ];
  test.each(cases)("%s", async (_, bytes, questions) => {
    const { entry, preview } = await imported(bytes, "a.csv", person());
    const record = await entry();
    expect(record.status).toBe(questions.length > 0 ? "needs_mapping" : "dry_run");
    expect(kinds(record.questions)).toEqual(questions);
    if (questions.length > 0) expect(kinds((await preview()).questions)).toEqual(questions);
  });

  test("and accepting the proposals as they are imports all of the file", async () => {
    const bytes = csv(
      ["Name", "Kategorie", "Xyzzy"],
      ["Kalium", ...quoted("Elektrolyte; Notfall"), "a"],
      ["Lipase", "Enzyme", "a"],
    );
    const { preview, accept } = await imported(bytes, "a.csv", person());
    const shown = await preview();
    expect(shown.columns.map(({ target, split, by }) => [target, split, by])).toEqual([
      ["name", undefined, "name"],
      ["categories", [";"], "name"],
      ["fields.xyzzy", undefined, "none"],
    ]);
    expect(await accept(shown)).toMatchObject({
      status: "dry_run",
      stats: { total: 2, created: 2 },
      questions: [],
    });
  });

  test("new fields keep what the cells say, where a sign might be an answer", async () => {
    const bytes = csv(
      ["Code", "Name", "Xyzzy", "Plugh"],
      ["K", "Kalium", "y", "ja"],
      ["L", "Lipase", "y", ""],
    );
    const { columns } = await (await imported(bytes, "a.csv", person())).preview();
    expect(columns.map(({ create }) => create?.type)).toEqual([undefined, undefined, "text", "checkbox"]);
  });

  test("answers that a person is still changing do not change the questions", async () => {
    const { preview } = await imported(
      csv(["Code", "Name", "Xyzzy"], ["K", "Kalium", "a"]),
      "a.csv",
      person(),
    );
    const shown = await preview();
    const changed = await preview({ columns: choosing(shown, { Xyzzy: {} }), reading: shown.reading });
    expect(changed.questions).toEqual(shown.questions);
    expect(changed.columns[2]).toMatchObject({ target: null });
  });
});

describe("the numbers of the mapping screen are those of the whole file", () => {
  const many = 3_000;
  const row = (index: number) => [`T${index}`, `Test ${index}`, index % 2 ? `W${index % 1_000}` : ""];
  const rows = Array.from({ length: many }, (_, index) => row(index));
  const counts = ({ columns }: Preview) => columns.map(({ filled, distinct }) => [filled, distinct]);
  const expected = [
    [many, many],
    [many, many],
    [many / 2, 500],
  ];

  test.each([
    ["a text", "a.csv", () => csv(["Code", "Name", "Xyzzy"], ...rows)],
    ["a workbook", "a.xlsx", () => sheetsOf({ A: { rows: [["Code", "Name", "Xyzzy"], ...rows] } })],
    [
      "records",
      "a.json",
      () => Buffer.from(JSON.stringify(rows.map(([Code, Name, Xyzzy]) => ({ Code, Name, Xyzzy })))),
    ],
  ])("in %s", async (_, file, bytes) => {
    const { preview } = await imported(bytes(), file, person());
    const shown = await preview();
    expect(shown.found.rows).toBe(many);
    expect(counts(shown)).toEqual(expected);
  });

  test("also when another sheet or other headings are chosen", async () => {
    const bytes = sheetsOf({
      A: { rows: [["Code", "Name", "Xyzzy"], ...Array.from({ length: 10 }, (_, index) => row(index))] },
      Katalog: { rows: [["Nummer", "Text", "Plugh"], ...rows] },
    });
    const { preview } = await imported(bytes, "a.xlsx", person());
    for (const sheet of ["A", "Katalog"]) {
      const shown = await preview({ reading: { sheet } });
      const isLarge = sheet === "Katalog";
      expect([shown.found.rows, counts(shown)]).toEqual(
        isLarge
          ? [many, expected]
          : [
              10,
              [
                [10, 10],
                [10, 10],
                [5, 5],
              ],
            ],
      );
    }
  });
});

describe("codes are proposed anew", () => {
  const bytes = sheetsOf({
    Katalog: {
      rows: [
        ["Untersuchung", "Material"],
        ["Alpha", "Serum"],
        ["Alpha", "Urin"],
        ["Beta", "Serum"],
      ],
    },
    Liste: { rows: [["Untersuchung"], ["Gamma"], ["Delta"]] },
    Kodiert: {
      rows: [
        ["Code", "Name"],
        ["G", "Gamma"],
        ["D", "Delta"],
      ],
    },
  });

  test("for another sheet", async () => {
    const { preview, entry } = await imported(bytes, "a.xlsx", person());
    const proposed = { from: "name", key: null, apart: "Material", is_proposed: true };
    expect((await entry()).reading.codes).toEqual(proposed);
    const { reading } = await preview();
    expect(reading.codes).toEqual(proposed);
    const other = await preview({ reading: { ...reading, sheet: "Liste" } });
    expect(other.reading.codes).toEqual({ from: "name", key: null, is_proposed: true });
    const coded = await preview({ reading: { ...reading, sheet: "Kodiert" } });
    expect(coded.reading.codes).toBeUndefined();
    expect(kinds(coded.questions)).toEqual([]);
  });

  test("for another column of names, but not once a person has chosen", async () => {
    const { preview } = await imported(
      csv(["Untersuchung", "Kurztext"], ["Alpha", "erste Messung"], ["Alpha", "zweite Messung"]),
      "a.csv",
      person(),
    );
    const { reading, columns } = await preview();
    expect(reading.codes).toMatchObject({ from: "counter" });
    const swapped = columns.map(({ column }) => ({ column, target: column === "Kurztext" ? "name" : null }));
    expect((await preview({ reading, columns: swapped })).reading.codes).toMatchObject({ from: "name" });
    const codes = { from: "counter" as const, key: "Untersuchung" };
    const chosen = await preview({ reading: { codes }, columns: swapped });
    expect(chosen.reading.codes).toEqual(codes);
  });
});
