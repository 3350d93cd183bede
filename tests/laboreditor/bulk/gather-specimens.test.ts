import { describe, expect, test } from "vitest";
import { catalogueOf, documentId, saveDocuments } from "../../../functions/core/door.ts";
import { standardCollections } from "../../../functions/core/provisioning/standard-collections.ts";
import { standardLayout } from "../../../functions/core/provisioning/standard-layout.ts";
import { catalogueFaults } from "../../../functions/laboreditor/health/catalogue-faults.ts";
import { countFindings } from "../../../functions/laboreditor/health/show-findings.ts";
import { publishedValue } from "../../../shared/core/catalogue/published.ts";
import { previewBulkChange } from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { analysis, idOf, imported, saveAnalyses } from "../catalogue.ts";
import { actor, authorization, change, edit, openLab, order, read, undo } from "./lab.ts";

openLab("gather");

const gather = { what: "gather_specimens" };
const serum = {
  material: ["serum"],
  container: ["serum-gel-tube"],
  volume: "0.5 ml",
  stability: [
    { storage: "20–25 °C", duration: "24 h" },
    { storage: "gekühlt", duration: "7 Tage" },
  ],
  transport: ["cooled"],
};

/** Analyses in the standard layout, with the collections that it refers to. */
async function inStandardLayout(...analyses: [code: string, values: object][]): Promise<void> {
  const layout = { ...standardLayout, identifier: "standard", is_default: false };
  const used = standardCollections.filter(({ identifier }) => identifier !== "units");
  const documents = [
    { kind: "layout" as const, id: documentId("layout", "standard"), content: layout },
    ...used.flatMap(({ items, ...collection }) =>
      items
        .filter(({ identifier }) => /serum|plasma|edta/.test(identifier))
        .map((content) => ({
          kind: "collectionitem" as const,
          id: documentId("collectionitem", `${collection.identifier}/${content.identifier}`),
          content,
        })),
    ),
  ];
  await saveDocuments(actor, documents);
  await saveAnalyses(
    actor,
    analyses.map(([code, values]) =>
      analysis(code, { layout: "standard", fields: imported(values as never) }),
    ),
  );
}
const kindsOf = async (code: string) =>
  (catalogueFaults(await catalogueOf(actor), "de").get(idOf(code)) ?? []).map(({ kind }) => kind);
const ownValue = async (code: string, key: string) => (await read(code)).content.fields[key]?.additional;

describe("gathering a specimen", () => {
  test("is proposed by health, previewed, carried out and undone", async () => {
    await inStandardLayout(["K", serum]);
    expect(await kindsOf("K")).toContain("scattered_specimen");
    const before = countFindings(await catalogueOf(actor), "de");
    const shown = (await callApi(previewBulkChange, { authorization, body: order(gather) })).body;
    expect(shown).toMatchObject({ selected: 1, changing: 1 });
    expect(shown.rows[0].values).toEqual([
      {
        language: null,
        before: "",
        after: [
          "Material: Serum",
          "Gefäß: Serumröhrchen mit Gel",
          "Mindestmenge: 0,5 ml",
          "Stabil bei 20–25 °C: 24 Stunden",
          "Stabil bei 2–8 °C: 7 Tage",
          "Transport: gekühlt (2–8 °C)",
        ].join(", "),
      },
    ]);

    const { body } = await change(order(gather));
    expect(await ownValue("K", "specimens")).toEqual([
      {
        material: "serum",
        container: "serum-gel-tube",
        minimum_volume: "0.5 ml",
        stability_room: "24 h",
        stability_cold: "7 d",
        transport: "cooled",
      },
    ]);
    const { volume, material } = (await read("K")).content.fields;
    expect([volume, material].map((field) => field && publishedValue(field))).toEqual([null, ["serum"]]);
    expect(await kindsOf("K")).not.toContain("scattered_specimen");
    // The proposal alone never made the analysis unsound.
    expect(countFindings(await catalogueOf(actor), "de").sound).toBe(before.sound);

    expect((await undo(body.id)).status).toBe(202);
    expect((await read("K")).content.fields.specimens?.additional ?? null).toBeNull();
    const { volume: restored } = (await read("K")).content.fields;
    expect(restored && publishedValue(restored)).toBe("0.5 ml");
  });

  test("makes a row for each material, and leaves what the table cannot hold", async () => {
    const stability = [{ storage: "auf Eis", duration: "2 h" }];
    await inStandardLayout([
      "NH3",
      { ...serum, material: ["edta-plasma", "heparin-plasma"], container: ["edta-tube"], stability },
    ]);
    await change(order(gather));
    expect(await ownValue("NH3", "specimens")).toMatchObject([
      { material: "edta-plasma", container: "edta-tube", minimum_volume: "0.5 ml" },
      { material: "heparin-plasma", container: "edta-tube", minimum_volume: "0.5 ml" },
    ]);
    expect(await ownValue("NH3", "stability")).toBeNull();
    expect((await read("NH3")).content.fields.stability?.raw).toEqual(stability);
  });

  test("is refused where materials and containers cannot be paired, and touches no table that is filled", async () => {
    const unpaired = { material: ["serum", "edta-plasma", "heparin-plasma"], container: ["a", "b"] };
    await inStandardLayout(["A", { ...serum, ...unpaired }], ["B", serum]);
    const filled = { raw: null, additional: [{ material: "serum" }], override: false };
    const { content } = await read("B");
    await edit("B", { fields: { ...content.fields, specimens: filled } });
    const shown = (await callApi(previewBulkChange, { authorization, body: order(gather) })).body;
    expect(shown).toMatchObject({ changing: 0, unchanged: 1, refused: 1 });
  });
});
