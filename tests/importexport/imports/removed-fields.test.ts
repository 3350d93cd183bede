import { describe, expect, test } from "vitest";
import { Catalogue, documentId } from "../../../functions/core/door.ts";
import { applyImport } from "../../../functions/importexport/imports/comparing/apply-import.ts";
import { ImportContext } from "../../../functions/importexport/imports/import-context.ts";
import { normaliseAnalysis } from "../../../functions/importexport/imports/normalising/normalise-analysis.ts";
import type { CatalogueDocument, DocumentContent, Layout } from "../../../shared/core/catalogue/document.ts";
import { analysis, imported, layout } from "../../laboreditor/catalogue.ts";

const without = (key: string) => layout.fields.filter((field) => field.key !== key);
const removed = layout.fields.filter(({ key }) => key === "unit");
const document = <Kind extends "layout" | "analysis">(
  kind: Kind,
  content: DocumentContent[Kind],
  id: string,
) =>
  ({ kind, id: documentId(kind, id), version: 1, deleted: false, content }) as unknown as CatalogueDocument;
const stored = analysis("GLU", { fields: imported({ unit: "mg/dl", note: "alt" }) });
const contextWith = (present: Layout) =>
  new ImportContext(
    new Catalogue(1, [document("layout", present, "default"), document("analysis", stored, "GLU")]),
    "de",
    false,
  );
const normalised = (context: ImportContext, fields: object) =>
  normaliseAnalysis(
    {
      analysis: { code: "GLU", name: { de: "Glukose" }, categories: [], fields } as never,
      place: {},
      columnOf: () => undefined,
    },
    context,
  );

describe("a field that was taken out of the layout", () => {
  const reduced: Layout = { ...layout, fields: without("unit"), removed };

  test("keeps its imported value when a file does not name it, while others lose theirs", () => {
    const { normalised: file } = normalised(contextWith(reduced), {});
    expect(applyImport(stored, file, reduced).fields).toEqual(imported({ unit: "mg/dl" }));
  });

  test("still receives the value that a file has for it", () => {
    const { normalised: file, issues } = normalised(contextWith(reduced), { unit: "mmol/l" });
    expect(issues).toEqual([]);
    expect(applyImport(stored, file, reduced).fields.unit).toMatchObject({ raw: "mmol/l" });
  });
});

describe("a layout that a file brings", () => {
  test("keeps the name and the use that people gave it, and the fields in which values are held", () => {
    const context = contextWith({ ...layout, name: { de: "Standard" }, is_default: true });
    context.addLayout({ identifier: "default", fields: without("unit") });
    expect(context.layouts.get("default")).toEqual({
      identifier: "default",
      name: { de: "Standard" },
      is_default: true,
      fields: without("unit"),
      removed,
    });
  });
});
