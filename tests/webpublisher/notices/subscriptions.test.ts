import { describe, expect, test } from "vitest";
import { sendMail } from "../../../functions/core/mail/send-mail.ts";
import { mondayOf } from "../../../functions/webpublisher/notices/send-notices.ts";
import { deleteSubscriber, listSubscribers } from "../../../shared/webpublisher/notices/notices.endpoints.ts";
import {
  confirmPage,
  confirmSubscription,
  subscribe,
  unsubscribe,
  unsubscribePage,
} from "../../../shared/webpublisher/public-notices/public-notices.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";
import {
  actor,
  ask,
  aws,
  hour,
  later,
  mails,
  note,
  present,
  run,
  save,
  subscribed,
  tokenIn,
} from "./noticed-lab.ts";

describe("a subscription", () => {
  test("counts once a button behind the link in the mail was pressed, once", async () => {
    expect((await ask("Anna@Example.org")).text).toContain("Fast geschafft");
    const [mail] = mails();
    expect(mail).toMatchObject({ to: "Anna@Example.org" });
    const params = { token: tokenIn(mail?.text) };
    const opened = await callApi(confirmPage, { params, query: { lang: "de" } });
    expect(opened.text).toContain("Ja, abonnieren");
    expect(opened.headers["cache-control"]).toBe("no-store");
    expect(opened.text).toContain('content="noindex,follow"');
    const state = async () => (await callApi(listSubscribers, { authorization: present().admin })).body;
    expect(await state()).toMatchObject({ confirmed: 0, results: [{ state: "pending" }] });
    expect((await callApi(confirmSubscription, { params, body: "" })).status).toBe(200);
    expect((await callApi(confirmSubscription, { params, body: "" })).status).toBe(404);
    expect((await callApi(unsubscribe, { params, body: "" })).status).toBe(404);
    expect((await callApi(confirmSubscription, { params: { token: "forged" }, body: "" })).status).toBe(404);
    expect(await state()).toMatchObject({ confirmed: 1 });
  });

  test("is asked for without learning who subscribes, and by no program", async () => {
    await subscribed("anna@example.org");
    const repeated = await ask("anna@example.org");
    const unknown = await ask("berta@example.org");
    expect([repeated.status, repeated.text]).toEqual([unknown.status, unknown.text]);
    expect(mails().map(({ to }) => to)).toEqual(["anna@example.org", "berta@example.org"]);
    aws.messages.length = 0;
    expect((await ask("c@example.org", { website: "https://spam.example" })).text).toBe(unknown.text);
    expect((await ask("c@example.org", { drawn: String(Date.now() / 1000) })).text).toBe(unknown.text);
    expect((await ask("c@example.org", { drawn: "" })).text).toBe(unknown.text);
    for (const email of ["", "x", "a@example.org\r\nBcc: b@example.org", "a@example.org, b@example.org"])
      expect((await ask(email)).status, email).toBe(400);
    expect(mails()).toEqual([]);
  });

  test("is asked for by three mails a day at most, and not without end from one address", async () => {
    for (let times = 0; times < 5; times += 1) expect((await ask("anna@example.org")).status).toBe(200);
    expect(mails()).toHaveLength(3);
    const statuses = new Set<number>();
    for (let times = 0; times < 25; times += 1)
      statuses.add(
        (
          await callApi(subscribe, {
            ip: "192.0.2.7",
            body: String(
              new URLSearchParams({ email: `x${times}@example.org`, drawn: String(Date.now() / 1000 - 10) }),
            ),
          })
        ).status,
      );
    expect(statuses).toEqual(new Set([200, 429]));
  });

  test("that nobody confirms is forgotten after three days, and its link with it", async () => {
    await ask("anna@example.org");
    const token = tokenIn(mails()[0]?.text);
    await later(73 * hour);
    expect((await callApi(listSubscribers, { authorization: present().admin })).body).toMatchObject({
      count: 0,
    });
    expect((await callApi(confirmSubscription, { params: { token }, body: "" })).status).toBe(404);
  });

  test("brings one mail a week, however often the clock comes, and none where nothing changed", async () => {
    await subscribed("anna@example.org");
    await subscribed("bob@example.org", "en");
    await save("TSH", { name: { de: "Thyreotropin", en: "Thyrotropin" } });
    await note();
    await later(26 * hour);
    expect(await run()).toEqual({ mails: 0 });
    await later(5 * 24 * hour);
    expect((await Promise.all([run(), run()])).length).toBe(2);
    expect(await run()).toEqual({ mails: 0 });
    expect(new Set(mails().map(({ id }) => id)).size).toBe(2);
    expect(mails().find(({ to }) => to === "anna@example.org")?.text).toContain("Name: TSH → Thyreotropin");
    expect(mails().find(({ to }) => to === "bob@example.org")?.text).toMatch(
      /\n\d{1,2} \w+ \d{4}\nThyrotropin \(TSH\): Text\nName: TSH → Thyrotropin\nhttps?:\S+\/embed\/analyses\/TSH\/\?lang=en\n/,
    );
    await later(7 * 24 * hour);
    expect(await run()).toEqual({ mails: 0 });
  });

  test("is left by one click of the mail program, which the mail's headers tell how", async () => {
    await subscribed("anna@example.org");
    await save("TSH", { name: { de: "Thyreotropin" } });
    await note();
    await later(7 * 24 * hour);
    await run();
    const [mail] = mails();
    await sendMail(actor(), mail as never, "Labor");
    const raw =
      aws.mails
        .at(-1)
        ?.toString("utf8")
        .replaceAll(/\r\n[ \t]+/g, " ") ?? "";
    expect(raw).toContain(`List-Unsubscribe: <${mail?.unsubscribe}>`);
    expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const params = { token: tokenIn(mail?.unsubscribe) };
    expect((await callApi(unsubscribePage, { params })).text).toContain("lbm-button");
    const left = await callApi(unsubscribe, { params, body: "List-Unsubscribe=One-Click" });
    expect(left.status).toBe(200);
    expect((await callApi(listSubscribers, { authorization: present().admin })).body.count).toBe(0);
    expect((await callApi(unsubscribe, { params, body: "" })).status).toBe(404);
  });

  test("is found and deleted by staff, and is the laboratory's own", async () => {
    await subscribed("anna@example.org");
    const hits = await callApi(listSubscribers, {
      authorization: present().admin,
      query: { search: "ANNA" },
    });
    const [{ id }] = hits.body.results;
    const { tenant } = present();
    process.env.TENANT = `${tenant}b`;
    await makeTenant(`${tenant}b`);
    const other = await tokenFor(`${tenant}b`, { is_admin: true });
    await callApi(deleteSubscriber, { authorization: other, params: { id } });
    process.env.TENANT = tenant;
    expect((await callApi(listSubscribers, { authorization: present().admin })).body.count).toBe(1);
    expect((await callApi(deleteSubscriber, { authorization: present().admin, params: { id } })).status).toBe(
      204,
    );
    expect((await callApi(listSubscribers, { authorization: present().admin })).body.count).toBe(0);
  });
});

test("weeks begin on Monday", () => {
  expect(mondayOf(Date.parse("2026-03-02T00:00:00Z"))).toBe("2026-03-02T00:00:00.000Z");
  expect(mondayOf(Date.parse("2026-03-08T23:59:59Z"))).toBe("2026-03-02T00:00:00.000Z");
});
