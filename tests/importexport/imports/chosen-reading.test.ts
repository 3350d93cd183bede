import { describe, expect, test } from "vitest";
import { type Catalogue, type StagedChange, Catalogue as Stored } from "../../../functions/core/door.ts";
import { compareImport } from "../../../functions/importexport/imports/comparing/compare-import.ts";
import { columnKey } from "../../../functions/importexport/imports/mapping/column-keys.ts";
import { targetFinder } from "../../../functions/importexport/imports/mapping/match-columns.ts";
import { withKeys } from "../../../functions/importexport/imports/mapping/new-fields.ts";
import { targetsOf, workbookLayout } from "../../../functions/importexport/imports/mapping/targets.ts";
import { tableOfSample } from "../../../functions/importexport/imports/reading/file-sample.ts";
import {
  type ColumnChoices,
  readImportFile,
} from "../../../functions/importexport/imports/reading/read-file.ts";
import { type KnownProfile, profileFor } from "../../../functions/importexport/profiles/profile.store.ts";
import type { Layout } from "../../../shared/core/catalogue/document.ts";
import type { ReadingChoice } from "../../../shared/importexport/imports/reading.ts";
import { sheetsOf } from "../../support/workbooks.ts";
import { applied } from "../apply-changes.ts";
import { filesOf } from "../files-of.ts";
import { analysisOf, empty, sheet, shownIn } from "./small-catalogues.ts";

const none: ColumnChoices = { chosen: {}, profile: {} };

/** The effect of an import with these choices on a catalogue. */
async function imported(
  bytes: Buffer,
  before: Catalogue,
  columns: Partial<ColumnChoices> = {},
  choice: ReadingChoice = {},
  name = "a.xlsx",
) {
  const file = await readImportFile(filesOf(bytes), name, before, "de", { ...none, ...columns }, choice);
  if (!("placed" in file)) throw new Error("The file needs a mapping.");
  const changes: StagedChange[] = [];
  const compared = await compareImport(file, before, "full", (change) => void changes.push(change));
  return { ...compared, notes: file.notes, after: applied(before, changes) };
}
const codesOf = (catalogue: Catalogue) =>
  [...catalogue.documents("analysis")].map(({ content }) => content.code).sort();
const namesByCode = (catalogue: Catalogue) =>
  Object.fromEntries(
    [...catalogue.documents("analysis")].map(({ content }) => [content.code, content.name.de]),
  );

describe("a column that nothing is known of", () => {
  const file = sheet(
    ["Code", "Name", "Röhrchen", "Bemerkung"],
    ["K", "Kalium", "Serum", "a"],
    ["L", "Lipase", "Serum", "b"],
  );
  const create = {
    röhrchen: { type: "collectionitem", label: "Probengefäß", collection: "Gefäße" },
    bemerkung: { type: "text", label: "Bemerkung" },
  } as const;
  const mapped = withKeys(
    Object.values(create).map((field) => ({ target: "new", language: null, create: field })),
    undefined,
  );
  const chosen = Object.fromEntries(
    Object.keys(create).map((name, index) => [columnKey(name), mapped[index]!]),
  );

  test("gets a field of its own, and a collection, as changes of the import", async () => {
    const { after, issues } = await imported(file, empty(), { chosen });
    expect(issues).toEqual([]);
    const layout = after.content("layout", "default") as Layout;
    expect(layout.fields).toMatchObject([
      { key: "probengefaess", type: "collectionitem", label: { de: "Probengefäß" }, collection: "gefaesse" },
      { key: "bemerkung", type: "text", source: ["Bemerkung"] },
    ]);
    expect(after.content("collection", "gefaesse")).toMatchObject({ name: { de: "Gefäße" } });
    expect(shownIn(after, "K", "probengefaess")).toEqual(["serum"]);
    expect(shownIn(after, "L", "bemerkung")).toBe("b");
  });

  test("finds that field again, and changes nothing the second time", async () => {
    const { after } = await imported(file, empty(), { chosen });
    const again = await imported(file, after, { profile: chosen });
    expect(again.stats).toMatchObject({ unchanged: 2, created: 0, changed: 0 });
    expect((again.after.content("layout", "default") as Layout).fields).toHaveLength(2);
  });

  test("is left out with a word where nobody can be asked, and asked about otherwise", async () => {
    const preview = await readImportFile(filesOf(file), "a.xlsx", empty(), "de", none);
    expect(preview).not.toHaveProperty("placed");
    const { notes, after } = await imported(file, empty(), { ask: "if_needed" });
    expect(notes.map(({ code, column }) => [code, column])).toEqual([
      ["column_left_out", "Röhrchen"],
      ["column_left_out", "Bemerkung"],
    ]);
    expect(codesOf(after)).toEqual(["K", "L"]);
  });

  test("is shown on purpose, too, if all of them are known", async () => {
    const familiar = sheet(["Code", "Name"], ["K", "Kalium"]);
    const columns: ColumnChoices = { ...none, ask: "always" };
    expect(await readImportFile(filesOf(familiar), "a.xlsx", empty(), "de", columns)).not.toHaveProperty(
      "placed",
    );
    const mapped = { code: { target: "code", language: null }, name: { target: "name", language: null } };
    const again = await readImportFile(filesOf(familiar), "a.xlsx", empty(), "de", {
      ...columns,
      chosen: mapped,
    });
    expect(again).toHaveProperty("placed");
  });
});

describe("a file without codes", () => {
  const rows = (...names: string[]) =>
    sheet(["Nr", "Name"], ...names.map((name, index) => [`N${index + 1}`, name]));
  const chosen = { nr: { target: null, language: null }, name: { target: "name", language: null } };

  test.each([
    ["from the name", "name", ["KALIUM", "LIPASE"]],
    ["by counting", "counter", ["00001", "00002"]],
  ] as const)("gets some %s, which stay by a key when names change", async (_, from, codes) => {
    const choice = { codes: { from, key: "Nr" } };
    const first = await imported(rows("Kalium", "Lipase"), empty(), { chosen }, choice);
    expect(codesOf(first.after)).toEqual(codes);
    const next = await imported(rows("Kalium i. S.", "Lipase", "Zink"), first.after, { chosen }, choice);
    expect(next.stats).toMatchObject({ created: 1, changed: 1, unchanged: 1, deleted: 0 });
    expect(namesByCode(next.after)).toMatchObject({ [codes[0]]: "Kalium i. S.", [codes[1]]: "Lipase" });
  });

  test("keeps them by the name without a key, whatever the order", async () => {
    const choice = { codes: { from: "counter", key: null } } as const;
    const first = await imported(rows("Kalium", "Lipase"), empty(), { chosen }, choice);
    const next = await imported(rows("Lipase", "Kalium"), first.after, { chosen }, choice);
    expect(next.stats).toMatchObject({ created: 0, deleted: 0 });
    expect(namesByCode(next.after)).toEqual({ "00001": "Kalium", "00002": "Lipase" });
  });

  test("says where there is nothing to know a row by", async () => {
    const choice = { codes: { from: "counter", key: "Nr" } } as const;
    const file = sheet(["Nr", "Name"], ["", "Kalium"]);
    const { issues } = await imported(file, empty(), { chosen }, choice);
    expect(issues).toMatchObject([{ code: "missing_code", row: 2 }]);
  });
});

describe("further sheets of a workbook", () => {
  const file = sheetsOf({
    Katalog: {
      rows: [
        ["Code", "Name", "Kategorie"],
        ["K", "Kalium", "KC"],
      ],
    },
    Bereiche: {
      rows: [
        ["Kürzel", "Bezeichnung", "Oberkategorie"],
        ["LAB", "Labor", ""],
        ["KC", "Klinische Chemie", "LAB"],
      ],
    },
    Material: {
      rows: [
        ["Name", "Farbe"],
        ["Serum", "rot"],
        ["", "blau"],
      ],
    },
  });

  test("bring categories with those above them, and items with what else is said of them", async () => {
    const further = [
      { sheet: "Bereiche", as: "categories" as const },
      { sheet: "Material", as: "collection" as const, collection: "Materialien" },
    ];
    const { after, issues, notes } = await imported(file, empty(), {}, { further });
    expect(issues).toMatchObject([{ code: "missing_name", sheet: "Material", row: 3 }]);
    expect(notes.filter(({ code }) => code === "other_sheet")).toEqual([]);
    expect(after.content("category", "KC")).toMatchObject({
      name: { de: "Klinische Chemie" },
      parent: "LAB",
    });
    expect(analysisOf(after, "K").categories).toEqual(["KC"]);
    expect(after.content("collectionitem", "materialien/serum")).toMatchObject({
      name: { de: "Serum" },
      fields: { farbe: "rot" },
      labels: { farbe: "Farbe" },
    });
  });

  test("never make a category lie below itself", async () => {
    const rows = [
      ["Name", "Oberkategorie"],
      ["A", "B"],
      ["B", "A"],
    ];
    const round = sheetsOf({
      Katalog: {
        rows: [
          ["Code", "Name"],
          ["K", "Kalium"],
        ],
      },
      Bereiche: { rows },
    });
    const { after } = await imported(
      round,
      empty(),
      {},
      { further: [{ sheet: "Bereiche", as: "categories" }] },
    );
    expect([...after.documents("category")].map(({ content }) => content.parent)).toEqual(["b", null]);
  });
});

describe("the beginning of a file is read as the whole of it:", () => {
  const title = ["Verzeichnis"];
  const rows = [
    ["Code", "Name", "Preis"],
    ["K", "Kalium", 4.5],
    ["L", "Lipase", ""],
  ];
  const text = (sign: string) => Buffer.from(rows.map((row) => row.join(sign)).join("\n"));
  const json = Buffer.from(
    JSON.stringify({ a: [{ code: "K", name: "Kalium", tags: ["x", "y"] }], b: [{ id: 1 }] }),
  );
  const cases: [string, string, Buffer, ReadingChoice][] = [
    ["a workbook with titles", "a.xlsx", sheetsOf({ A: { rows: [title, ...rows] }, B: { rows } }), {}],
    ["another sheet", "a.xlsx", sheetsOf({ A: { rows: [title] }, B: { rows } }), { sheet: "B" }],
    ["chosen headings", "a.xlsx", sheetsOf({ A: { rows } }), { heading: { row: 2, lines: 2 } }],
    ["separated text", "a.csv", text(";"), {}],
    ["another separator", "a.csv", text("|"), { separator: "|" }],
    ["another system's JSON", "a.json", json, {}],
    ["its lists as columns", "a.json", json, { lists: "columns" }],
    ["its other list", "a.json", json, { sheet: "b" }],
  ];
  test.each(cases)("%s", async (_, name, bytes, choice) => {
    const file = await readImportFile(
      filesOf(bytes),
      name,
      empty(),
      "de",
      { ...none, ask: "always" },
      choice,
    );
    const targets = targetsOf(workbookLayout(empty())?.fields ?? [], "de");
    const sample = JSON.parse(JSON.stringify(file.sample));
    const read = await tableOfSample(sample, choice, "de", targetFinder(targets));
    expect(read?.found).toEqual(file.found);
    expect(read?.table.columns).toEqual(file.mapping.map(({ column }) => column));
    const samples = read?.table.columns.map((_, index) =>
      read.table.rows.flatMap(({ cells }) => cells[index] || []),
    );
    expect(samples).toEqual(file.mapping.map(({ samples }) => samples));
  });

  test("a day stands behind its own cell only", async () => {
    const day = { t: "n", v: 46112, z: "dd.mm.yyyy" };
    const bytes = sheetsOf({
      A: {
        rows: [
          ["Code", "Name", "Menge", "Seit"],
          ["K", "Kalium", "wenig", day],
        ],
      },
    });
    const file = await readImportFile(filesOf(bytes), "a.xlsx", empty(), "de", { ...none, ask: "always" });
    const sample = JSON.parse(JSON.stringify(file.sample));
    const read = await tableOfSample(sample, {}, "de", targetFinder(targetsOf([], "de")));
    expect([0, 1, 2, 3].map((index) => read?.table.dayOf({ number: 2 }, index))).toEqual([
      ...[undefined, undefined, undefined],
      "2026-03-31",
    ]);
  });
});

test("lists of another system's JSON are lists, without being split by hand", async () => {
  const bytes = Buffer.from(JSON.stringify([{ code: "K", name: "Kalium", related: ["L", "M"] }]));
  const { after } = await imported(bytes, new Stored(0, []), {}, {}, "a.json");
  expect(analysisOf(after, "K").related).toEqual(["L", "M"]);
});

test("the profile of a file is the one that knows most of its headings", () => {
  const profile = (id: string, ...columns: string[]): KnownProfile => ({
    id,
    name: id,
    reading: {},
    columns: Object.fromEntries(columns.map((key) => [key, { target: null, language: null }])),
  });
  const profiles = [
    profile("prices", "code", "preis"),
    profile("old", "code", "name", "preis", "methode", "material", "einheit"),
    profile("catalogue", "code", "name", "methode"),
  ];
  expect(profileFor(["Code", "Name", "Methode", "Neu"], profiles)?.id).toBe("catalogue");
  expect(profileFor(["Code", "Preis"], profiles)?.id).toBe("prices");
  expect(profileFor(["Code", "A", "B"], profiles)).toBeUndefined();
});
