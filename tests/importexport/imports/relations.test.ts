import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { catalogueFaults } from "../../../functions/laboreditor/health/catalogue-faults.ts";
import { exportOf, imported } from "../import-and-export.ts";

/** A file with these analyses, by their codes, with further properties. */
const file = (analyses: Record<string, object>, properties: object = {}) =>
  Buffer.from(
    JSON.stringify({
      version: 1,
      layouts: [{ identifier: "default", fields: [] }],
      analyses: Object.entries(analyses).map(([code, facts]) => ({ code, name: code, ...facts })),
      ...properties,
    }),
  );
/** Broken relations that the catalogue's health check reports, by kind of target. */
const broken = (catalogue: Catalogue) =>
  Object.fromEntries(
    [...catalogueFaults(catalogue, "de").values()]
      .flat()
      .flatMap(({ kind, target, others }) => (kind === "broken_relation" ? [[target, others]] : [])),
  );

describe("relations to what is not there yet", () => {
  const early = { A: { related: ["B"], collection: "tubes" } };

  test("are taken and kept, told by the catalogue's health, and whole once a later file brings the rest", async () => {
    const { after, issues } = await imported(file(early), new Catalogue(0, []));
    expect(issues).toEqual([]);
    expect(after.content("analysis", "A")).toMatchObject(early.A);
    expect(broken(after)).toEqual({ analysis: ["B"], collection: ["tubes"] });
    const collections = [{ identifier: "tubes", name: { de: "Röhrchen" } }];
    const { after: completed } = await imported(file({ ...early, B: {} }, { collections }), after);
    expect(broken(completed)).toEqual({});
  });

  test("go through export and import as they are", async () => {
    const { after } = await imported(file(early), new Catalogue(0, []));
    const elsewhere = await imported(exportOf(after), new Catalogue(0, []));
    expect(elsewhere.issues).toEqual([]);
    expect(elsewhere.after.content("analysis", "A")).toMatchObject(early.A);
    expect((await imported(exportOf(after), after)).changes).toEqual([]);
  });
});
