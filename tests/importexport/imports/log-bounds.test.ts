import { expect, test } from "vitest";
import {
  changeImport,
  readImport,
  type StoredImport,
} from "../../../functions/importexport/imports/import.store.ts";
import { withinRecord } from "../../../functions/importexport/imports/log/log-bounds.ts";
import { matchColumns } from "../../../functions/importexport/imports/mapping/match-columns.ts";
import { readSpreadsheet } from "../../../functions/importexport/imports/reading/read-spreadsheet.ts";
import { announceImport } from "../../../functions/importexport/imports/start-import.ts";
import { openLaboratory } from "../../support/laboratory.ts";

const lab = openLaboratory({ name: "log-bounds", groups: ["imports"] });

/** The longest findings that a file can cause: 500 long headings, and long values in hundreds of findings. */
async function longest(): Promise<Partial<StoredImport>> {
  const heading = (index: number) => `${index}${"\u6aa2\u67fb".repeat(400)}`;
  const row = (cell: (index: number) => string) =>
    Array.from({ length: 500 }, (_, index) => cell(index)).join(";");
  const text = `${row(heading)}\n${row((index) => `${index}${"\u6aa2".repeat(200)}`)}\n`;
  const { mapping } = matchColumns(await readSpreadsheet(Buffer.from(text)), [], {}, {});
  let seed = 1;
  // No two texts are alike, so that packing saves little.
  const text20k = () =>
    Array.from({ length: 5_000 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed.toString(36).slice(-4);
    }).join("");
  const many = <Entry>(entryOf: (value: string) => Entry) =>
    Array.from({ length: 100 }, () => entryOf(text20k()));
  const place = { row: 1, column: "Material" };
  return {
    mapping,
    chosen: Object.fromEntries(mapping.map(({ column }) => [column, { target: column, language: null }])),
    issues: many((value) => ({ code: "unknown_item", message: value, value, ...place }) as const),
    issue_count: 100,
    warnings: many(
      (value) =>
        ({
          check: "not_split",
          parameters: { value },
          code: value,
          name: value,
          label: { de: value },
          column_label: null,
          place: {},
        }) as const,
    ),
    reading_notes: many((value) => ({ code: "hidden_value", value, sheet: value, ...place }) as const),
  };
}

test("a record of the log stays small, whatever the file, and keeps its mapping whole", async () => {
  const facts = await longest();
  const sizes = Object.values(withinRecord(facts)).map((value) =>
    value instanceof Uint8Array ? value.length : Buffer.byteLength(JSON.stringify(value)),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(50_000);

  const announced = { file: "a.csv", size: 1, mode: "full", dry_run: true, force: false } as const;
  const { id } = await announceImport(lab.actor, announced);
  await changeImport(lab.actor, id, facts);
  const stored = await readImport(lab.actor, id);
  expect(stored?.mapping).toEqual(facts.mapping);
  expect(stored?.chosen).toEqual(facts.chosen);
  expect(stored?.issue_count).toBe(100);
  expect(stored?.issues.length).toBeGreaterThan(5);
  const column = { ...facts.mapping?.[0], column: "Code" } as StoredImport["mapping"][number];
  await changeImport(lab.actor, id, { mapping: [column], chosen: {} });
  expect(await readImport(lab.actor, id)).toMatchObject({ mapping: [column], chosen: {} });
});
