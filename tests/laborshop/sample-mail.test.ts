import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  sendOrderMailSample,
  shopConfiguration,
  showOrderMail,
} from "../../shared/laborshop/configuration/configuration.endpoints.ts";
import { mailDefaults } from "../../shared/laborshop/mails/mail-default-texts.ts";
import { orderMails } from "../../shared/laborshop/orders/order.ts";
import { openShop } from "./opened-shop.ts";

const { lab, mails } = openShop("sample-mail");
const words = (intro: string) => ({
  subject: { de: "Nr. {{number}} bei {{lab}}" },
  intro: { de: intro },
  extra: {},
});

describe("the preview of a mail about an order", () => {
  test.each(orderMails)(
    "shows %s in each language with the given words, articles and delivery",
    async (mail) => {
      for (const language of ["de", "en"] as const) {
        const { body } = await lab.call(showOrderMail, { body: { mail, language } });
        const { labels } = mailDefaults[language];
        expect(body.text).toContain("00123");
        expect(body.text.includes(labels.delivery)).toBe(mail !== "confirmation");
        expect(body.html).toContain(`<html lang="${language}">`);
        expect(body.text.includes(labels.confirmHere)).toBe(mail === "confirmation");
        expect(body.text.includes(labels.orderAgain)).toBe(mail === "summary");
        expect(body.subject).not.toContain("{{");
      }
    },
  );

  test("shows what is typed and not saved, without what could do harm, and saves nothing", async () => {
    const summary_mail = words(
      '<p>Bitte <strong>kühl</strong> lagern.</p><script>alert(1)</script><img src=x onerror="a()">',
    );
    const footnote = { de: "<p>Ihr Versand</p>" };
    const { body } = await lab.call(showOrderMail, {
      body: { mail: "summary", language: "de", summary_mail, footnote },
    });
    expect(body.subject).toMatch(/^Nr\. \d{4}-000123 bei /);
    expect(body.html).toContain("<strong>kühl</strong>");
    expect(body.html).not.toMatch(/<script|onerror|<img/);
    expect(body.text).toContain("Ihr Versand");
    const saved = (await lab.call(shopConfiguration.read, {})).body as { summary_mail: object };
    expect(saved.summary_mail).toEqual({ subject: {}, intro: {}, extra: {} });
  });

  test("is sent to whoever asks for it, once for each press", async () => {
    const before = mails().length;
    const headers = { "idempotency-key": randomUUID() };
    const body = { mail: "order", language: "de", order_mail: words("<p>Hallo</p>") } as const;
    const sent = await lab.call(sendOrderMailSample, { body, headers });
    expect(sent.status, sent.text).toBe(200);
    await lab.call(sendOrderMailSample, { body, headers });
    const [mail] = mails().slice(before);
    expect(mails()).toHaveLength(before + 1);
    expect(mail?.to).toBe(sent.body.to);
    expect(mail?.text).toContain("Hallo");
  });
});
