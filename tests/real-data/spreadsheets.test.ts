import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ImportProblem } from "../../functions/importexport/imports/import-problem.ts";
import { readSpreadsheet } from "../../functions/importexport/imports/reading/read-spreadsheet.ts";
import { memoryOfReading } from "../importexport/imports/memory-of-reading.ts";
import { realData } from "../support/real-data.ts";

describe("files that broke other spreadsheet readers", () => {
  const folder = join(realData, "nasty_spreadsheets");
  const files = readdirSync(folder);
  const expected: Record<string, string> = {
    "phpss_HiddenSheet.xlsx": "empty_file",
    "poi_password.xls": "password_protected",
    "poi_poc-xmlbomb.xlsx": "xml_bomb",
  };

  test.each(files)("%s: read rightly or refused with a reason", async (name) => {
    const code = expected[name];
    const read = readSpreadsheet(readFileSync(join(folder, name)));
    if (!code) return expect((await read).columns.length).toBeGreaterThan(0);
    const error = await read.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ImportProblem);
    expect(error).toMatchObject({ code });
  });

  test("counts the dates of 1904 from 1904", async () => {
    const table = await readSpreadsheet(readFileSync(join(folder, "poi_1904DateWindowing.xls")));
    expect(table.columns[0]).toBe("01/01/2000");
  });

  test("names the cells that hold errors", async () => {
    const { broken } = await readSpreadsheet(readFileSync(join(folder, "calamine_errors.xlsx")));
    // A single column without a heading: its first row is read, too.
    expect(broken.slice(0, 2)).toMatchObject([
      { row: 1, text: "#DIV/0!" },
      { row: 2, text: "#NAME?" },
    ]);
  });

  test("are all of them read within 512 MiB", () => {
    expect(memoryOfReading(folder)).toBeLessThan(512);
  });
});
