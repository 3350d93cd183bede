import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { compareImport } from "../../../functions/importexport/imports/comparing/compare-import.ts";
import { readImportFile } from "../../../functions/importexport/imports/reading/read-file.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { workbookOf } from "../../support/workbooks.ts";
import { filesOf } from "../files-of.ts";
import { imported } from "../import-and-export.ts";

const layouts = [
  {
    identifier: "default",
    fields: [
      { key: "method", type: "text", label: { de: "Methode" }, required: true, source: ["Methode"] },
      { key: "loinc", type: "text", label: { de: "LOINC" }, check: { severity: "error" }, source: ["LOINC"] },
      {
        key: "ranges",
        type: "table",
        label: { de: "Referenzbereiche" },
        columns: ["age_from", "age_to", "low", "high"].map((key) => ({ key, label: { de: key } })),
      },
    ],
  },
];
const nonsense = {
  method: "Photometrie",
  loinc: "abc-1",
  ranges: [{ age_from: "18 Jahre", age_to: "5 Jahre", low: "9,5", high: "viel" }],
};
const jsonOf = (...analyses: object[]) => Buffer.from(JSON.stringify({ version: 1, layouts, analyses }));
const empty = () => new Catalogue(0, []);
const stateOf = (catalogue: Catalogue, code: string) => catalogue.content("analysis", code)?.state;

describe("an import", () => {
  test("never refuses values for what they say, and warns of each with its place in the analysis", async () => {
    const file = jsonOf({ code: "GLU", name: "Glukose", state: "PUBLISHED", fields: nonsense });
    const { issues, warnings, warning_count, after } = await imported(file, empty());
    expect(issues).toEqual([]);
    expect(stateOf(after, "GLU")).toBe("PUBLISHED");
    const named = { code: "GLU", name: "Glukose", path: "analyses.0" };
    expect(warning_count).toBe(3);
    expect(warnings).toMatchObject([
      {
        ...named,
        check: "not_a_loinc",
        parameters: { value: "abc-1" },
        label: { de: "LOINC" },
        column_label: null,
      },
      { ...named, check: "not_a_limit", column_label: { de: "high" }, place: { row: 0 } },
      { ...named, check: "ages_reversed", column_label: { de: "age_to" }, place: { row: 0 } },
    ]);
    expect((await imported(file, after)).warning_count).toBe(3);
  });

  test("of a spreadsheet names the row and the column of the file", async () => {
    const { after } = await imported(jsonOf(), empty());
    const sheet = workbookOf(
      [
        ["Code", "Name", "Methode", "LOINC"],
        ["GLU", "Glukose", "Photometrie", "2345-7"],
        ["HB", "Hb", "Photometrie", "718-8"],
      ],
      "xlsx",
    );
    const { warnings } = await imported(sheet, after, "a.xlsx");
    expect(warnings).toMatchObject([
      { code: "HB", check: "loinc_check_digit", parameters: { expected: "718-7" }, row: 3, column: "LOINC" },
    ]);
  });

  test("warns that what it publishes lacks what is required, and says nothing of drafts", async () => {
    const lacking = { fields: { loinc: "2345-7" } };
    const file = jsonOf(
      { code: "P", name: "P", state: "PUBLISHED", ...lacking },
      { code: "N", name: "N", state: "NEW", ...lacking },
    );
    expect((await imported(file, empty())).warnings).toMatchObject([
      { code: "P", check: "required_to_publish", label: { de: "Methode" } },
    ]);
  });

  test("keeps the state of what the laboratory's gate stops, with a word about it, and nothing else back", async () => {
    const complete = { ...nonsense, loinc: "2345-7" };
    const file = jsonOf(
      { code: "SICK", name: "Sick", state: "PUBLISHED", fields: nonsense },
      { code: "WELL", name: "Well", state: "PUBLISHED", fields: complete },
    );
    const read = await readImportFile(filesOf(file), "a.json", empty(), "de", { chosen: {}, profile: {} });
    if (!("placed" in read)) throw new Error("The file needs a mapping.");
    const states: Record<string, string> = {};
    const keep = ({ content }: { content: object | null }) => {
      if (content && "state" in content) states[(content as Analysis).code] = (content as Analysis).state;
    };
    const { warnings } = await compareImport(read, empty(), "full", keep, undefined, true);
    expect(states).toEqual({ SICK: "NEW", WELL: "PUBLISHED" });
    expect(warnings.filter(({ check }) => check === "not_sound")).toMatchObject([
      { code: "SICK", label: null },
    ]);
  });
});
