import { describe, expect, test } from "vitest";
import { inNotation } from "../../../functions/importexport/imports/normalising/number-notation.ts";
import { tableOfSample } from "../../../functions/importexport/imports/reading/file-sample.ts";
import { readImportFile } from "../../../functions/importexport/imports/reading/read-file.ts";
import { sheetsOf } from "../../support/workbooks.ts";
import { filesOf } from "../files-of.ts";
import { imported } from "../import-and-export.ts";
import { empty, shownIn } from "./small-catalogues.ts";

describe("numbers of a column that writes them otherwise", () => {
  test.each([
    ["0.3", "0,3"],
    ["1,234.5 mmol/l", "1.234,5 mmol/l"],
    ["<0.05 - 12", "<0,05 - 12"],
    ["HbA1.2 am 01.02.2026", "HbA1.2 am 01.02.2026"],
    ["1.234.5", "1.234.5"],
  ])("are rewritten: %s", (text, rewritten) => {
    expect(inNotation(text, "en", "de")).toBe(rewritten);
  });

  test("only where somebody says so", async () => {
    const text = Buffer.from("Code;Name;Grenze\nK;Kalium;0.3");
    const create = { type: "text", label: "Grenze" } as const;
    const column = { target: "fields.grenze", language: null, create };
    const plain = await imported(text, empty(), "a.csv", { profile: { grenze: column } });
    expect(shownIn(plain.after, "K", "grenze")).toBe("0.3");
    const english = { grenze: { ...column, numbers: "en" as const } };
    const { after } = await imported(text, empty(), "a.csv", { profile: english });
    expect(shownIn(after, "K", "grenze")).toBe("0,3");
  });
});

test("texts of a workbook may be in another notation, too, and numbers beside them stay as they are shown", async () => {
  const file = sheetsOf({
    A: {
      rows: [
        ["Code", "Name", "Grenze"],
        ["K", "Kalium", "1,234.5"],
        ["L", "Lipase", 0.125],
        ["M", "Magnesium", "0.5"],
      ],
    },
  });
  const create = { type: "text", label: "Grenze" } as const;
  const grenze = { target: "fields.grenze", language: null, create, numbers: "en" as const };
  const { after } = await imported(file, empty(), "a.xlsx", { profile: { grenze } });
  expect(["K", "L", "M"].map((code) => shownIn(after, code, "grenze"))).toEqual(["1.234,5", "0,125", "0,5"]);
  const preview = await readImportFile(filesOf(file), "a.xlsx", empty(), "de", {
    ...{ chosen: {}, profile: {} },
  });
  const sample = JSON.parse(JSON.stringify(preview.sample));
  const { table } = (await tableOfSample(sample, {}, "de", () => undefined)) ?? {};
  expect([2, 3, 4].map((number) => table?.isText?.({ number }, 2))).toEqual([true, false, true]);
});

test.each([
  ["de", "1,053"],
  ["fr", "1,053"],
  ["it", "1,053"],
  ["en", "1.053"],
] as const)("numbers of a workbook are shown as readers of %s write them: %s", async (main, shown) => {
  const file = sheetsOf({
    A: {
      rows: [
        ["Code", "Densité"],
        ["U", 1.053],
      ],
    },
  });
  const { sample } = await readImportFile(filesOf(file), "a.xlsx", empty(), main, {
    chosen: {},
    profile: {},
  });
  const { table } =
    (await tableOfSample(JSON.parse(JSON.stringify(sample)), {}, main, () => undefined)) ?? {};
  expect(table?.rows.map(({ cells }) => cells[1])).toEqual([shown]);
});
