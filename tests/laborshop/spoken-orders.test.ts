import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readTenant } from "../../functions/platform/tenant.store.ts";
import { missingLegal } from "../../shared/core/settings/legal.ts";
import { changeSettings } from "../../shared/core/settings/settings.endpoints.ts";
import { products } from "../../shared/laborshop/articles/articles.endpoints.ts";
import { listOrders } from "../../shared/laborshop/orders/orders.endpoints.ts";
import { getPublicShop, shopPage } from "../../shared/laborshop/public/public-shop.endpoints.ts";
import { callApi } from "../support/call-api.ts";
import { tokenFor } from "../support/tenants.ts";
import { openShop, typed } from "./opened-shop.ts";

const { lab, article, withoutConfirmation, order, work, mails } = openShop("spoken");
const listed = async () => (await lab.call(listOrders, {})).body;

describe("an order", () => {
  test("keeps the articles as they were called in the language in which it was sent", async () => {
    await withoutConfirmation();
    const { product, variant } = await article();
    const translations = { en: { name: "Serum tube" } };
    await lab.call(products.change, { params: { id: product }, body: { translations } });
    const headers = { "x-laborium-language": "en", "idempotency-key": randomUUID() };
    await order([{ variant, quantity: 1 }], { headers });
    await lab.call(products.change, { params: { id: product }, body: { translations: {} } });
    const [{ language, articles }] = (await listed()).results;
    expect([language, articles[0].product, articles[0].additional_information]).toEqual([
      "en",
      "Serum tube",
      "4,7 ml",
    ]);
  });

  test("names the legal pages of the laboratory to the customer, and to nobody else", async () => {
    await withoutConfirmation();
    process.env.STAGE = "staging";
    const admin = await tokenFor(lab.actor.tenant, { username: "chef", is_admin: true });
    const setLegal = (legal: object) => callApi(changeSettings, { authorization: admin, body: { legal } });
    const legal = { imprint: "https://lab.example/impressum", privacy: "https://lab.example/datenschutz" };
    const set = await setLegal(legal);
    expect(set.status, set.text).toBe(200);
    const { variant } = await article();
    await order([{ variant, quantity: 1 }]);
    await work();
    const [summary, toLab] = [typed.email, "versand@labor.example"].map((to) =>
      mails().find((mail) => mail.to === to),
    );
    expect(summary?.text).toContain("Impressum: https://lab.example/impressum");
    expect(summary?.text).toContain("Datenschutz: https://lab.example/datenschutz");
    expect(toLab?.text).not.toContain("Impressum");
    const page = await callApi(shopPage, {});
    expect(page.text).toContain('<a href="https://lab.example/impressum">Impressum</a>');
    expect(page.text).not.toContain("noch nicht bestellen");

    // Without one of them, the shop shows its articles, takes no orders and tells the staff what is missing.
    await setLegal({ accessibility: "" });
    const closed = await callApi(shopPage, {});
    expect(closed.text).not.toContain("Barrierefreiheit");
    expect(closed.text).toContain("noch nicht bestellen");
    expect((await callApi(getPublicShop)).body).toMatchObject({ open: false });
    expect((await order([{ variant, quantity: 1 }])).status).toBe(409);
    const record = await readTenant(lab.actor);
    expect(record && missingLegal(record.legal)).toEqual(["accessibility"]);
    await setLegal({ accessibility: "https://lab.example/accessibility" });
    expect((await order([{ variant, quantity: 1 }])).status).toBe(201);
  });
});
