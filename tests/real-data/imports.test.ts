import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Catalogue, type StagedChange } from "../../functions/core/door.ts";
import { compareImport } from "../../functions/importexport/imports/comparing/compare-import.ts";
import { columnKeys } from "../../functions/importexport/imports/mapping/column-keys.ts";
import { type ReadFile, readImportFile } from "../../functions/importexport/imports/reading/read-file.ts";
import { applied } from "../importexport/apply-changes.ts";
import { comesInHarmless } from "../importexport/comes-in-harmless.ts";
import { filesOf } from "../importexport/files-of.ts";
import { realData } from "../support/real-data.ts";
import { workbookOf } from "../support/workbooks.ts";
import { documentOf, field } from "../webpublisher/directory/documents.ts";

/** The 1,498 analyses of the SpecimenOne laboratory, from its joined table (`;`, no quotes). */
const rows = readFileSync(join(realData, "de_specimenone/joined_utf8.csv"), "utf8")
  .replace(/^\uFEFF/, "")
  .split(/\r?\n/)
  .filter((line) => line !== "")
  .map((line) => line.split(";"));

async function compare(catalogue: Catalogue, bookType: "xlsx" | "biff8") {
  const files = filesOf(workbookOf(rows, bookType));
  const proposal = await readImportFile(files, "a.xlsx", catalogue, "de", { chosen: {}, profile: {} });
  expect(proposal).not.toHaveProperty("placed");
  const nothing = { target: null, language: null };
  const keys = columnKeys(proposal.mapping.map(({ column }) => column));
  const open = keys.filter((_, index) => proposal.mapping[index]?.target === null);
  const chosen = Object.fromEntries(open.map((key) => [key, nothing]));
  const file = await readImportFile(files, "a.xlsx", catalogue, "de", { chosen, profile: {} });
  const changes: StagedChange[] = [];
  const keep = (change: StagedChange) => void changes.push(change);
  return { changes, ...(await compareImport(file as ReadFile, catalogue, "partial", keep)) };
}

test("a laboratory's own table comes in whole, and changes nothing the second time, in either format", async () => {
  const fields = [field("unit", "text"), field("synonyms", "list", { translatable: true })];
  const before = new Catalogue(1, [documentOf("layout", { identifier: "default", fields })]);
  const first = await compare(before, "xlsx");
  expect(first.issues).toEqual([]);
  expect(first.stats).toMatchObject({ total: 1498, created: 1498 });
  const after = applied(before, first.changes);
  for (const bookType of ["xlsx", "biff8"] as const)
    expect((await compare(after, bookType)).stats).toMatchObject({ created: 0, changed: 0, unchanged: 1498 });
});

test("the whole list of naughty strings comes in without anything that runs", async () => {
  await comesInHarmless(JSON.parse(readFileSync(join(realData, "strings/blns.json"), "utf8")));
});
