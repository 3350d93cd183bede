import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { compareImport } from "../../../functions/importexport/imports/compare-import.ts";
import { readImportFile } from "../../../functions/importexport/imports/read-file.ts";
import type { TableRow } from "../../../shared/core/catalogue/field.ts";
import { type FieldDefinition, fieldTypes } from "../../../shared/core/catalogue/field.ts";
import { importFileSchema } from "../../../shared/importexport/imports/import-file.ts";
import { filesOf } from "../files-of.ts";

const bytes = readFileSync(join(import.meta.dirname, "../../../infra/tenants/demo/catalogue.json"));
const file = importFileSchema.parse(JSON.parse(bytes.toString("utf8")));

test("is a catalogue of at least 120 analyses that an import takes without a complaint", async () => {
  const read = await readImportFile(filesOf(bytes), "catalogue.json", new Catalogue(0, []), "de", {
    chosen: {},
    profile: {},
  });
  if (!("placed" in read)) throw new Error("A JSON file needs no mapping.");
  const compared = await compareImport(read, new Catalogue(0, []), "full", () => undefined);
  expect(compared.issues).toEqual([]);
  expect(compared.stats.created).toBeGreaterThanOrEqual(120);
});

test("uses every type of field there is", () => {
  const used = (fields: readonly FieldDefinition[]): string[] =>
    fields.flatMap((field) => [field.type, ...used(field.children ?? [])]);
  const types = new Set(file.layouts.flatMap(({ fields }) => used(fields)));
  expect([...types].sort()).toEqual([...fieldTypes].sort());
});

test("names every analysis, category and item in German and English", () => {
  const named = [...file.analyses, ...file.categories, ...file.collections.flatMap(({ items }) => items)];
  expect(named.filter(({ name }) => typeof name === "string" || !name.de || !name.en)).toEqual([]);
});

test("leads every relation to an analysis that is there", () => {
  const codes = new Set(file.analyses.map(({ code }) => code));
  const relations = file.analyses.flatMap(({ related, fields }) => [
    ...related,
    ...((fields.see_also as string[]) ?? []),
  ]);
  expect(relations.filter((code) => !codes.has(code))).toEqual([]);
});

test("has no reference range that ends below its beginning", () => {
  const rows = file.analyses.flatMap(
    ({ fields }) => (fields.reference_ranges as TableRow[] | undefined) ?? [],
  );
  const wrong = rows.filter(({ low, high }) => low && high && Number(low) >= Number(high));
  expect(rows.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
