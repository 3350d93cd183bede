import { describe, expect, test } from "vitest";
import { compareContents } from "../../../functions/core/catalogue/compare-contents.ts";
import { Catalogue, documentId } from "../../../functions/core/door.ts";
import type { Analysis, CatalogueDocument, CollectionItem } from "../../../shared/core/catalogue/document.ts";
import type { FieldValue } from "../../../shared/core/catalogue/field.ts";
import { analysis, layout } from "../../laboreditor/catalogue.ts";

const stands = { version: 1, revision: 1, importHash: null, deleted: false, changed: "2026-01-01T00:00:00Z" };
const author = { kind: "system" as const, id: "", name: "" };
const serum: CollectionItem = {
  identifier: "serum",
  collection: "materials",
  name: { de: "Serum" },
  fields: {},
};
const catalogue = new Catalogue(1, [
  { ...stands, author, kind: "layout", id: documentId("layout", "default"), content: layout },
  {
    ...stands,
    author,
    kind: "collectionitem",
    id: documentId("collectionitem", "materials/serum"),
    content: serum,
  },
] satisfies CatalogueDocument[]);
const reader = { language: "de", main: "de", languages: ["de", "en"] } as const;

const stored = (raw: FieldValue | null, additional: FieldValue | null = null) => ({
  raw,
  additional,
  override: false,
});
const compare = (before: Analysis["fields"], after: Analysis["fields"]) =>
  Object.fromEntries(
    compareContents(
      catalogue,
      analysis("GLU", { fields: before }),
      analysis("GLU", { fields: after }),
      reader,
    ).map((value) => [[value.path, value.language].filter(Boolean).join("."), value]),
  );

describe("a comparison shows what readers saw", () => {
  test("whoever said it: an own value over the imported one, with both behind it", () => {
    expect(
      compare({ unit: stored("1,5 ml") }, { unit: stored("1,5 ml", "0,3 ml") })["fields.unit"],
    ).toMatchObject({
      changed: true,
      behind: false,
      before: { text: "1,5 ml", own: null, imported: "1,5 ml" },
      after: { text: "0,3 ml", own: "0,3 ml", imported: "1,5 ml" },
    });
    expect(
      compare({ unit: stored("1,5 ml", "0,3 ml") }, { unit: stored("2 ml", "0,3 ml") })["fields.unit"],
    ).toMatchObject({ changed: false, behind: true, after: { text: "0,3 ml", imported: "2 ml" } });
  });

  test("each language by itself, and the language it fell back to", () => {
    const values = compare({ method: stored({ de: "alt" }) }, { method: stored({ de: "alt", en: "old" }) });
    expect(values["fields.method.de"]).toMatchObject({ changed: false });
    expect(values["fields.method.en"]).toMatchObject({
      changed: true,
      before: { text: "alt", fallback: "de" },
      after: { text: "old", fallback: null },
    });
  });

  test("in every language of the laboratory what was once the same in all of them", () => {
    const values = compare({ method: stored("PCR") }, { method: stored({ de: "PCR", en: "NAAT" }) });
    expect(values["fields.method.de"]).toMatchObject({ changed: false });
    expect(values["fields.method.en"]).toMatchObject({
      changed: true,
      before: { text: "PCR", fallback: null },
    });
  });

  test("of rich text the words, and that only the formatting differs", () => {
    const values = compare(
      { note: stored({ de: "<p>sofort</p>" }) },
      { note: stored({ de: "<p><b>sofort</b></p>" }) },
    );
    expect(values["fields.note.de"]).toMatchObject({
      changed: true,
      parts: [],
      before: { text: "sofort" },
      after: { text: "sofort" },
    });
  });

  test("tables row by row", () => {
    const row = (sex: string, age_from: string, high: string) => ({ sex, age_from, high });
    const imported = [row("m", "18", "5"), row("f", "18", "4"), row("m", "0", "9")];
    const edited = [row("m", "18", "5"), row("f", "18", "4,5"), row("d", "60", "7")];
    const values = compare({ ranges: stored(imported) }, { ranges: stored(imported, edited) });
    expect(values["fields.ranges"]?.table).toEqual({
      columns: ["sex", "age_from", "high"],
      more: 0,
      rows: [
        { change: "same", before: ["m", "18", "5"], after: ["m", "18", "5"] },
        { change: "changed", before: ["f", "18", "4"], after: ["f", "18", "4,5"] },
        { change: "removed", before: ["m", "0", "9"], after: null },
        { change: "added", before: null, after: ["d", "60", "7"] },
      ],
    });
    const emptied = compare({ ranges: stored(imported) }, {})["fields.ranges"]?.table?.rows;
    expect(emptied?.map(({ change }) => change)).toEqual(["removed", "removed", "removed"]);
  });

  test("lists and references entry by entry, by their names", () => {
    const values = compare(
      { material: stored(["serum", "blood"]) },
      { material: stored(["serum", "urine"]) },
    );
    expect(values["fields.material"]).toMatchObject({
      by: "entries",
      parts: [
        { text: "Serum", change: "same" },
        { text: "blood", change: "removed" },
        { text: "urine", change: "added" },
      ],
    });
  });
});
