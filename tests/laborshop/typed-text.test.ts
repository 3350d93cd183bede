import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { sendMail } from "../../functions/core/mail/send-mail.ts";
import { shopConfigDefaults } from "../../shared/laborshop/configuration/defaults.ts";
import type { DeliveryField } from "../../shared/laborshop/configuration/delivery-field.ts";
import { shopPage } from "../../shared/laborshop/public/public-shop.endpoints.ts";
import {
  confirmOrder,
  orderConfirmationPage,
} from "../../shared/laborshop/public-orders/public-orders.endpoints.ts";
import { callApi } from "../support/call-api.ts";
import { openShop } from "./opened-shop.ts";

/** Texts that customers and staff type, on their way into mails and pages. */
const { lab, aws, article, setUp, withConfirmation, withoutConfirmation, order, work, mails } =
  openShop("typed");
const openPage = (token: string) => callApi(orderConfirmationPage, { params: { token } });
const press = (token: string) => callApi(confirmOrder, { params: { token }, body: "" });
const linkIn = (text = "") => /shop\/confirm\/([\w-]+)\//.exec(text)?.[1] ?? "";
const refusedFields = (answer: { body: { errors?: { path: string; code: string }[] } }) =>
  (answer.body.errors ?? []).map(({ path, code }) => `${path}: ${code}`);

/** The mails of the queue as complete messages for SES. */
async function sent() {
  aws.mails.length = 0;
  for (const mail of mails()) await sendMail(lab.actor, mail, "Labor am Markt");
  return Promise.all(
    aws.mails.map(async (raw) => ({ raw: raw.toString(), ...(await PostalMime.parse(raw)) })),
  );
}

/** A form with a field of each type; the laboratory has a second address field before the customer's own. */
const field = (name: string, type: DeliveryField["type"], overrides: Partial<DeliveryField> = {}) => ({
  ...shopConfigDefaults.delivery_form[0],
  name,
  type,
  label: { de: `Feld ${name}`, en: `Field ${name}` },
  autocomplete: "off" as const,
  required: false,
  ...overrides,
});
const everyType = [
  field("text", "text"),
  field("multiline", "multiline"),
  field("billing", "email"),
  field("email", "email", { required: true, is_customer_email: true }),
  field("tel", "tel"),
  field("select", "select", { options: [{ de: "Eins" }, { de: "Zwei" }] }),
  field("checkbox", "checkbox"),
  // Every object has a property of this name.
  field("constructor", "text"),
];
const whoever = "praxis@labor.example";

test("no field of the form adds a header, a recipient or a line to the head of a mail", async () => {
  await withoutConfirmation();
  await setUp({ delivery_form: everyType });
  const { variant } = await article();
  const evil = ["\r\nBcc: alle@example.org", "\nBcc: alle@example.org", "\rBcc: alle@example.org"];
  const hidden = ["\u0085Bcc: alle@example.org", "\0", "\u001b[2J"];
  for (const { name, type } of everyType)
    for (const tail of [...evil, ...hidden, ", alle@example.org", "<alle@example.org>"]) {
      const begins = type === "email" ? whoever : type === "tel" ? "0341 1234" : "Praxis";
      const body = {
        articles: [{ variant, quantity: 1 }],
        delivery: { email: whoever, [name]: `${begins}${tail}` },
        seconds: 30,
      };
      const answer = await order([], { body });
      if (answer.status === 201) continue;
      expect(refusedFields(answer), `${name} ${JSON.stringify(tail)}`).toEqual([
        expect.stringMatching(new RegExp(`^delivery\\.${name}: `)),
      ]);
    }
  await work();
  const all = await sent();
  expect(all.length).toBeGreaterThan(0);
  for (const mail of all) {
    expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
    expect([[whoever], ["versand@labor.example"]]).toContainEqual(mail.to?.map(({ address }) => address));
    expect(mail.headers.map(({ key }) => key).sort()).toEqual(
      [
        "auto-submitted",
        "content-language",
        "content-type",
        "date",
        "from",
        "message-id",
        "mime-version",
        ...(mail.replyTo ? ["reply-to"] : []),
        "subject",
        "to",
      ].sort(),
    );
    expect(mail.subject).toMatch(/^(Ihre Bestellung|Neue Bestellung) \d{4}-\d{6}( bei .+)?$/);
  }
});

test("what the laboratory answers goes to the customer's own address, whatever other one is named", async () => {
  await withoutConfirmation();
  await setUp({ delivery_form: everyType });
  const { variant } = await article();
  const body = {
    articles: [{ variant, quantity: 1 }],
    delivery: { billing: "rechnung@labor.example", email: whoever },
    seconds: 30,
  };
  expect((await order([], { body })).status).toBe(201);
  await work();
  expect(mails().find(({ to }) => to === "versand@labor.example")).toMatchObject({ reply_to: whoever });
});

test("HTML is text, in every field, every mail and every page, whoever wrote it", async () => {
  const evil = `<img src=x onerror=alert(1)></script><script>alert(1)</script><a href="https://evil.example">x</a>"'&`;
  const isEvil = /<img src=x|<script>alert|<a href="https:\/\/evil/i;
  const form = everyType.map((field) => ({ ...field, label: { de: `${field.name} ${evil}` } }));
  const options = [{ de: evil }];
  await withConfirmation();
  await setUp({
    sender_name: evil.slice(0, 100),
    delivery_form: form.map((field) => (field.type === "select" ? { ...field, options } : field)),
  });
  const facts = { article_number: evil.slice(0, 50), additional_information: evil.slice(0, 100) };
  const { variant } = await article(facts);
  const delivery = {
    email: whoever,
    text: evil,
    multiline: `${evil}\n${evil}`,
    select: "0",
    checkbox: "true",
    constructor: evil,
  };
  const answer = await order([], { body: { articles: [{ variant, quantity: 1 }], delivery, seconds: 30 } });
  expect(answer.status, answer.text).toBe(201);
  await work();
  const token = linkIn(mails()[0]?.text);
  for (const page of [await openPage(token), await press(token), await callApi(shopPage)]) {
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(isEvil);
  }
  await work();
  const all = await sent();
  expect(all).toHaveLength(3);
  for (const { html, text, from } of all) {
    expect(html).not.toMatch(isEvil);
    expect(html).toContain("&lt;img src=x");
    expect(text).toContain("<img src=x onerror=alert(1)>");
    expect(from).toMatchObject({ address: "noreply@lab.example" });
  }
});
