import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  categoryRecords,
  productRecords,
  variantRecords,
} from "../../functions/laborshop/articles/article.store.ts";
import { orderRecords } from "../../functions/laborshop/orders/order.store.ts";
import type { TenantId } from "../../functions/platform/actor.ts";
import { categoryInput, storedProduct, variantInput } from "../../shared/laborshop/articles/article.ts";
import { variants } from "../../shared/laborshop/articles/articles.endpoints.ts";
import { shopConfiguration } from "../../shared/laborshop/configuration/configuration.endpoints.ts";
import {
  anonymiseOrder,
  getOrder,
  listOrders,
  removeOrder,
} from "../../shared/laborshop/orders/orders.endpoints.ts";
import { getPublicShop } from "../../shared/laborshop/public/public-shop.endpoints.ts";
import {
  confirmOrder,
  orderAgain,
  orderConfirmationPage,
} from "../../shared/laborshop/public-orders/public-orders.endpoints.ts";
import { callApi } from "../support/call-api.ts";
import { makeTenant } from "../support/tenants.ts";
import { openShop, typed } from "./opened-shop.ts";

/** Attacks by callers that do not use the shop's widget but send calls of their own. */
const { lab, aws, article, setUp, withConfirmation, withoutConfirmation, order, work, mails } =
  openShop("attacked");
const listed = async () => (await lab.call(listOrders)).body;
const openPage = (token: string) => callApi(orderConfirmationPage, { params: { token } });
const press = (token: string) => callApi(confirmOrder, { params: { token }, body: "" });
const linkIn = (text = "") => /shop\/confirm\/([\w-]+)\//.exec(text)?.[1] ?? "";
const refusedFields = (answer: { body: { errors?: { path: string; code: string }[] } }) =>
  (answer.body.errors ?? []).map(({ path, code }) => `${path}: ${code}`);
const nothingHappened = async () => {
  expect((await listed()).count).toBe(0);
  expect(aws.executions).toEqual([]);
  expect(aws.messages).toEqual([]);
};

test("no quantity but a whole number of packs up to the maximum is taken, however it is written", async () => {
  await withoutConfirmation();
  const { variant } = await article({ maximum_order_quantity: 5 });
  const send = (quantity: unknown) =>
    order([], {
      body: { articles: [{ variant, quantity }], delivery: typed, seconds: 30 },
    });
  for (const quantity of [0, -1, 1.5, 1e9, 6, 2 ** 53, "1", "1e0", null, true, [1], {}]) {
    const answer = await send(quantity);
    expect(answer.status, JSON.stringify(quantity)).toBe(400);
    expect(refusedFields(answer)[0]).toMatch(/^articles\.0\.quantity: /);
  }
  for (const raw of ["1e999", "NaN", "Infinity", "0x1", "-1e-9"]) {
    const body = JSON.stringify({ articles: [{ variant, quantity: "?" }], delivery: typed, seconds: 30 });
    const headers = { "idempotency-key": randomUUID(), "content-type": "application/json" };
    const answer = await order([], { headers, body: body.replace('"?"', raw) });
    expect(answer.status, raw).toBe(400);
  }
  await nothingHappened();
});

test("the maximum holds for a variant over all lines of an order, in whatever form its id comes", async () => {
  await withoutConfirmation();
  const { variant } = await article({ maximum_order_quantity: 5 });
  const { variant: other } = await article({ maximum_order_quantity: 5 });
  const lines = (...counts: number[]) => counts.map((quantity) => ({ variant, quantity }));
  expect(refusedFields(await order(lines(3, 3)))).toEqual(["articles.1.quantity: too_big"]);
  const between = [...lines(5), { variant: other, quantity: 5 }, ...lines(1)];
  expect(refusedFields(await order(between))).toEqual(["articles.2.quantity: too_big"]);
  expect((await order(lines(...Array<number>(200).fill(9999)))).status).toBe(400);
  expect((await order(lines(...Array<number>(201).fill(1)))).status).toBe(400);
  for (const disguised of [variant.toLowerCase(), ` ${variant}`, `${variant}\u0000`, `${variant}#`]) {
    const answer = await order([...lines(5), { variant: disguised, quantity: 5 }]);
    expect(answer.status, JSON.stringify(disguised)).toBe(400);
  }
  await nothingHappened();
  expect((await order(lines(2, 3))).status).toBe(201);
  expect((await listed()).results).toMatchObject([{ articles: [{ variant, count: 5 }] }]);
});

test("the laboratory's CSS lays nothing over what customers confirm and type", async () => {
  await withConfirmation();
  await setUp({ css: ".lbm-button::after{content:'';position:fixed;inset:0;z-index:9;color:red}" });
  const { variant } = await article();
  await order([{ variant, quantity: 1 }]);
  await work();
  const page = await openPage(linkIn(mails()[0]?.text));
  const { look: branding } = (await callApi(getPublicShop)).body;
  for (const css of [page.text, branding.css as string]) {
    expect(css).toContain("inset:0");
    expect(css).toContain("color:red");
    expect(css).not.toMatch(/position:fixed|z-index:9/);
  }
  expect((await lab.call(shopConfiguration.read)).body.css).toContain("position:fixed");
});

test("nothing of another laboratory can be ordered, and its orders and links are not there", async () => {
  await withConfirmation();
  const { variant } = await article();
  await order([{ variant, quantity: 1 }]);
  await work();
  const token = linkIn(mails()[0]?.text);
  const mine = (await listed()).results[0].id;

  const ownTenant = process.env.TENANT;
  const tenant = `${ownTenant}-other` as TenantId;
  await makeTenant(tenant);
  const other = { ...lab.actor, tenant };
  const category = await categoryRecords.create(other, categoryInput.parse({ name: "Röhrchen" }));
  const product = await productRecords.create(
    other,
    storedProduct.parse({ category: category.id, name: "Fremdes Röhrchen" }),
  );
  const { id: foreign } = await variantRecords.create(
    other,
    variantInput.parse({ product: product.id, article_number: "9" }),
  );
  const both = [foreign, variant].map((id) => ({ variant: id, quantity: 1 }));
  const refused = await order(both);
  expect(refusedFields(refused)).toEqual(["articles.0.variant: not_available"]);
  expect(refused.text).not.toContain("Fremdes");
  process.env.TENANT = tenant;
  try {
    expect((await openPage(token)).status).toBe(404);
    expect((await press(token)).status).toBe(404);
    expect(await orderRecords.find(other, mine)).toBeUndefined();
    // The other laboratory's shop has the default setup and does not know this one's article.
    expect(refusedFields(await order([{ variant, quantity: 1 }]))).toEqual([
      "articles.0.variant: not_available",
    ]);
  } finally {
    process.env.TENANT = ownTenant;
  }
  expect((await listed()).results).toMatchObject([{ status: "submitted" }]);
});

test("a variant that is hidden while it lies in a cart is not sold, nor one of an order that comes back", async () => {
  await withoutConfirmation();
  const { variant } = await article();
  await order([{ variant, quantity: 1 }]);
  await work();
  const again = /[?]again=([\w-]+)/.exec(mails()[0]?.text ?? "")?.[1] ?? "";
  await lab.call(variants.change, { params: { id: variant }, body: { hidden: true } });
  const brought = await callApi(orderAgain, { params: { token: again } });
  expect(refusedFields(await order(brought.body.articles))).toEqual(["articles.0.variant: not_available"]);
  expect((await listed()).count).toBe(1);
});

test("a link that was made up, cut, lengthened or meant for something else confirms nothing", async () => {
  await withConfirmation();
  const { variant } = await article();
  await order([{ variant, quantity: 1 }]);
  await work();
  const token = linkIn(mails()[0]?.text);
  const [{ id, number }] = (await listed()).results;
  const links = aws.executions.length;
  const forged = [
    id,
    number,
    token.slice(0, -1),
    `${token}A`,
    token.toLowerCase(),
    [...token].reverse().join(""),
    "A".repeat(43),
    "..",
    "confirm#",
    "%00",
  ];
  for (const forgery of forged.filter((candidate) => candidate !== token)) {
    expect((await openPage(forgery)).status, forgery).toBe(404);
    expect((await press(forgery)).status, forgery).toBe(404);
  }
  expect((await callApi(orderAgain, { params: { token } })).status).toBe(404);
  expect(aws.executions).toHaveLength(links);
  expect((await listed()).results).toMatchObject([{ status: "submitted" }]);

  await press(token);
  await work();
  const again =
    /[?]again=([\w-]+)/.exec(
      mails()
        .map(({ text }) => text)
        .join(),
    )?.[1] ?? "";
  expect((await callApi(orderAgain, { params: { token: again } })).status).toBe(200);
  expect((await press(again)).status).toBe(404);
});

test("a link that is used again changes and sends nothing, and tells nothing of who ordered", async () => {
  await withConfirmation();
  const { variant } = await article();
  await order([{ variant, quantity: 1 }]);
  await work();
  const token = linkIn(mails()[0]?.text);
  await Promise.all(Array.from({ length: 10 }, () => press(token)));
  await work(2);
  expect(mails()).toHaveLength(3);
  const [{ id }] = (await listed()).results;
  const before = (await lab.call(getOrder, { params: { id } })).body;
  const started = aws.executions.length;
  for (let time = 0; time < 3; time++) {
    const replayed = await press(token);
    expect(replayed.text).toContain("bereits bestätigt");
    for (const value of Object.values(typed)) expect(replayed.text).not.toContain(value);
  }
  expect(aws.executions).toHaveLength(started);
  expect((await lab.call(getOrder, { params: { id } })).body).toEqual(before);

  await lab.call(anonymiseOrder, { params: { id } });
  expect((await press(token)).text).toContain("bereits bestätigt");
  await lab.call(removeOrder, { params: { id } });
  expect((await press(token)).status).toBe(410);
  expect(aws.executions).toHaveLength(started);
  expect(mails()).toHaveLength(3);
  expect((await listed()).count).toBe(0);
});
