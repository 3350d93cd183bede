import { PNG } from "pngjs";
import { expect, test } from "vitest";
import {
  products,
  putProductPicture,
  removeProductPicture,
} from "../../shared/laborshop/articles/articles.endpoints.ts";
import { getPublicShop } from "../../shared/laborshop/public/public-shop.endpoints.ts";
import { pngOf } from "../platform/picture/pictures.ts";
import { callApi } from "../support/call-api.ts";
import { openShop } from "./opened-shop.ts";

const { lab, aws, article } = openShop("pictures");
const put = (id: string, bytes: Buffer, headers: Record<string, string> = {}) =>
  lab.call(putProductPicture, { params: { id }, body: bytes, headers });
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
);
/** Path of the picture in the public shop. */
const shown = async () => (await callApi(getPublicShop)).body.categories[0].products[0].picture;
const stored = (path: string) => {
  const [, bytes] = [...aws.objects].find(([key]) => key.includes(path.split("/").at(-2) ?? "")) ?? [];
  if (!bytes) throw new Error(`${path} is not stored.`);
  return PNG.sync.read(bytes);
};

test("the picture of a product is kept large for its page and small for lists, and shown in the shop", async () => {
  const { product } = await article();
  const params = { id: product };
  expect(await shown()).toBeNull();
  const saved = await put(product, pngOf(2000, 1000));
  expect(saved, saved.text).toMatchObject({ status: 200, body: { id: product, picture: { edge: 2000 } } });
  const { path, small } = saved.body.picture;
  expect([stored(path).width, stored(path).height]).toEqual([1600, 800]);
  expect([stored(small).width, stored(small).height]).toEqual([480, 240]);
  expect(await shown()).toBe(small);
  const { body } = await lab.call(products.change, { params, body: { name: "Anders" } });
  expect(body).toMatchObject({ name: "Anders", picture: saved.body.picture });
  const removed = await lab.call(removeProductPicture, { params });
  expect(removed.body.picture).toBeNull();
  expect(await shown()).toBeNull();
});

test("nothing but a JPG or PNG is taken, whoever may not change articles sets none, and nobody over another's change", async () => {
  const { product } = await article();
  const html = Buffer.from("<html><script>alert(1)</script></html>");
  for (const wrong of [svg, html, Buffer.from("%PDF-1.7")])
    expect((await put(product, wrong)).status).toBe(415);
  expect((await put(product, pngOf(60_000, 60_000, Buffer.alloc(9)))).status).toBe(400);
  expect((await put(product, Buffer.alloc(0))).status).toBe(415);
  expect((await put("00000000000000000000000000", pngOf(9, 9))).status).toBe(404);
  expect((await put(product, pngOf(9, 9), { "if-match": '"7"' })).status).toBe(412);
  const anybody = await callApi(putProductPicture, { params: { id: product }, body: pngOf(9, 9) });
  expect(anybody.status).toBe(401);
  expect((await lab.call(products.read, { params: { id: product } })).body.picture).toBeNull();
  const sneaked = { picture: { path: "https://evil.example/x.png", small: "x", edge: 1 } };
  const refused = await lab.call(products.change, { params: { id: product }, body: sneaked });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: "picture" }] } });
});
