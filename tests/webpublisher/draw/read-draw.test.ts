import { describe, expect, it } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { standardLayout } from "../../../functions/core/provisioning/standard-layout.ts";
import { publicReader } from "../../../functions/webpublisher/directory/public-directory.ts";
import { drawOf } from "../../../functions/webpublisher/directory/read-draw.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import {
  codesIn,
  codesText,
  knownContainers,
  mostAnalyses,
  plannedOf,
} from "../../../shared/webpublisher/draw/chosen.ts";
import { drawSchema } from "../../../shared/webpublisher/draw/draw.ts";
import { planDraw } from "../../../shared/webpublisher/draw/plan.ts";
import { supplyFor } from "../../../web/embed/widget/draw-basket.ts";
import { analysisOf, documentOf, frame, stored } from "../directory/documents.ts";

const edta = { material: "EDTA-Blut", container: "Roter Becher", minimum_volume: "1 ml" };
const analysis = (code: string, fields: Analysis["fields"], properties: Partial<Analysis> = {}) =>
  documentOf("analysis", analysisOf(code, { fields, ...properties }));
const catalogue = new Catalogue(1, [
  ...frame.filter(({ kind }) => kind !== "layout"),
  documentOf("layout", { identifier: "default", fields: standardLayout.fields }),
  documentOf("collectionitem", {
    identifier: "special",
    collection: "containers",
    name: { de: "EDTA-Spezialröhrchen", en: "Special EDTA tube" },
    fields: { volume: "1.6 ml", remark: "GEHEIM" },
  }),
  analysis("HB", { specimens: stored([{ ...edta, container: "EDTA-Spezialröhrchen" }]) }),
  analysis("LEUK", { specimens: stored([{ ...edta, container: "EDTA-Spezialröhrchen" }]) }),
  analysis("PANEL", { components: stored(["HB", "LEUK", "INTERN"]) }),
  analysis("OLD", {
    material: stored(["serum"]),
    volume: stored("0.5 ml"),
    schedule: stored({ de: "täglich bis 15:00 Uhr" }),
    preanalytics: stored({ de: "<p>nüchtern</p>" }),
  }),
  analysis("INTERN", { specimens: stored([{ ...edta, material: "GEHEIM" }]) }, { internal: true }),
  analysis("NEU", { specimens: stored([{ ...edta, material: "GEHEIM" }]) }, { state: "NEW" }),
]);
const articles = [
  { variant: "large", additional_information: "2,7 ml" },
  { variant: "right", additional_information: "1,6 ml" },
].map((article) => ({
  product: "tube",
  name: "Röhrchen",
  quantity_per_pack: 1,
  maximum_order_quantity: 1,
  ...article,
}));
const shop = {
  address: "https://public.lab.example/embed/shop/",
  of: (item: string) => (item === "containers/special" ? articles : []),
};
const reader = publicReader("de", "de");
const drawn = (codes: string) => drawOf(catalogue, codes, reader, shop);

describe("the specimens of a plan", () => {
  it("are those of published analyses alone", () => {
    const draw = drawn("HB,INTERN,NEU,NICHTS");
    expect(draw.analyses.map(({ code }) => code)).toEqual(["HB"]);
    expect(draw.missing).toEqual(["INTERN", "NEU", "NICHTS"]);
    expect(JSON.stringify(drawn("HB,PANEL,INTERN"))).not.toContain("GEHEIM");
  });

  it("have the size of their container from its item, in any language", () => {
    for (const language of ["de", "en"] as const) {
      const draw = drawOf(catalogue, "HB,LEUK", publicReader(language, "de"));
      const plan = planDraw(plannedOf(draw, ["HB", "LEUK"]), { amount: "minimum" }, knownContainers(draw));
      expect(plan.tubes).toMatchObject([
        { kind: "edta", fill: 1600, isAssumed: false },
        { kind: "edta", fill: 1600, isAssumed: false },
      ]);
      expect(draw.shop).toBeNull();
    }
  });

  it("of a panel without one are those of its published analyses", () => {
    const draw = drawn("PANEL");
    expect(plannedOf(draw, ["PANEL", "HB"]).map(({ code }) => code)).toEqual(["HB", "LEUK"]);
  });

  it("come from single fields in layouts without a table", () => {
    expect(drawn("OLD").analyses).toMatchObject([
      {
        specimens: [{ material: "Serum", container: "", minimumVolume: "0,5 ml" }],
        schedule: "täglich bis 15:00 Uhr",
        preparation: "nüchtern",
      },
    ]);
  });

  it("are answered as declared, and no more than a plan holds", () => {
    const many = Array.from({ length: 150 }, (_, index) => `X${index}`).join(",");
    expect(drawSchema.parse({ ...drawn(many), shop: null }).missing).toHaveLength(mostAnalyses);
  });
});

it("the containers of a plan become packs of the right size, and no more than may be ordered", () => {
  const draw = drawn("HB,LEUK,OLD");
  const { tubes } = planDraw(
    plannedOf(draw, ["HB", "LEUK", "OLD"]),
    { amount: "minimum" },
    knownContainers(draw),
  );
  expect(tubes).toHaveLength(3);
  expect(supplyFor(tubes, draw)).toEqual({ packs: { right: 1 }, missing: [] });
});

it("codes in a link are the same again", () => {
  expect(codesIn(codesText(["TSH", "25-OH-D"]))).toEqual(["TSH", "25-OH-D"]);
  expect(codesIn(" TSH, ,CRP,TSH")).toEqual(["TSH", "CRP"]);
});
