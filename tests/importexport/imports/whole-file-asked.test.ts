import { describe, expect, test } from "vitest";
import { columnKeys } from "../../../functions/importexport/imports/mapping/column-keys.ts";
import { targetFinder } from "../../../functions/importexport/imports/mapping/match-columns.ts";
import { targetsOf } from "../../../functions/importexport/imports/mapping/targets.ts";
import { tableOfSample } from "../../../functions/importexport/imports/reading/file-sample.ts";
import { readImportFile } from "../../../functions/importexport/imports/reading/read-file.ts";
import type { ReadingChoice } from "../../../shared/importexport/imports/reading.ts";
import { sheetsOf } from "../../support/workbooks.ts";
import { filesOf } from "../files-of.ts";
import { empty } from "./small-catalogues.ts";

/** Number of rows; a sample keeps far fewer. */
const many = 20_000;
const rowsWith = (rare: (index: number) => string[]) =>
  Array.from({ length: many }, (_, index) => [`T${index}`, `Untersuchung ${index}`, ...rare(index)]);
const last = (...cells: string[]) => rowsWith((index) => (index === many - 1 ? cells : []));
const csv = (rows: readonly (readonly string[])[]) =>
  Buffer.from([["Code", "Name"], ...rows].map((row) => row.join(";")).join("\n"));
const records = (rare: (index: number) => object) =>
  Buffer.from(
    JSON.stringify(
      Array.from({ length: many }, (_, index) => ({
        code: `T${index}`,
        name: `Untersuchung ${index}`,
        ...rare(index),
      })),
    ),
  );
const inLast = (value: object) => records((index) => (index === many - 1 ? value : {}));

/** The columns that a person is shown for a file, and what the import does once all of them are decided. */
async function decided(bytes: Buffer, name: string, choice: ReadingChoice = {}) {
  const read = (chosen = {}) =>
    readImportFile(filesOf(bytes), name, empty(), "de", { chosen, profile: {} }, choice);
  const { sample } = await read();
  if (!sample) throw new Error("The file has no sample.");
  const stored = JSON.stringify(sample);
  const shown = await tableOfSample(JSON.parse(stored), choice, "de", targetFinder(targetsOf([], "de")));
  const columns = shown?.table.columns ?? [];
  const targets = columns.map((column) => /^(code|name)$/i.exec(column)?.[0].toLowerCase() ?? null);
  const keys = columnKeys(columns);
  const chosen = Object.fromEntries(
    keys.map((key, index) => [key, { target: targets[index]!, language: null }]),
  );
  return { columns, table: shown?.table, size: stored.length, file: await read(chosen) };
}

describe("a person is shown every column of the whole file, so that nothing is asked a second time:", () => {
  const cases: [string, string, () => Buffer, columns: string[], choice?: ReadingChoice][] = [
    ["a key of the last record only", "a.json", () => inLast({ rare: "x" }), ["code", "name", "rare"]],
    [
      "a longer list in the last record",
      "a.json",
      () => records((index) => ({ tags: index === many - 1 ? ["a", "b", "c"] : ["a"] })),
      ["code", "name", "tags.1", "tags.2", "tags.3"],
      { lists: "columns" },
    ],
    ["a cell without a heading in a text", "a.csv", () => csv(last("", "x")), ["Code", "Name", "(D)"]],
    [
      "a cell without a heading in a workbook",
      "a.xlsx",
      () => sheetsOf({ A: { rows: [["Code", "Name"], ...last("x")] } }),
      ["Code", "Name", "(C)"],
    ],
  ];
  test.each(cases)("%s", async (_, name, bytes, columns, choice) => {
    const { columns: shown, file, size } = await decided(bytes(), name, choice);
    expect(shown).toEqual(columns);
    expect(file.mapping.map(({ column }) => column)).toEqual(columns);
    expect(file).toHaveProperty("placed");
    expect(size).toBeLessThan(1_000_000);
  });

  test("and every kind of cell in them", async () => {
    const dated = records((index) => ({ since: index === many - 1 ? "auf Anfrage" : "01.02.2026" }));
    const { table } = await decided(dated, "a.json");
    expect(table?.rows.map(({ cells }) => cells[2])).toContain("auf Anfrage");
  });

  test("even if its first records alone fill the sample", async () => {
    const text = "x".repeat(10_000);
    const large = records((index) =>
      index < 200 ? { text } : index < 240 ? { text, [`rare${index}`]: "x" } : {},
    );
    const { columns, file } = await decided(large, "a.json");
    expect(columns).toHaveLength(43);
    expect(file).toHaveProperty("placed");
  });
});
