import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { workbookOf } from "../../support/workbooks.ts";
import { imported } from "../import-and-export.ts";

const field = (key: string, properties: object = {}) => ({
  key,
  type: "text",
  label: { de: key },
  source: [],
  ...properties,
});
const layouts = [
  {
    identifier: "default",
    fields: [
      field("unit"),
      field("note", { translatable: true }),
      field("synonyms", { type: "list" }),
      field("day", { type: "date" }),
      field("ranges", { type: "table", columns: [{ key: "low", label: { de: "von" } }] }),
    ],
  },
];
const json = (...analyses: object[]) => Buffer.from(JSON.stringify({ version: 1, layouts, analyses }));
const empty = () => new Catalogue(0, []);
const analysisOf = (catalogue: Catalogue, code: string) => catalogue.content("analysis", code) as Analysis;
const codesOf = (catalogue: Catalogue) =>
  [...catalogue.documents("analysis")].map(({ content }) => content.code).sort();

describe("entries of a file with the same code", () => {
  const first = {
    code: "A",
    name: { de: "Eins" },
    related: ["B"],
    fields: { unit: "g/l", synonyms: ["a", "b"], ranges: [{ low: "1" }], note: { de: "alt" } },
  };
  const second = {
    code: "A",
    name: { de: "Zwei", en: "Two" },
    related: ["C"],
    fields: { unit: "mg/l", synonyms: ["b", "c"], ranges: [{ low: "1" }, { low: "2" }], note: { en: "new" } },
  };
  const file = json(first, { code: "B", name: "B" }, second);

  test("are refused unless somebody decides otherwise", async () => {
    const { issues, isRefused } = await imported(file, empty());
    expect(issues).toMatchObject([{ code: "duplicate_code", value: "A", first: "analyses.0" }]);
    expect(isRefused).toBe(true);
  });

  test.each([
    ["first", "Eins", "g/l", "analyses.2"],
    ["last", "Zwei", "mg/l", "analyses.0"],
  ] as const)("count once if the %s one wins, and the other is named", async (repeated, name, unit, path) => {
    const { after, warnings, isRefused, stats } = await imported(file, empty(), "a.json", { repeated });
    expect(isRefused).toBe(false);
    expect(analysisOf(after, "A")).toMatchObject({ name: { de: name }, fields: { unit: { raw: unit } } });
    expect(stats).toMatchObject({ total: 3, created: 2, left_out: 1 });
    expect(warnings).toMatchObject([{ check: "repeated_code", code: "A", path }]);
    expect((await imported(file, after, "a.json", { repeated })).changes).toEqual([]);
  });

  test("are merged: lists hold all entries, of single values the first one, and the others are named", async () => {
    const { after, warnings, stats } = await imported(file, empty(), "a.json", { repeated: "merge" });
    expect(analysisOf(after, "A")).toMatchObject({
      name: { de: "Eins", en: "Two" },
      related: ["B", "C"],
      fields: {
        unit: { raw: "g/l" },
        synonyms: { raw: ["a", "b", "c"] },
        ranges: { raw: [{ low: "1" }, { low: "2" }] },
        note: { raw: { de: "alt", en: "new" } },
      },
    });
    expect(stats).toMatchObject({ total: 3, created: 2 });
    expect(warnings).toMatchObject([
      { check: "not_merged", parameters: { value: "mg/l" }, path: "analyses.2" },
      { check: "not_merged", parameters: { value: "Zwei" }, path: "analyses.2" },
    ]);
    expect((await imported(file, after, "a.json", { repeated: "merge" })).changes).toEqual([]);
  });

  test("are merged in part: what only one of them says counts, and what neither says stays", async () => {
    const { after: before } = await imported(json({ ...first, name: "Alt" }), empty());
    const rows = json(
      { code: "A", fields: { unit: "kg" } },
      { code: "A", fields: { note: { en: "later" } } },
    );
    const { after } = await imported(rows, before, "a.json", { repeated: "merge", mode: "partial" });
    expect(analysisOf(after, "A")).toMatchObject({
      name: { de: "Alt" },
      fields: {
        unit: { raw: "kg" },
        note: { raw: { de: "alt", en: "later" } },
        synonyms: { raw: ["a", "b"] },
      },
    });
  });
});

describe("entries of a file that repeat another one without any difference", () => {
  const entry = { code: "A", name: "Eins", fields: { unit: "g/l" } };
  const other = { code: "A", name: "Eins", fields: { unit: "mg/l" } };
  const notesOf = ({ findings }: Awaited<ReturnType<typeof imported>>) =>
    findings.flatMap(({ note }) => note ?? []);

  test.each(["refuse", "first", "last", "merge", "keep_both"] as const)(
    "count once and are noted, whatever is chosen for those that differ: %s",
    async (repeated) => {
      const read = await imported(json(entry, { code: "B", name: "B" }, entry, entry), empty(), "a.json", {
        repeated,
      });
      expect(read).toMatchObject({ isRefused: false, warnings: [] });
      expect(read.stats).toMatchObject({ total: 4, created: 2, left_out: 2 });
      expect(codesOf(read.after)).toEqual(["A", "B"]);
      expect(notesOf(read)).toMatchObject([
        { code: "row_repeated", value: "A", path: "analyses.2" },
        { code: "row_repeated", value: "A", path: "analyses.3" },
      ]);
    },
  );

  test.each([
    ["refuse", []],
    ["first", ["g/l"]],
    ["last", ["g/l"]],
    ["merge", ["g/l"]],
    ["keep_both", ["g/l", "mg/l"]],
  ] as const)("do not hide those that differ: %s", async (repeated, units) => {
    const { after, isRefused } = await imported(json(entry, other, entry), empty(), "a.json", { repeated });
    expect(isRefused).toBe(repeated === "refuse");
    const contents = isRefused ? [] : [...after.documents("analysis")].map(({ content }) => content);
    expect(contents.map(({ fields }) => fields.unit?.raw).sort()).toEqual(units);
  });

  test("do not stand in for a faulty one", async () => {
    const wrong = { ...entry, fields: { unit: "g/l", day: "gestern" } };
    const { stats } = await imported(json(wrong, entry), empty(), "a.json", { faulty: "leave_out" });
    expect(stats).toMatchObject({ created: 0, left_out: 2 });
  });
});

describe("entries with the same code that differ", () => {
  test("are shown beside each other with their places, two of each code", async () => {
    const entry = (code: string, unit: string) => ({ code, name: code, fields: { unit } });
    const file = json(
      ...[entry("A", "g/l"), entry("B", "kg"), entry("A", "g/l"), entry("A", "mg/l"), entry("A", "t")],
    );
    const { samples } = await imported(file, empty());
    expect(samples.filter(({ kind }) => kind === "repeated")).toMatchObject([
      {
        code: "A",
        places: [{ path: "analyses.0" }, { path: "analyses.3" }],
        changes: { de: [{ path: "fields.unit", before: { text: "g/l" }, after: { text: "mg/l" } }] },
      },
    ]);
  });
});

describe("entries with the same code that are all kept", () => {
  const rows = (...units: string[]) => units.map((unit) => ({ code: "A", name: "A", fields: { unit } }));
  const keep = { repeated: "keep_both" } as const;

  test("get numbered codes, are named, and are the same the next time", async () => {
    const file = json(...rows("g/l", "mg/l", "kg"));
    const { after, warnings } = await imported(file, empty(), "a.json", keep);
    expect(codesOf(after)).toEqual(["A", "A-2", "A-3"]);
    expect(analysisOf(after, "A-2").fields.unit?.raw).toBe("mg/l");
    expect(warnings).toMatchObject([
      { check: "code_numbered", code: "A-2", path: "analyses.1", parameters: { value: "A" } },
      { check: "code_numbered", code: "A-3", path: "analyses.2" },
    ]);
    const again = await imported(file, after, "a.json", keep);
    expect(again).toMatchObject({ changes: [], wouldDelete: null });
  });

  test("never take a code that the file or the catalogue has for another analysis", async () => {
    const { after: before } = await imported(json({ code: "A-2", name: "Andere" }), empty());
    const file = json(...rows("g/l", "mg/l"), { code: "A-3", name: "Dritte" });
    const { after } = await imported(file, before, "a.json", { ...keep, mode: "partial" });
    expect(codesOf(after)).toEqual(["A", "A-2", "A-3", "A-4"]);
    expect(analysisOf(after, "A-2").name).toEqual({ de: "Andere" });
    expect(analysisOf(after, "A-4").fields.unit?.raw).toBe("mg/l");
  });
});

describe("a file of which some entries are wrong", () => {
  const good = (code: string) => ({ code, name: code });
  const wrong = { code: "WRONG", name: "Wrong", fields: { day: "gestern" } };

  test("is refused as a whole unless somebody decides otherwise", async () => {
    const { isRefused, issue_count } = await imported(json(good("A"), wrong), empty());
    expect([isRefused, issue_count]).toEqual([true, 1]);
  });

  test("goes in without them if they are to be left out, and lists them", async () => {
    const { after, isRefused, issues, stats } = await imported(
      json(good("A"), wrong, good("B")),
      empty(),
      "a.json",
      {
        faulty: "leave_out",
      },
    );
    expect(isRefused).toBe(false);
    expect(codesOf(after)).toEqual(["A", "B"]);
    expect(issues).toMatchObject([
      { code: "invalid_value", value: "gestern", path: "analyses.1.fields.day" },
    ]);
    expect(stats).toMatchObject({ total: 3, created: 2, left_out: 1 });
  });

  test("deletes nothing that an entry stands for which was left out", async () => {
    const { after } = await imported(json(...["A", "B", "C", "D", "E", "F", "WRONG"].map(good)), empty());
    const next = json(...["A", "B", "C", "D", "E"].map(good), wrong);
    const { after: corrected } = await imported(next, after, "a.json", { faulty: "leave_out" });
    expect(codesOf(corrected)).toEqual(["A", "B", "C", "D", "E", "WRONG"]);
    const unnamed = json(...["A", "B", "C", "D", "E"].map(good), { code: "", name: "?" });
    const { after: untold, warnings } = await imported(unnamed, after, "a.json", { faulty: "leave_out" });
    expect(codesOf(untold)).toEqual(codesOf(after));
    expect(warnings).toMatchObject([{ check: "nothing_deleted", parameters: { missing: 2 } }]);
  });

  test("is refused for what is wrong with all of it", async () => {
    const categories = [{ identifier: "a", name: "A", parent: "nowhere" }];
    const file = Buffer.from(JSON.stringify({ version: 1, layouts, categories, analyses: [good("A")] }));
    expect((await imported(file, empty(), "a.json", { faulty: "leave_out" })).isRefused).toBe(true);
  });

  test("of a spreadsheet leaves out rows whose cells cannot be read", async () => {
    const { after: before } = await imported(json(), empty());
    const rows = [
      ["Code", "Name", "Status"],
      ["A", "A", "neu"],
      ["B", "B", "halb"],
    ];
    const { after, issues } = await imported(workbookOf(rows, "xlsx"), before, "a.xlsx", {
      faulty: "leave_out",
    });
    expect(codesOf(after)).toEqual(["A"]);
    expect(issues).toMatchObject([{ code: "unknown_state", row: 3, column: "Status" }]);
  });
});
