import { beforeAll, expect, test } from "vitest";
import { documentId, saveDocuments } from "../../functions/core/door.ts";
import { jobActor } from "../../functions/platform/actor.ts";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import { products, shopCategories, variants } from "../../shared/laborshop/articles/articles.endpoints.ts";
import { shopConfiguration } from "../../shared/laborshop/configuration/configuration.endpoints.ts";
import { getPublicShop } from "../../shared/laborshop/public/public-shop.endpoints.ts";
import type { ShopProduct } from "../../shared/laborshop/public/public-shop.ts";
import { analysisPage, getPublicAnalysis } from "../../shared/webpublisher/directory/directory.endpoints.ts";
import { callApi } from "../support/call-api.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";
import { analysisOf } from "../webpublisher/directory/documents.ts";

ownDynamoDb();
ownAws();
let authorization: string;
let tube: string;
let swab: string;

async function make(endpoint: EndpointSpec, body: object): Promise<string> {
  const answer = await callApi(endpoint, { authorization, body });
  expect(answer, answer.text).toMatchObject({ status: 201 });
  return answer.body.id;
}
const suppliesOf = async (code: string) => {
  const answer = await callApi(getPublicAnalysis, { params: { code } });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body.fields.map(({ key }: { key: string }) => key)).not.toContain("laborshop");
  return answer.body.supplies?.links;
};
const shopProducts = async (): Promise<ShopProduct[]> => {
  const answer = await callApi(getPublicShop, {});
  return answer.body.categories.flatMap((category: { products: ShopProduct[] }) => category.products);
};

beforeAll(async () => {
  Object.assign(process.env, {
    VERSION: "1",
    ORIGIN: "https://lab.example",
    STAGE: "staging",
    TENANT: "demo",
  });
  await makeTenant("demo", { name: "Labor" });
  authorization = await tokenFor("demo", { is_admin: true });
  const serum = { collection_items: ["materials/serum"] };
  const all = [
    analysisOf("GLU", { name: { de: "Glukose" }, ...serum }),
    analysisOf("TSH", { name: { de: "Thyreotropin" } }),
    analysisOf("SECRET", { name: { de: "GEHEIM" }, ...serum, internal: true }),
    ...Array.from({ length: 10 }, (_, index) =>
      analysisOf(`X${index}`, { name: { de: `Wert ${index}` }, ...serum }),
    ),
  ];
  await saveDocuments(
    jobActor("test"),
    all.map((content) => ({ kind: "analysis", id: documentId("analysis", content.code), content })),
  );
  const category = await make(shopCategories.create, { name: "Entnahme" });
  tube = await make(products.create, { category, name: "Serum-Röhrchen", materials: ["materials/serum"] });
  swab = await make(products.create, { category, name: "Tupfer", analyses: ["TSH", "SECRET", "GONE"] });
  const hidden = await make(products.create, {
    category,
    name: "Altes Röhrchen",
    materials: ["materials/serum"],
  });
  await make(variants.create, { product: tube, article_number: "1" });
  await make(variants.create, { product: swab, article_number: "2" });
  await make(variants.create, { product: hidden, article_number: "3", hidden: true });
});

test("an analysis leads to what is ordered for its material, or for itself", async () => {
  const [glucose, thyroid] = [await suppliesOf("GLU"), await suppliesOf("TSH")];
  const addressOf = (product: string) => `https://public.lab.example/embed/shop/?product=${product}&lang=de`;
  expect(glucose).toEqual([{ name: "Serum-Röhrchen", url: addressOf(tube) }]);
  expect(thyroid).toEqual([{ name: "Tupfer", url: addressOf(swab) }]);
  const page = await callApi(analysisPage, { params: { code: "GLU" }, query: { lang: "de" } });
  expect(page.text).toContain("Material bestellen");
  expect(page.text).toContain(`product=${tube}`);
});

test("a product leads back to its analyses, of many to the first by name, and names none that is not public", async () => {
  const [first, second] = await shopProducts();
  expect(first?.analyses.map(({ code }) => code)).toEqual(["GLU", "X0", "X1", "X2", "X3", "X4", "X5", "X6"]);
  expect(first?.more_analyses).toBe(3);
  expect(second).toMatchObject({ analyses: [{ code: "TSH", name: "Thyreotropin" }], more_analyses: 0 });
  expect(JSON.stringify([first, second])).not.toContain("GEHEIM");
});

test("they lead to the laboratory's website where the shop stands in it", async () => {
  const website_url = "https://www.lab.example/bestellen/?a=b";
  const changed = await callApi(shopConfiguration.change, { authorization, body: { website_url } });
  expect(changed.status, changed.text).toBe(200);
  expect((await suppliesOf("GLU"))[0].url).toBe(`${website_url}&laborium-product=${tube}`);
});
