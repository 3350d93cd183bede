import { beforeAll, expect, test } from "vitest";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import {
  copyProduct,
  products,
  shopCategories,
  variants,
} from "../../shared/laborshop/articles/articles.endpoints.ts";
import { callApi } from "../support/call-api.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";

ownDynamoDb();
ownAws();
let authorization: string;
beforeAll(async () => {
  await makeTenant("demo");
  authorization = await tokenFor("demo", { groups: ["laborshop"] });
});

async function make(endpoint: EndpointSpec, body: object): Promise<string> {
  const answer = await callApi(endpoint, { authorization, body });
  expect(answer, answer.text).toMatchObject({ status: 201 });
  return answer.body.id;
}
const listed = async (endpoint: EndpointSpec, query: Record<string, string>) =>
  (await callApi(endpoint, { authorization, query })).body.results;

test("articles stay as the laboratory writes them, with harmless markup", async () => {
  const category = await make(shopCategories.create, { name: "Röhrchen" });
  const description = "<p>Für <strong>Serum</strong><script>alert(1)</script></p>";
  const product = await make(products.create, { category, name: "Serum-Röhrchen", description });
  await make(variants.create, { product, article_number: "0001,50", additional_information: "7,5 ml, weiß" });
  expect(await listed(products.list, { category })).toMatchObject([
    { name: "Serum-Röhrchen", description: "<p>Für <strong>Serum</strong></p>" },
  ]);
  expect(await listed(variants.list, { product })).toMatchObject([
    {
      article_number: "0001,50",
      additional_information: "7,5 ml, weiß",
      quantity_per_pack: 1,
      maximum_order_quantity: 10,
      hidden: false,
    },
  ]);
});

test("quantities that make no sense are refused, all at once", async () => {
  const category = await make(shopCategories.create, { name: "Abstriche" });
  const product = await make(products.create, { category, name: "Abstrichtupfer" });
  for (const wrong of [0, -1, 1.5, 1e9]) {
    const body = {
      product,
      article_number: "1",
      quantity_per_pack: wrong,
      maximum_order_quantity: wrong,
    };
    const { status, body: problem } = await callApi(variants.create, { authorization, body });
    expect(status).toBe(400);
    expect(problem.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      "maximum_order_quantity",
      "quantity_per_pack",
    ]);
  }
});

test("a name stands for one category and one product", async () => {
  const category = await make(shopCategories.create, { name: "Formulare" });
  await make(products.create, { category, name: "Anforderungsschein" });
  const again = [
    await callApi(shopCategories.create, { authorization, body: { name: "formulare" } }),
    await callApi(products.create, { authorization, body: { category, name: "ANFORDERUNGSSCHEIN" } }),
  ];
  for (const { body } of again) expect(body.errors).toMatchObject([{ path: "name", code: "already_exists" }]);
});

test("a category is kept in its order, and goes with its products and their variants", async () => {
  const category = await make(shopCategories.create, { name: "Versand" });
  const first = await make(products.create, { category, name: "Versandhülle" });
  const second = await make(products.create, { category, name: "Versandkarton" });
  await make(variants.create, { product: first, article_number: "77" });
  const order = await callApi(products.move, { authorization, body: { order: [second, first] } });
  expect(order.status).toBe(204);
  expect((await listed(products.list, { category })).map(({ id }: { id: string }) => id)).toEqual([
    second,
    first,
  ]);
  const goes = await callApi(shopCategories.preflight, { authorization, params: { id: category } });
  expect(Object.keys(goes.body).sort()).toEqual(["products", "variants"]);
  const removal = await callApi(shopCategories.remove, { authorization, params: { id: category } });
  expect(removal.status).toBe(204);
  expect(await listed(products.list, { category })).toEqual([]);
  expect(await listed(variants.list, { product: first })).toEqual([]);
});

test("a product is copied with its variants, which are hidden, once for each press", async () => {
  const category = await make(shopCategories.create, { name: "Kopierbares" });
  const description = "<p>Für Serum</p>";
  const product = await make(products.create, {
    category,
    name: "Monovette",
    description,
    analyses: ["TSH"],
  });
  for (const article_number of ["b", "a"]) await make(variants.create, { product, article_number });
  const copy = async (key: string) => {
    const headers = { "idempotency-key": key };
    const request = { authorization, headers, params: { id: product }, body: { name: "Monovette (Kopie)" } };
    return callApi(copyProduct, request);
  };
  const first = await copy("first-press-0001");
  expect(first, first.text).toMatchObject({
    status: 201,
    body: { category, name: "Monovette (Kopie)", description, analyses: ["TSH"] },
  });
  expect((await copy("first-press-0001")).body).toEqual(first.body);
  expect((await copy("second-press-0001")).body).toMatchObject({ name: "Monovette (Kopie) 2" });
  expect(await listed(products.list, { category })).toHaveLength(3);
  const copied = await listed(variants.list, { product: first.body.id });
  expect(copied).toMatchObject([
    { article_number: "b", hidden: true },
    { article_number: "a", hidden: true },
  ]);
  expect(await listed(variants.list, { product })).toMatchObject([{ hidden: false }, { hidden: false }]);
});

test("articles name their place, and products their variants in their order", async () => {
  const before = (await listed(shopCategories.list, {})).length;
  const category = await make(shopCategories.create, { name: "Platz" });
  const [first, second] = [
    await make(products.create, { category, name: "Platz A" }),
    await make(products.create, { category, name: "Platz B" }),
  ];
  const [initial, other] = [
    await make(variants.create, { product: second, article_number: "P-1" }),
    await make(variants.create, { product: second, article_number: "P-2" }),
  ];
  const moved = await callApi(variants.move, { authorization, body: { order: [other, initial] } });
  expect(moved.status, moved.text).toBeLessThan(300);
  const read = async (endpoint: EndpointSpec, id: string) =>
    (await callApi(endpoint, { authorization, params: { id } })).body;
  expect((await read(shopCategories.read, category)).sort_index).toBe(before);
  expect(await read(products.read, first)).toMatchObject({ sort_index: 0, variant_set: [] });
  expect(await read(products.read, second)).toMatchObject({ sort_index: 1, variant_set: [other, initial] });
  expect((await read(variants.read, initial)).sort_index).toBe(1);
});
