import { beforeAll, expect, test } from "vitest";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import { products, shopCategories, variants } from "../../shared/laborshop/articles/articles.endpoints.ts";
import { shopConfiguration } from "../../shared/laborshop/configuration/configuration.endpoints.ts";
import { shopConfigDefaults } from "../../shared/laborshop/configuration/defaults.ts";
import { getPublicShop, shopPage } from "../../shared/laborshop/public/public-shop.endpoints.ts";
import type { PublicShop } from "../../shared/laborshop/public/public-shop.ts";
import { callApi } from "../support/call-api.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";

ownDynamoDb();
ownAws();
let authorization: string;
let first: string;
let second: string;
let tube: string;

async function make(endpoint: EndpointSpec, body: object): Promise<string> {
  const answer = await callApi(endpoint, { authorization, body });
  expect(answer, answer.text).toMatchObject({ status: 201 });
  return answer.body.id;
}
const readShop = async (language?: string): Promise<PublicShop> => {
  const answer = await callApi(getPublicShop, {
    headers: language ? { "x-laborium-language": language } : {},
  });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.body;
};
const names = ({ categories }: PublicShop) =>
  categories.map(({ name, products: inside }) => [
    name,
    ...inside.map((product) => [product.name, ...product.variants.map((each) => each.article_number)]),
  ]);

beforeAll(async () => {
  Object.assign(process.env, {
    VERSION: "1",
    ORIGIN: "https://lab.example",
    STAGE: "staging",
    TENANT: "demo",
  });
  await makeTenant("demo", { name: "Labor" });
  authorization = await tokenFor("demo", { groups: ["laborshop"] });
  first = await make(shopCategories.create, { name: "Röhrchen" });
  second = await make(shopCategories.create, { name: "Abstriche" });
  tube = await make(products.create, { category: first, name: "Serum-Röhrchen", description: "<p>Gel</p>" });
  const empty = await make(products.create, { category: first, name: "GEHEIM-Leeres" });
  const swab = await make(products.create, { category: second, name: "Tupfer" });
  await make(shopCategories.create, { name: "GEHEIM-Leere" });
  await make(variants.create, { product: tube, article_number: "007", additional_information: "2,7 ml" });
  await make(variants.create, { product: tube, article_number: "001" });
  await make(variants.create, { product: tube, article_number: "GEHEIM-1", hidden: true });
  await make(variants.create, { product: empty, article_number: "GEHEIM-2", hidden: true });
  await make(variants.create, { product: swab, article_number: "A-12" });
});

test("visitors see what can be ordered, and nothing of what is hidden", async () => {
  const shop = await readShop();
  expect(names(shop)).toEqual([
    ["Röhrchen", ["Serum-Röhrchen", "007", "001"]],
    ["Abstriche", ["Tupfer", "A-12"]],
  ]);
  const page = await callApi(shopPage, {});
  expect(JSON.stringify(shop) + page.text).not.toContain("GEHEIM");
  expect(page.text).toContain("Serum-Röhrchen");
});

test("articles stand in the laboratory's order, also after it has moved one", async () => {
  await readShop();
  const moved = await callApi(shopCategories.move, { authorization, body: { order: [second, first] } });
  expect(moved.status, moved.text).toBeLessThan(300);
  expect(names(await readShop()).map(([name]) => name)).toEqual(["Abstriche", "Röhrchen"]);
});

test("the form and the texts are those of the visitor's language, in the laboratory's words", async () => {
  const way = {
    ...shopConfigDefaults.delivery_form[0],
    name: "way",
    type: "select",
    label: { de: "Lieferweg", en: "Way" },
    options: [{ de: "Kurier", en: "Courier" }, { de: "Post" }],
    autocomplete: "off",
  };
  const changed = await callApi(shopConfiguration.change, {
    authorization,
    body: {
      opt_in: false,
      delivery_form: [...shopConfigDefaults.delivery_form, way],
      texts: { de: { shop: "Unser Lager" } },
    },
  });
  expect(changed, changed.text).toMatchObject({ status: 200 });
  const [german, english] = [await readShop("de"), await readShop("en")];
  expect(german.look.texts).toEqual({ shop: "Unser Lager" });
  expect(german.fields.at(-1)).toMatchObject({ label: "Lieferweg", options: ["Kurier", "Post"] });
  expect(english.language).toBe("en");
  expect(english.look.texts).toEqual({});
  expect(english.fields.at(-1)).toMatchObject({ label: "Way", options: ["Courier", "Post"] });
  expect((await callApi(shopPage, { query: { lang: "de" } })).text).toContain(
    '<h1 class="lbm-page-title">Unser Lager</h1>',
  );
});

test("the page is one for a reader without JavaScript, and leads to one product", async () => {
  const all = await callApi(shopPage, { query: { lang: "en" } });
  expect(all.headers["content-security-policy"]).toContain("frame-ancestors *");
  expect(all.text).toContain("Ordering needs JavaScript");
  expect(all.text).toContain("Tupfer");
  expect(all.text).not.toContain("<button");
  const page = await callApi(shopPage, { query: { lang: "en", product: tube } });
  expect(page.text).toContain("Serum-Röhrchen");
  expect(page.text).not.toContain("Tupfer");
});

test("each text is read in the visitor's language, and says where it is in another one", async () => {
  const category = await make(shopCategories.create, {
    name: "Versand",
    translations: { en: { name: "Shipping" } },
  });
  const product = await make(products.create, {
    category,
    name: "Tasche",
    description: "<p>Gefüttert</p>",
    translations: { en: { name: "Pouch", description: "<p>Padded</p><script>x</script>" } },
  });
  await make(variants.create, { product, article_number: "T-1", additional_information: "klein" });
  const shown = async (language?: string) =>
    (await readShop(language)).categories.find(({ id }) => id === category);
  expect(await shown()).toMatchObject({ name: "Versand", products: [{ name: "Tasche" }] });
  const english = await shown("en");
  expect(english).toMatchObject({ name: "Shipping", products: [{ name: "Pouch" }] });
  expect(english?.products[0]?.description).toBe("<p>Padded</p>");
  expect(english?.name_language).toBeUndefined();
  expect(english?.products[0]?.variants[0]).toMatchObject({
    additional_information: "klein",
    information_language: "de",
  });
  const { text } = await callApi(shopPage, { query: { lang: "en" } });
  expect(text).toContain('<p class="lbm-variant-name" lang="de">klein</p>');
  expect(text).toContain(
    '<span>Pouch</span><span class="lbm-fallback"> (not available in this language)</span>',
  );
  // A search for a word of the translation finds it, too.
  const hits = await callApi(products.list, { authorization, query: { search: "pouch" } });
  expect(hits.body.results.map(({ id }: { id: string }) => id)).toEqual([product]);
});
