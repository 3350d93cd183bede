import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { utils, write } from "@e965/xlsx";
import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { ImportProblem } from "../../../functions/importexport/imports/import-problem.ts";
import { readSpreadsheet } from "../../../functions/importexport/imports/read-spreadsheet.ts";
import { hasSharedData, sharedData, workbookOf } from "../../support/workbooks.ts";

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
    const file = Buffer.from(
      zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(120 * 1024 * 1024) }, { level: 9 }),
    );
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

describe.runIf(hasSharedData)("files that break spreadsheet readers", () => {
  const folder = join(sharedData, "nasty_spreadsheets");
  const files = hasSharedData ? readdirSync(folder) : [];
  const expected: Record<string, string> = {
    "poi_password.xls": "password_protected",
    "poi_poc-xmlbomb.xlsx": "xml_bomb",
    "phpss_HiddenSheet.xlsx": "empty_file",
  };

  test.each(files)("%s: read rightly or refused with a reason", async (name) => {
    const code = expected[name] ?? (name.endsWith(".csv") ? "corrupt_file" : undefined);
    const bytes = readFileSync(join(folder, name));
    if (code) expect(await failure(bytes)).toMatchObject({ code });
    else expect((await readSpreadsheet(bytes)).columns.length).toBeGreaterThan(0);
  });

  test("counts the dates of 1904 from 1904", async () => {
    const table = await readSpreadsheet(readFileSync(join(folder, "poi_1904DateWindowing.xls")));
    expect(table.columns[0]).toBe("2000-01-01");
  });

  test("names the cells that hold errors", async () => {
    const { broken } = await readSpreadsheet(readFileSync(join(folder, "calamine_errors.xlsx")));
    expect(broken[0]).toMatchObject({ row: 2, text: "#NAME?" });
  });

  test("are all of them read within 512 MiB", () => {
    const script = `
      import { readFileSync, readdirSync } from "node:fs";
      import { readSpreadsheet } from ${JSON.stringify(join(import.meta.dirname, "../../../functions/importexport/imports/read-spreadsheet.ts"))};
      for (const name of readdirSync(${JSON.stringify(folder)})) await readSpreadsheet(readFileSync(${JSON.stringify(folder)} + "/" + name)).catch(() => undefined);
      process.stdout.write(String(process.resourceUsage().maxRSS / 1024));`;
    const run = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
      encoding: "utf8",
      timeout: 60_000,
    });
    expect(run.status).toBe(0);
    expect(Number(run.stdout)).toBeLessThan(512);
  });
});
