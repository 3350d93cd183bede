import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { readImportFile } from "../../../functions/importexport/imports/reading/read-file.ts";
import { sheetsOf } from "../../support/workbooks.ts";
import { filesOf } from "../files-of.ts";

const laboratory = () => new Catalogue(1, []);
const csv = (...rows: string[][]) => Buffer.from(rows.map((row) => row.join(";")).join("\n"));
const read = (file: Buffer, name = "a.csv") =>
  readImportFile(filesOf(file), name, laboratory(), "de", { chosen: {}, profile: {} });

describe("the headings", () => {
  const analyses = [
    ["1001", "Albumin", "Serum", "35-52"],
    ["1002", "Amylase", "Serum", "28-100"],
    ["1003", "Bilirubin", "Serum", "1,2"],
  ];
  const rowsOf = ({ found: detected }: Awaited<ReturnType<typeof read>>) => [
    detected?.heading,
    detected?.rows,
  ];

  test("are none where the first row is like those after it", async () => {
    const file = await read(csv(...analyses));
    expect(rowsOf(file)).toEqual([{ row: 0, lines: 1 }, 3]);
    expect(file.mapping.map(({ column, target }) => [column, target])).toEqual([
      ["(A)", "code"],
      ["(B)", "name"],
      ["(C)", null],
      ["(D)", null],
    ]);
  });

  test("are none where somebody says so, and the row that somebody chooses", async () => {
    const words = csv(["K", "Kalium", "Serum"], ["NA", "Natrium", "Plasma"]);
    const guessed = await readImportFile(filesOf(words), "a.csv", laboratory(), "de", {
      chosen: {},
      profile: {},
    });
    expect(rowsOf(guessed)).toEqual([{ row: 1, lines: 1 }, 1]);
    const chosen = await readImportFile(
      filesOf(words),
      "a.csv",
      laboratory(),
      "de",
      { chosen: {}, profile: {} },
      { heading: { row: 0 } },
    );
    expect(rowsOf(chosen)).toEqual([{ row: 0, lines: 1 }, 2]);
  });

  test("are none in a row that shares a value with one below it", async () => {
    const file = await read(
      csv(["K", "Kalium", "Serum"], ["CL", "Chlorid", "Urin"], ["NA", "Natrium", "Serum"]),
    );
    expect(rowsOf(file)).toEqual([{ row: 0, lines: 1 }, 3]);
    // A list that repeats its headings has some.
    const again = ["Spalte", "Art", "Wo"];
    const pages = await read(csv(again, ["K", "Kalium", "Serum"], again, ["NA", "Natrium", "Plasma"]));
    expect(rowsOf(pages)[0]).toEqual({ row: 1, lines: 1 });
  });

  test("may hold numbers, where these are not in the rows below", async () => {
    const file = await read(
      csv(["Kürzel", "Was", "2025", "2026"], ["K", "Kalium im Serum", "", ""], ["N", "Natrium", "1", ""]),
    );
    expect(rowsOf(file)[0]).toEqual({ row: 1, lines: 1 });
  });

  test("have no part of a title that is merged over most of the columns", async () => {
    const file = sheetsOf({
      Katalog: {
        rows: [
          ["Leistungsverzeichnis 2026", "", "", "", "", "Version 14.2"],
          ["Kürzel", "Parameter", "Menge [ml]", "Methode", "Referenz", "Kosten"],
          ["K", "Kalium", "0,5", "ISE", "3,5–5,1", "4,50"],
        ],
        merges: ["A1:E1"],
      },
    });
    const { mapping } = await read(file, "a.xlsx");
    expect(mapping.map(({ column }) => column)).toContain("Menge [ml]");
    expect(mapping[0]).toMatchObject({ column: "Kürzel", target: "code" });
  });
});
