import { expect, test } from "vitest";
import {
  changeImport,
  readImport,
  type StoredImport,
} from "../../../functions/importexport/imports/import.store.ts";
import { withinRecord } from "../../../functions/importexport/imports/log-bounds.ts";
import { matchColumns } from "../../../functions/importexport/imports/match-columns.ts";
import { readSpreadsheet } from "../../../functions/importexport/imports/reading/read-spreadsheet.ts";
import { announceImport } from "../../../functions/importexport/imports/start-import.ts";
import { openLaboratory } from "../../support/laboratory.ts";

const lab = openLaboratory({ name: "log-bounds", groups: ["imports"] });

/** As much as a file can make an import say: 500 long headings, and long values in hundreds of findings. */
async function longest(): Promise<Partial<StoredImport>> {
  const heading = (at: number) => `${at}${"\u6aa2\u67fb".repeat(400)}`;
  const row = (cell: (at: number) => string) => Array.from({ length: 500 }, (_, at) => cell(at)).join(";");
  const text = `${row(heading)}\n${row((at) => `${at}${"\u6aa2".repeat(200)}`)}\n`;
  const { mapping } = matchColumns(await readSpreadsheet(Buffer.from(text)), [], {}, {});
  const value = "\u6aa2".repeat(20_000);
  const place = { sheet: value, row: 1, column: value };
  const many = <Entry>(entry: Entry) => Array.from({ length: 100 }, () => entry);
  return {
    mapping,
    chosen: Object.fromEntries(mapping.map(({ column }) => [column, { target: column, language: null }])),
    issues: many({ code: "unknown_item", message: value, value, similar: value, ...place } as const),
    issue_count: 100,
    warnings: many({
      check: "not_split",
      parameters: { value },
      code: value,
      name: value,
      label: { de: value },
      column_label: null,
      place: {},
    } as const),
    reading_notes: many({ code: "hidden_value", value, ...place } as const),
  };
}

test("a record of the log stays far below what the table holds, whatever the file, and keeps its mapping whole", async () => {
  const told = await longest();
  const stored = withinRecord(told);
  const { mapping_packed, chosen_packed, ...plain } = stored as Record<string, Uint8Array>;
  const packed = (mapping_packed?.length ?? 0) + (chosen_packed?.length ?? 0);
  expect(Buffer.byteLength(JSON.stringify(plain)) + packed).toBeLessThan(150_000);

  const announced = { file: "a.csv", size: 1, mode: "full", dry_run: true, force: false } as const;
  const { id } = await announceImport(lab.actor, announced);
  await changeImport(lab.actor, id, told);
  const known = await readImport(lab.actor, id);
  expect(known?.mapping).toEqual(told.mapping);
  expect(known?.chosen).toEqual(told.chosen);
  expect(known?.issue_count).toBe(100);
  expect(known?.issues.length).toBeGreaterThan(5);
  const column = { ...told.mapping?.[0], column: "Code" } as StoredImport["mapping"][number];
  await changeImport(lab.actor, id, { mapping: [column], chosen: {} });
  expect(await readImport(lab.actor, id)).toMatchObject({ mapping: [column], chosen: {} });
});
