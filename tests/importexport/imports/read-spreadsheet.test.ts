import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { utils, write } from "@e965/xlsx";
import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { ImportProblem } from "../../../functions/importexport/imports/import-problem.ts";
import { readSpreadsheet } from "../../../functions/importexport/imports/read-spreadsheet.ts";
import * as hostile from "../../support/hostile-workbooks.ts";
import { workbookOf } from "../../support/workbooks.ts";
import { memoryOfReading } from "./memory-of-reading.ts";

const rows = [
  [],
  ["Code", "Name", "Name", ""],
  ["Ä1", "Größe µmol/l ≥ ½", "zweite", "ohne Überschrift"],
  [1234567890123, 1.5, true, "Zeile 1\nZeile 2"],
];
const failure = async (file: Buffer) => {
  const error = await readSpreadsheet(file).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ImportProblem);
  return error as ImportProblem;
};

describe("a workbook", () => {
  test.each(["xlsx", "biff8"] as const)("is read as a person sees it (%s)", async (bookType) => {
    const table = await readSpreadsheet(workbookOf(rows, bookType));
    expect(table.columns).toEqual(["Code", "Name", "Name (2)", "(D)"]);
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ["Ä1", "Größe µmol/l ≥ ½", "zweite", "ohne Überschrift"],
      ["1234567890123", "1.5", "TRUE", "Zeile 1\nZeile 2"],
    ]);
    expect(table.rows.map(({ number }) => number)).toEqual([3, 4]);
  });

  test("keeps numbers as they are shown and dates as calendar dates", async () => {
    const sheet = utils.aoa_to_sheet([["a", "b"]]);
    sheet.A2 = { t: "n", v: 1.1, z: "0.00" };
    sheet.B2 = { t: "n", v: 46000, z: "dd.mm.yyyy" };
    sheet["!ref"] = "A1:B2";
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, "S");
    const table = await readSpreadsheet(write(book, { type: "buffer", bookType: "xlsx" }) as Buffer);
    expect(table.rows[0]?.cells).toEqual(["1.10", "2025-12-09"]);
  });

  test("that declares XML entities is refused before it is read", async () => {
    const bomb = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>';
    const file = Buffer.from(zipSync({ "xl/sharedStrings.xml": new TextEncoder().encode(bomb) }));
    expect(await failure(file)).toMatchObject({ code: "xml_bomb" });
  });

  test("that would become too large is refused before it is unpacked", async () => {
    const file = hostile.huge();
    expect(file.length).toBeLessThan(1024 * 1024);
    expect(await failure(file)).toMatchObject({ code: "too_large" });
  });

  test("whose directory lies about the size of a part is refused", async () => {
    const content = "a".repeat(10_000);
    const file = Buffer.from(zipSync({ "xl/worksheets/sheet1.xml": new TextEncoder().encode(content) }));
    // Sizes stand in the central directory, 24 bytes after the signature of an entry (APPNOTE.TXT 4.3.12).
    file.writeUInt32LE(5000, file.indexOf("504b0102", 0, "hex") + 24);
    expect(await failure(file)).toMatchObject({ code: "corrupt_file" });
  });

  test("that is none is called so, whatever its name", async () => {
    expect(await failure(Buffer.from("a;b\n1;2"))).toMatchObject({ code: "corrupt_file" });
    expect(await failure(workbookOf(rows, "xlsx").subarray(0, 900))).toMatchObject({ code: "corrupt_file" });
    expect(await failure(workbookOf([[]], "xlsx"))).toMatchObject({ code: "empty_file" });
  });
});

describe("a workbook that breaks spreadsheet readers", () => {
  const refused: Record<string, [code: string, file: () => Buffer]> = {
    "an XML bomb": ["xml_bomb", hostile.xmlBomb],
    "protected by a password, XLSX": ["password_protected", hostile.encryptedXlsx],
    "protected by a password, XLS": ["password_protected", hostile.encryptedXls],
    "with a hidden, empty sheet in front": ["empty_file", hostile.hiddenSheet],
    "with more rows than are read": ["too_large", hostile.tooDeep],
    "that is a table of Windows-1252": ["corrupt_file", hostile.csv.windows1252],
    "that is a table with a byte order mark": ["corrupt_file", hostile.csv.utf8Mark],
    "that is a table with quotes and breaks": ["corrupt_file", hostile.csv.enclosed],
  };
  test.each(Object.entries(refused))("is refused with the reason: %s", async (_, [code, file]) => {
    expect(await failure(file())).toMatchObject({ code });
  });

  const kalium = [["K", "Kalium"]];
  const read: Record<string, [file: () => Buffer, columns: string[], rows: string[][]]> = {
    "of Excel 5": [hostile.ofExcel5, ["Code", "Name"], kalium],
    "of Excel 2": [hostile.ofExcel2, ["Code", "Name"], kalium],
    "with merged cells": [
      hostile.mergedCells,
      ["Code", "Referenz", "(C)", "Einheit"],
      [
        ["K", "3,6", "4,8", "mmol/l"],
        ["NA", "135", "145", ""],
      ],
    ],
    "with more digits than a number holds": [
      hostile.longNumbers,
      ["Text", "Zahl", "Bruch"],
      [["0012345678901234567890", "123456789012345", "0.30000000000000004"]],
    ],
    "whose last of 1,048,576 rows is filled": [hostile.deep, ["in 1"], [["in 2"]]],
  };
  test.each(Object.entries(read))("is read rightly: %s", async (_, [file, columns, rows]) => {
    const table = await readSpreadsheet(file());
    expect(table.columns).toEqual(columns);
    expect(table.rows.map(({ cells }) => cells)).toEqual(rows);
  });

  test("of 16,384 columns gives the first five hundred", async () => {
    const { columns, rows } = await readSpreadsheet(hostile.wide());
    expect(columns).toHaveLength(500);
    expect(columns.at(-1)).toBe("Spalte 500");
    expect(rows[0]?.cells.at(-1)).toBe("499");
  });

  test.each(["xlsx", "biff8", "biff5"] as const)(
    "counts the dates of 1904 from 1904 (%s)",
    async (format) => {
      const { rows } = await readSpreadsheet(hostile.datesOf1904(format));
      expect(rows[0]?.cells).toEqual(["2000-01-01"]);
    },
  );

  test("names the cells that hold errors", async () => {
    const { broken } = await readSpreadsheet(hostile.cellErrors());
    expect(broken).toEqual([
      { row: 3, column: "Code", text: "#NAME?" },
      { row: 3, column: "Name", text: "#REF!" },
    ]);
  });

  test("is read within 512 MiB, whichever it is", () => {
    const folder = mkdtempSync(join(tmpdir(), "laborium-workbooks-"));
    const { wide, cellErrors, datesOf1904 } = hostile;
    const all = [
      ...Object.values(refused).map(([, file]) => file),
      ...Object.values(read).map(([file]) => file),
    ];
    for (const [at, file] of [...all, wide, cellErrors, hostile.huge, () => datesOf1904("xlsx")].entries())
      writeFileSync(join(folder, String(at)), file());
    expect(memoryOfReading(folder)).toBeLessThan(512);
    rmSync(folder, { recursive: true });
  });
});
