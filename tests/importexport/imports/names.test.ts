import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import type { Analysis, CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import { workbookOf } from "../../support/workbooks.ts";
import { exportOf, imported } from "../import-and-export.ts";

const empty = new Catalogue(0, []);
const definition = (key: string, type: string) => ({ key, type, label: { de: key } });
/** A file with these analyses, each by its code and what else is said of it. */
const file = (analyses: Record<string, object>) =>
  Buffer.from(
    JSON.stringify({
      version: 1,
      layouts: [
        { identifier: "default", fields: [definition("see", "relatedanalyses"), definition("unit", "text")] },
      ],
      collections: [{ identifier: "materials", name: { de: "Materialien" } }],
      analyses: Object.entries(analyses).map(([code, said]) => ({ code, name: code, ...said })),
    }),
  );
const told = ({ issues }: Awaited<ReturnType<typeof imported>>) =>
  issues.map(({ code, path, row, column }) => `${code} ${path ?? `${row} ${column}`}`);
async function stocked(analyses: Record<string, object>): Promise<Catalogue> {
  const { after, issues } = await imported(file(analyses), empty);
  expect(issues).toEqual([]);
  return after;
}
/** The catalogue with one analysis changed, or deleted. */
function altered(
  catalogue: Catalogue,
  code: string,
  change: Partial<CatalogueDocument<"analysis">>,
): Catalogue {
  const document = catalogue.get("analysis", code) as CatalogueDocument<"analysis">;
  return catalogue.with(catalogue.revision + 1, [{ ...document, version: 2, ...change }]);
}

describe("what an imported analysis names", () => {
  test("is told with its place where it is not there", async () => {
    const compared = await imported(
      file({
        A: { related: ["B", "X"], fields: { see: ["C", "Y"] } },
        B: { collection: "tubes", related: ["A", "B"] },
        C: { collection: "materials" },
      }),
      empty,
    );
    expect(told(compared)).toEqual([
      "unknown_collection analyses.1.collection",
      "unknown_analysis analyses.0.related.1",
      "unknown_analysis analyses.0.fields.see",
    ]);
    expect(compared.issueCount).toBe(3);
    expect(compared.issues.map(({ message }) => message)).toEqual([
      'There is no collection "tubes".',
      'There is no analysis "X".',
      'There is no analysis "Y".',
    ]);
  });

  test("may be in the catalogue instead, as long as the import does not delete it", async () => {
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`M${at}`, {}]));
    const before = await stocked({ ...many, OLD: {} });
    const next = file({ ...many, A: { related: ["OLD"] } });
    expect(told(await imported(next, before, { mode: "partial" }))).toEqual([]);
    expect((await imported(next, before)).issues).toMatchObject([
      {
        code: "unknown_analysis",
        path: "analyses.9.related.0",
        message: 'The analysis "OLD" is not in the file and would be deleted.',
      },
    ]);
    const { content } = before.get("analysis", "OLD") as CatalogueDocument<"analysis">;
    const byHand = altered(before, "OLD", { content: { ...content, imported: false } });
    expect(told(await imported(next, byHand))).toEqual([]);
    const deleted = altered(before, "OLD", { deleted: true });
    expect(told(await imported(next, deleted, { mode: "partial" }))).toEqual([
      "unknown_analysis analyses.9.related.0",
    ]);
  });

  test("is told with row and column of a table", async () => {
    const rows = [
      ["Code", "Name", "Siehe auch"],
      ["A", "Eins", "B"],
      ["B", "Zwei", "A|X"],
    ];
    const name = "a.xlsx";
    const compared = await imported(workbookOf(rows, "xlsx"), await stocked({}), { mode: "partial", name });
    expect(told(compared)).toEqual(["unknown_analysis 3 Siehe auch"]);
  });

  test("is left out of an export where it is gone, and the rest stays", async () => {
    const named = { related: ["B", "C"], fields: { see: ["B", "C"] } };
    const here = altered(await stocked({ A: named, B: {}, C: {} }), "B", { deleted: true });
    const bytes = exportOf(here);
    const { after: there, issues } = await imported(bytes, empty);
    expect(issues).toEqual([]);
    expect(there.content("analysis", "A") as Analysis).toMatchObject({
      related: ["C"],
      fields: { see: { raw: ["C"] } },
    });
    expect((await imported(bytes, here)).changes).toEqual([]);
  });
});
