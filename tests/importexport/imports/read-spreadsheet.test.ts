import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { utils, write } from "@e965/xlsx";
import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { ImportProblem } from "../../../functions/importexport/imports/import-problem.ts";
import { readSpreadsheet } from "../../../functions/importexport/imports/reading/read-spreadsheet.ts";
import * as hostile from "../../support/hostile-workbooks.ts";
import { workbookOf } from "../../support/workbooks.ts";
import { memoryOfReading } from "./memory-of-reading.ts";

const rows = [
  [],
  ["Code", "Name", "Name", ""],
  ["Ä1", "Größe µmol/l ≥ ½", "zweite", "ohne Überschrift"],
  [1234567890123, 1.5, true, "Zeile 1\nZeile 2"],
];
const ages = "0-7 Tage: 0,5-1,4\n1 Jahr: 0,7-3,6\n2-3 Jahre: 0,8-3,9\nab 65 Jahre: 2,0-5,5";
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

  test("keeps numbers and dates as they are shown", async () => {
    const sheet = utils.aoa_to_sheet([["a", "b"]]);
    sheet.A2 = { t: "n", v: 1.1, z: "0.00" };
    sheet.B2 = { t: "n", v: 46000, z: "dd.mm.yyyy" };
    sheet["!ref"] = "A1:B2";
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, "S");
    const table = await readSpreadsheet(write(book, { type: "buffer", bookType: "xlsx" }) as Buffer);
    expect(table.rows[0]?.cells).toEqual(["1.10", "09.12.2025"]);
  });

  test("that declares XML entities is refused before it is read", async () => {
    const bomb = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>';
    const file = Buffer.from(zipSync({ "xl/workbook.xml": new TextEncoder().encode(bomb) }));
    expect(await failure(file)).toMatchObject({ code: "xml_bomb" });
  });

  test("that would become too large is refused before it is unpacked", async () => {
    const file = hostile.huge();
    expect(file.length).toBeLessThan(1024 * 1024);
    expect(await failure(file)).toMatchObject({ code: "unpacked_too_large" });
  });

  test("whose directory lies about the size of a part is refused", async () => {
    const content = "a".repeat(10_000);
    const file = Buffer.from(zipSync({ "xl/workbook.xml": new TextEncoder().encode(content) }));
    // Sizes stand in the central directory, 24 bytes after the signature of an entry (APPNOTE.TXT 4.3.12).
    file.writeUInt32LE(5000, file.indexOf("504b0102", 0, "hex") + 24);
    expect(await failure(file)).toMatchObject({ code: "corrupt_file" });
  });

  test("that is none is called so, whatever its name", async () => {
    expect(await failure(Buffer.from("<svg><path/></svg>"))).toMatchObject({ code: "corrupt_file" });
    expect(await failure(Buffer.from("<html><table>"))).toMatchObject({ code: "empty_file" });
    expect(await failure(Buffer.from([1, 2, 3, 0, 0, 5]))).toMatchObject({ code: "corrupt_file" });
    expect(await failure(workbookOf(rows, "xlsx").subarray(0, 900))).toMatchObject({ code: "corrupt_file" });
    expect(await failure(workbookOf([[]], "xlsx"))).toMatchObject({ code: "empty_file" });
  });
});

describe("a workbook that breaks spreadsheet readers", () => {
  const refused: Record<string, [code: string, file: () => Buffer]> = {
    "an XML bomb": ["xml_bomb", hostile.xmlBomb],
    "protected by a password, XLSX": ["password_protected", hostile.encryptedXlsx],
    "protected by a password, XLS": ["password_protected", hostile.encryptedXls],
    "that holds something only where it is hidden": ["empty_file", hostile.onlyHidden],
    "with more rows than are read": ["too_many_rows", hostile.tooDeep],
    "with as many columns as a sheet can have": ["too_many_columns", hostile.wide],
    "with thousands of rows that reach to its last column": ["too_many_columns", hostile.wideAndDeep],
    "with a hundred thousand rows that are almost empty": ["too_many_cells", hostile.sparse],
    "whose cells stand for a thousand million": ["too_many_columns", hostile.repeatedCells],
    "with more cells than are read": ["too_many_cells", hostile.manyCells],
    "whose one long text stands in every cell": ["too_much_text", hostile.sharedText],
    "that is a table with a quote that never ends": ["corrupt_file", hostile.csv.open],
    "that is a table of two encodings": ["mixed_encoding", hostile.csv.mixed],
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
      ["Code", "Referenz", "Referenz (2)", "Einheit"],
      [
        ["K", "3,6", "4,8", "mmol/l"],
        ["NA", "135", "145", "mmol/l"],
      ],
    ],
    "with more digits than a number holds": [
      hostile.longNumbers,
      ["Text", "Zahl", "Bruch"],
      [["0012345678901234567890", "123456789012345", "0.3"]],
    ],
    "whose last of 1,048,576 rows is filled": [hostile.deep, ["(A)"], [["in 1"], ["in 2"], ["in 1048576"]]],
    "with a hidden, empty sheet in front": [hostile.hiddenSheet, ["Code", "Name"], kalium],
    "that is a table of Windows-1252": [hostile.csv.windows1252, ["Code", "Name"], [["K", "Größe – 5 €"]]],
    "that is a table with a byte order mark": [hostile.csv.utf8Mark, ["Code", "Name"], [["K", "Größe"]]],
    "that is a table of UTF-16": [hostile.csv.utf16, ["Code", "Name"], [["K", "Größe ≥ ½"]]],
    "that is a table of UTF-16 without a mark": [
      hostile.csv.utf16Bare,
      ["Code", "Name"],
      [["K", "Größe ≥ ½"]],
    ],
    "that is a table with tabs": [hostile.csv.tabs, ["Code", "Name"], [["K", "a, b; c"]]],
    "that is a table which names its separator": [hostile.csv.named, ["Code", "Name"], [["K", "a,b"]]],
    "that is a table with quotes and breaks": [
      hostile.csv.enclosed,
      ["Code", "Name"],
      [["K", 'Zeile 1\nmit \\"Zitat\\" und "noch einem"']],
    ],
    "that is a table whose cells have more commas and lines than it has rows": [
      () => Buffer.from(`Code;Name;Referenz\nIGF;IGF-BP3;"${ages}"\nCRE;Kreatinin;"${ages}"\n`),
      ["Code", "Name", "Referenz"],
      [
        ["IGF", "IGF-BP3", ages],
        ["CRE", "Kreatinin", ages],
      ],
    ],
    "of OpenDocument": [hostile.openDocument, ["Code", "Name"], kalium],
  };
  test.each(Object.entries(read))("is read rightly: %s", async (_, [file, columns, rows]) => {
    const table = await readSpreadsheet(file());
    expect(table.columns).toEqual(columns);
    expect(table.rows.map(({ cells }) => cells)).toEqual(rows);
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
    const { cellErrors, datesOf1904, withinLimits } = hostile;
    const all = [
      ...Object.values(refused).map(([, file]) => file),
      ...Object.values(read).map(([file]) => file),
    ];
    for (const [index, file] of [
      ...all,
      cellErrors,
      withinLimits,
      hostile.huge,
      () => datesOf1904("xlsx"),
    ].entries())
      writeFileSync(join(folder, String(index)), file());
    expect(memoryOfReading(folder)).toBeLessThan(512);
    rmSync(folder, { recursive: true });
  });
  test.each(Object.keys(hostile.repeated))(
    "is read within 512 MiB as well if it is one piece repeated: %s",
    (name) => {
      const folder = mkdtempSync(join(tmpdir(), "laborium-repeated-"));
      writeFileSync(join(folder, name), hostile.repeated[name as keyof typeof hostile.repeated]());
      expect(memoryOfReading(folder)).toBeLessThan(512);
      rmSync(folder, { recursive: true });
    },
  );
});
