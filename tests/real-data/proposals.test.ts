import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import type { Language } from "../../shared/kernel/language.ts";
import { type Facts, factLine, factsOf, lineOf } from "../support/laboratory-files/facts.ts";
import { emptyLaboratory, takeByProposals } from "../support/laboratory-files/take-by-proposals.ts";
import { realData } from "../support/real-data.ts";

type Languages = readonly [Language, ...Language[]];
const german: Languages = ["de", "en"];
/** Files with the number of analyses that come of them, and the questions, if everything proposed is accepted. */
const cases: [file: string, analyses: number, questions: string[], languages?: Languages][] = [
  ["import_faults/f01_rare_key_after_150.json", 170, ["columns"]],
  ["import_faults/f04_same_name_twice_no_codes.csv", 3, ["codes"]],
  ["import_faults/f06_qualified_headings.csv", 7, ["columns"], ["en", "de"]],
  ["import_faults/f07_section_rows.xlsx", 3, []],
  ["import_faults/f09_sheet_per_department.xlsx", 6, []],
  ["import_faults/f11_footer_lines.xlsx", 1, []],
  ["import_faults/f12_html_table.xls", 2, []],
  ["import_faults/f14_cp850.csv", 2, []],
  ["import_faults/f16_numbers_rewritten.csv", 3, ["columns"]],
  ["import_faults/f19_lists_by_category.json", 3, []],
  ["import_faults/f22_fhir_bundle.json", 2, [], ["en", "de"]],
  ["import_faults/f24_macro_workbook.xlsm", 1, []],
  ["import_faults/f26_no_heading_row.txt", 3, ["columns", "codes"]],
  ["de_goae_m/goae_abschnitt_m.csv", 921, ["columns", "repeated"]],
  ["de_specimenone/joined_utf8.csv", 1498, ["columns", "split"]],
  ["de_specimenone/tests_array.json", 1498, ["columns"]],
  ["de_specimenone/tests.ndjson", 1498, ["columns"]],
  ["de_specimenone/testsExample.json", 32, ["columns"]],
  ["de_specimenone/profile.json", 212, ["columns"]],
  ["loinc/TOP_2000_COMMON_LAB_RESULTS_SI_LOINC_V1-1.csv", 2029, ["columns", "codes"], ["en", "de"]],
];
const take = (file: string, languages = german) =>
  takeByProposals(readFileSync(join(realData, file)), basename(file), languages);

describe("a file by whose proposals all comes in", () => {
  test.each(cases)("%s: %i analyses", async (file, analyses, questions, languages = german) => {
    const result = await take(file, languages);
    const facts = factsOf(result.exported, emptyLaboratory(), languages[0]);
    expect([result.isRefused, facts.length, result.questions]).toEqual([false, analyses, questions]);
    const records = recordsIn(file);
    const findingText = plain(result.findings.map(lineOf).join(" "));
    expect(lostCells(records, facts, findingText)).toEqual([]);
  });
});

test.each([
  ["import_faults/f23_no_rows.csv", "no_rows"],
  ["fhir_order_catalog/ValueSet-example-clinical-focus.json", "invalid_file"],
  ["fhir_order_catalog/Organization-example-lab-organization.json", "invalid_file"],
  ["fhir_order_catalog/SpecimenDefinition-example-specimen-2ml-serum.json", "invalid_file"],
])("%s is refused as %s", async (file, code) => {
  await expect(take(file)).rejects.toMatchObject({ code });
});

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim().toLowerCase();
/** The values of a text table or of a list in JSON, as other readers see them; none for workbooks and lists within others. */
function recordsIn(file: string): string[][] {
  const text = readFileSync(join(realData, file), "utf8").replace(/^\uFEFF/, "");
  if (file.endsWith(".csv") && !file.includes("cp850")) {
    const delimiter = text.slice(0, text.indexOf("\n")).includes(";") ? ";" : ",";
    return (parse(text, { delimiter, relax_column_count: true, relax_quotes: true }) as string[][]).slice(1);
  }
  const leaves = (value: unknown): string[] =>
    typeof value === "object" ? Object.values(value ?? {}).flatMap(leaves) : [String(value)];
  if (file.endsWith(".ndjson"))
    return text
      .split("\n")
      .filter(Boolean)
      .map((line) => leaves(JSON.parse(line)));
  const value: unknown = file.endsWith(".json") ? JSON.parse(text) : [];
  return Array.isArray(value) ? value.map(leaves) : [];
}

/** Values that the analysis of their record does not state, and no finding either; answers are stated as true or false. */
function lostCells(
  records: readonly (readonly string[])[],
  facts: readonly Facts[],
  findingText: string,
): string[] {
  const byName = Map.groupBy(
    facts.flatMap((fact) => [fact.code, fact.name].map((key) => ({ key: plain(String(key)), fact }))),
    ({ key }) => key,
  );
  return records.flatMap((record) => {
    const cells = record.map(plain).filter(Boolean);
    const lines = cells.flatMap((cell) => byName.get(cell)?.map(({ fact }) => plain(factLine(fact))) ?? []);
    return cells.flatMap((cell) => {
      const entries = cell.split("|").map(plain);
      const isStated = (entry: string) =>
        ["ja", "x", "y"].includes(entry) ||
        rangeIn(entry, lines) ||
        // A stability stands in its table as temperature and time.
        lines.some((line) => entry.split(", ").every((part) => line.includes(part)));
      return entries.every((entry) => isStated(entry) || findingText.includes(entry)) ? [] : cell;
    });
  });
}
/** Whether a range is stated by its limits. */
function rangeIn(cell: string, lines: readonly string[]): boolean {
  const [, low, high] = /^(\d+) - (\d+)$/.exec(cell) ?? [];
  return low !== undefined && lines.some((line) => line.includes(`low ${low}, high ${high}`));
}
