import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { csvOptionsSchema } from "../../shared/laboreditor/csv-export/csv-export.endpoints.ts";
import { csvOf, xlsxOf } from "../../web/platform/table-files.ts";
import { sourceFiles, sourceOf } from "./sources.ts";

/** Tables that people save and open in a spreadsheet must run nothing: not what a customer, a provider or another laboratory typed. */
const product = sourceFiles.filter((path) => /^(?:functions|shared|web)\//.test(path));
const filesWith = (pattern: RegExp) => product.filter((path) => pattern.test(sourceOf(path))).sort();

/** The beginnings by which spreadsheets tell a formula. */
const starts = ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠", " =", "\u00a0@"];
const hostile = starts.flatMap((start) => [`${start}1+1`, `${start}cmd|'/c calc'!A1`, `${start}SUM(A1)`]);
const harmless = ["-20", "+1,5", "text", "", "a=b", "'", "1-2"];

describe("a table that is saved", () => {
  test("as CSV has an apostrophe before every cell that would run", async () => {
    const text = await csvOf([["heading"], ...[...hostile, ...harmless].map((cell) => [cell])]).text();
    const [, ...rows] = parse(text, { delimiter: ";", bom: true, relax_column_count: true }) as string[][];
    expect(rows.map(([cell]) => cell)).toEqual([...hostile.map((cell) => `'${cell}`), ...harmless]);
  });

  test("as a workbook holds texts as texts, and no formula", async () => {
    const blob = await xlsxOf([["=heading"], ...hostile.map((cell) => [cell, 1])]);
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    const sheet = strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    const cells = [...sheet.matchAll(/<c [^>]*>/g)].map(([cell]) => cell);
    expect(cells).toHaveLength(1 + 2 * hostile.length);
    expect(cells.filter((cell) => /t="(?:s|inlineStr)"/.test(cell))).toHaveLength(1 + hostile.length);
    expect(sheet).not.toMatch(/<f[ >]/);
  });
});

describe("no other way leads out of Laborium into a spreadsheet:", () => {
  test("workbooks are written by these files alone", () => {
    expect(filesWith(/["']write-excel-file/)).toEqual([
      "web/importexport/imports/findings-file.ts",
      "web/platform/table-files.ts",
    ]);
  });

  test("CSV is written by these files alone, row by row", () => {
    expect(filesWith(/\bcsvRow\(/).filter((path) => path !== "shared/kernel/csv-row.ts")).toEqual([
      "functions/laboreditor/csv-export/write-csv.ts",
      "web/platform/table-files.ts",
    ]);
    expect(filesWith(/text\/csv/)).toEqual([
      "functions/laboreditor/csv-export/csv.store.ts",
      // The types of files that people import.
      "shared/importexport/imports/import-formats.ts",
      "web/platform/record-import/record-import.tsx",
      "web/platform/table-files.ts",
    ]);
  });

  test("the CSV of analyses is escaped unless somebody says otherwise", () => {
    expect(csvOptionsSchema.parse({ category: "*" })).toMatchObject({ escape: true });
  });

  test("findings of an import are cells of text", () => {
    expect(sourceOf("web/importexport/imports/findings-file.ts")).toMatch(/longest\), type: String \}/);
  });

  test("what the browser saves itself is a table, a PDF, a certificate or JSON", () => {
    expect(filesWith(/\bsaveBlob\(/).filter((path) => path !== "web/platform/save-blob.ts")).toEqual([
      "web/importexport/imports/findings-file.ts",
      "web/laboreditor/editor/sheet-button.tsx",
      "web/laborshop/orders/customer-data-page.tsx",
      "web/platform/export-table.tsx",
      "web/printpublisher/chapters/poster-button.tsx",
      "web/proficiency/certificates/certificate-pages.tsx",
      "web/proficiency/report/report-page.tsx",
      "web/webpublisher/notices/subscribers.tsx",
    ]);
  });
});
