import { describe, expect, test } from "vitest";
import { Catalogue, documentId, type StagedChange } from "../../../functions/core/door.ts";
import { compareImport } from "../../../functions/importexport/imports/comparing/compare-import.ts";
import type { Comparison } from "../../../functions/importexport/imports/comparing/comparison.ts";
import { readImportFile } from "../../../functions/importexport/imports/reading/read-file.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import type { ColumnMapping } from "../../../shared/importexport/imports/import.ts";
import { madeCatalogue } from "../../support/made-catalogue.ts";
import { naughtyStrings } from "../../support/naughty-strings.ts";
import { workbookOf } from "../../support/workbooks.ts";
import { applied } from "../apply-changes.ts";
import { comesInHarmless } from "../comes-in-harmless.ts";
import { filesOf } from "../files-of.ts";

const none = { chosen: {}, profile: {} };
interface Compared {
  changes: StagedChange[];
  mapping: ColumnMapping[];
}
async function compare(bytes: Buffer, before: Catalogue, mode: "full" | "partial" = "full", name = "a.json") {
  const file = await readImportFile(filesOf(bytes), name, before, "de", none);
  if (!("placed" in file)) return { mapping: file.mapping, changes: [] } as Partial<Comparison> & Compared;
  const changes: StagedChange[] = [];
  const compared = await compareImport(file, before, mode, (change) => void changes.push(change));
  return { ...compared, changes, mapping: file.mapping } as Partial<Comparison> & Compared;
}
const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const empty = new Catalogue(0, []);
const catalogueFile = (count: number, changed = 0) => json(madeCatalogue(count, changed));
const analysisOf = (catalogue: Catalogue, code: string) => catalogue.content("analysis", code) as Analysis;

describe("an import file", () => {
  test("creates what is not there, and the same file again changes nothing at all", async () => {
    const first = await compare(catalogueFile(50), empty);
    expect(first.stats).toEqual({ total: 50, created: 50, changed: 0, deleted: 0, unchanged: 0 });
    const again = await compare(catalogueFile(50), applied(empty, first.changes));
    expect(again.stats).toEqual({ total: 50, created: 0, changed: 0, deleted: 0, unchanged: 50 });
    expect(again.changes).toEqual([]);
  });

  test("with one row that differs changes exactly that one, and shows what differs", async () => {
    const before = applied(empty, (await compare(catalogueFile(50), empty)).changes);
    const next = await compare(catalogueFile(50, 1), before);
    expect(next.stats).toMatchObject({ created: 0, changed: 1, unchanged: 49 });
    expect(next.samples).toMatchObject([
      {
        kind: "changed",
        code: "M00000",
        changes: {
          de: [{ path: "fields.unit", before: { text: "mmol/l" }, after: { text: "mmol/l (neu)" } }],
          en: [{ path: "fields.unit" }],
        },
      },
    ]);
  });

  test("in full deletes what it lacks, in part nothing", async () => {
    const before = applied(empty, (await compare(catalogueFile(50), empty)).changes);
    expect((await compare(catalogueFile(45), before, "full")).stats).toMatchObject({ deleted: 5 });
    expect((await compare(catalogueFile(45), before, "partial")).stats).toMatchObject({ deleted: 0 });
  });

  test("that would delete more than a fifth, or is empty, is held back", async () => {
    const before = applied(empty, (await compare(catalogueFile(50), empty)).changes);
    expect((await compare(catalogueFile(40), before)).wouldDelete).toBeNull();
    expect((await compare(catalogueFile(39), before)).wouldDelete).toEqual({ deleted: 11, of: 50 });
    expect((await compare(catalogueFile(0), before)).wouldDelete).toEqual({ deleted: 50, of: 50 });
  });

  test("keeps what editors added, and the state they chose", async () => {
    const before = applied(empty, (await compare(catalogueFile(3), empty)).changes);
    const id = documentId("analysis", "M00000");
    const stored = before.byId("analysis", id);
    if (!stored) throw new Error("It is there.");
    const content = structuredClone(stored.content);
    content.state = "HIDDEN";
    content.fields.unit = { raw: "mmol/l", additional: "mmol pro Liter", override: true };
    const edited = before.with(9, [{ ...stored, version: 2, content }]);
    const file = madeCatalogue(3, 1);
    for (const analysis of file.analyses) delete analysis.state;
    const next = applied(edited, (await compare(json(file), edited)).changes);
    expect(analysisOf(next, "M00000")).toMatchObject({
      state: "HIDDEN",
      fields: { unit: { raw: "mmol/l (neu)", additional: "mmol pro Liter", override: true } },
    });
    expect(analysisOf(next, "M00001").state).toBe("PUBLISHED");
  });

  test("keeps what editors changed of name, state and categories, and takes the rest from the file", async () => {
    const row = { code: "A", name: { de: "Alt", en: "Old" }, categories: ["x", "y"], state: "PUBLISHED" };
    const file = (change: object) =>
      json({
        version: 1,
        layouts: [{ identifier: "default", fields: [] }],
        categories: ["x", "y", "z", "own"].map((identifier) => ({ identifier, name: { de: identifier } })),
        analyses: [{ ...row, ...change }],
      });
    const first = await compare(file({}), empty);
    expect(first.issues).toEqual([]);
    const before = applied(empty, first.changes);
    const edited: Analysis = {
      ...analysisOf(before, "A"),
      name: { de: "Vom Labor", en: "Old" },
      categories: ["y", "own"],
      state: "HIDDEN",
    };
    const id = documentId("analysis", "A");
    const stored = before.byId("analysis", id);
    if (!stored) throw new Error("It is there.");
    const overridden = before.with(before.revision + 1, [{ ...stored, content: edited }]);
    const next = await compare(
      file({ name: { de: "Neu", en: "New" }, categories: ["x", "y", "z"], internal: true }),
      overridden,
    );
    expect(analysisOf(applied(overridden, next.changes), "A")).toMatchObject({
      name: { de: "Vom Labor", en: "New" },
      categories: ["y", "z", "own"],
      state: "HIDDEN",
      internal: true,
    });
  });

  test("names every problem with its place, all at once", async () => {
    const file = madeCatalogue(3) as unknown as { analyses: Record<string, unknown>[] };
    file.analyses[0] = { ...file.analyses[0], categories: ["nirgends"], fields: { nichts: "x", unit: true } };
    file.analyses[1] = { ...file.analyses[1], code: "M00002" };
    file.analyses.push({ name: "ohne Code" });
    const { issues } = await compare(json(file), empty);
    const problems = issues?.map(({ code, path }) => `${code} ${path}`);
    expect(problems).toEqual(
      expect.arrayContaining([
        "unknown_category analyses.0.categories",
        "unknown_field analyses.0.fields.nichts",
        "invalid_value analyses.0.fields.unit",
        expect.stringMatching(/^duplicate_code analyses\.2/),
        "invalid_type analyses.3.code",
      ]),
    );
    const duplicate = issues?.find(({ code }) => code === "duplicate_code");
    expect(duplicate).toMatchObject({ value: "M00002", first: expect.stringMatching(/^analyses\.1/) });
  });

  test.each(["", "[]", "{", '{"version":2,"analyses":[]}', '{"version":1}', "null"])(
    "that reads %j is refused",
    async (text) => {
      await expect(compare(Buffer.from(text || " "), empty)).rejects.toMatchObject({ name: "ImportProblem" });
    },
  );
});

describe("a table", () => {
  const stocked = async () => applied(empty, (await compare(catalogueFile(3), empty)).changes);

  test("is matched by German and English names, whatever their case and spelling, and by language", async () => {
    const rows = [
      ["KÜRZEL", "Name", "name [en]", "Methode", "synonyme"],
      ["X1", "Eins", "One", "PCR", "a|b"],
    ];
    const { mapping, changes } = await compare(
      workbookOf(rows, "xlsx"),
      await stocked(),
      "partial",
      "a.xlsx",
    );
    expect(mapping?.map(({ target, language }) => [target, language])).toEqual([
      ["code", null],
      ["name", null],
      ["name", "en"],
      ["fields.method", null],
      ["fields.synonyms", null],
    ]);
    expect(changes.find(({ kind }) => kind === "analysis")?.content).toMatchObject({
      code: "X1",
      name: { de: "Eins", en: "One" },
      state: "NEW",
      fields: { method: { raw: { de: "PCR" } }, synonyms: { raw: { de: ["a|b"] } } },
    });
  });

  test("with a column nobody knows asks to be mapped, with values to recognise it by", async () => {
    const rows = [
      ["Code", "Name", "Rätsel"],
      ["X1", "Eins", "42"],
    ];
    const { mapping, changes } = await compare(
      workbookOf(rows, "xlsx"),
      await stocked(),
      "partial",
      "a.xlsx",
    );
    expect(changes).toEqual([]);
    expect(mapping?.[2]).toMatchObject({ column: "Rätsel", target: null, samples: ["42"], by: "none" });
  });

  test("makes the categories and items it names", async () => {
    const rows = [
      ["Code", "Name", "Kategorie", "Material"],
      ["X1", "Eins", "Neue Abteilung", "Speichel"],
    ];
    const { changes } = await compare(workbookOf(rows, "xlsx"), await stocked(), "partial", "a.xlsx");
    expect(changes.map(({ kind, content }) => [kind, (content as { name: { de: string } }).name.de])).toEqual(
      [
        ["analysis", "Eins"],
        ["category", "Neue Abteilung"],
        ["collectionitem", "Speichel"],
      ],
    );
  });
});

test("naughty strings come in exactly as they are, as text; as markup, without anything that runs", async () => {
  await comesInHarmless(naughtyStrings);
});
