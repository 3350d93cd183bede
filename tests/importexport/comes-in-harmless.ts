import { expect } from "vitest";
import { Catalogue, type StagedChange } from "../../functions/core/door.ts";
import { compareImport } from "../../functions/importexport/imports/comparing/compare-import.ts";
import { readImportFile } from "../../functions/importexport/imports/reading/read-file.ts";
import type { Analysis } from "../../shared/core/catalogue/document.ts";
import { madeCatalogue } from "../support/made-catalogue.ts";
import { applied } from "./apply-changes.ts";
import { filesOf } from "./files-of.ts";

/** Expects that strings are imported exactly as they are into text fields, and without anything that runs into markup. */
export async function comesInHarmless(all: readonly string[]): Promise<void> {
  const strings = all.filter((text) => text !== "");
  const catalogue = madeCatalogue(strings.length);
  for (const [index, analysis] of catalogue.analyses.entries()) {
    analysis.fields.unit = strings[index] ?? "";
    analysis.fields.preanalytics = { de: strings[index] ?? "" };
  }
  const empty = new Catalogue(0, []);
  const bytes = Buffer.from(JSON.stringify(catalogue));
  const file = await readImportFile(filesOf(bytes), "a.json", empty, "de", { chosen: {}, profile: {} });
  if (!("placed" in file)) throw new Error("The file asks how it is to be read.");
  const changes: StagedChange[] = [];
  const { issues } = await compareImport(file, empty, "full", (change) => void changes.push(change));
  expect(issues).toEqual([]);
  const next = applied(empty, changes);
  for (const [index, text] of strings.entries()) {
    const { fields } = next.content("analysis", `M${String(index).padStart(5, "0")}`) as Analysis;
    expect(fields.unit?.raw).toBe(text);
    const html = (fields.preanalytics?.raw as { de?: string } | null)?.de ?? "";
    expect(html).not.toMatch(/<(?:script|img|svg|iframe|object|style|body|input|video|a[^>]+javascript)/i);
  }
}
