import { describe, expect, test } from "vitest";
import { shopConfiguration } from "../../shared/laborshop/configuration/configuration.endpoints.ts";
import type { ShopConfig } from "../../shared/laborshop/configuration/configuration.ts";
import { shopConfigDefaults } from "../../shared/laborshop/configuration/defaults.ts";
import type { DeliveryField } from "../../shared/laborshop/configuration/delivery-field.ts";
import { openLaboratory } from "../support/laboratory.ts";
import { ownAws } from "../support/recorded-aws.ts";

const lab = openLaboratory({ name: "shop", groups: ["laborshop"] });
ownAws();

const change = (body: Partial<ShopConfig>) => lab.call(shopConfiguration.change, { body });
const present = async () => (await lab.call(shopConfiguration.read, {})).body as ShopConfig;
const faults = async (body: object) => {
  const before = await present();
  const answer = await change(body);
  expect(answer.status, answer.text).toBe(400);
  expect(await present()).toEqual(before);
  return (answer.body as unknown as { errors: { path: string; code: string }[] }).errors.map(
    ({ path, code }) => `${path}: ${code}`,
  );
};
const email = shopConfigDefaults.delivery_form.find((field) => field.is_customer_email) as DeliveryField;
const field = (rest: Partial<DeliveryField>): DeliveryField => ({
  ...email,
  name: "other",
  type: "text",
  is_customer_email: false,
  ...rest,
});

test("a laboratory begins with a form that can be used, and with confirmation by e-mail", async () => {
  const initial = await present();
  expect(initial).toEqual(shopConfigDefaults);
  expect((await change({ delivery_form: initial.delivery_form })).status).toBe(200);
});

test("confirmation by e-mail needs a website, and only who changes one of them is told so", async () => {
  expect((await change({ footnote: { de: "<p>Labor<script>1</script></p>" } })).body).toMatchObject({
    footnote: { de: "<p>Labor</p>" },
  });
  expect(await faults({ opt_in: true })).toEqual(["website_url: opt_in_needs_website"]);
  expect(await faults({ website_url: "http://labor.example" })).toEqual(["website_url: page_address"]);
  expect((await change({ opt_in: false })).status).toBe(200);
  expect((await change({ website_url: "https://labor.example/shop", opt_in: true })).status).toBe(200);
  expect(await faults({ website_url: "" })).toEqual(["website_url: opt_in_needs_website"]);
});

test("nothing in a header of a mail begins another line", async () => {
  const subject = { de: "Bestellung\r\nBcc: alle@example.org" };
  expect(await faults({ order_mail: { subject, intro: {}, extra: {} } })).toEqual([
    "order_mail.subject.de: plain_text_only",
  ]);
  expect(await faults({ sender_name: "Labor\nBcc: x@example.org" })).toEqual([
    "sender_name: plain_text_only",
  ]);
  expect(await faults({ sender_address: "labor" })).toHaveLength(1);
});

describe("a delivery form", () => {
  const refused: [what: string, fields: DeliveryField[], fault: string][] = [
    ["without the customer's address", [field({})], "delivery_form.0.is_customer_email: one_customer_email"],
    [
      "with two of them",
      [email, { ...email, name: "second" }],
      "delivery_form.1.is_customer_email: one_customer_email",
    ],
    [
      "whose address may stay empty",
      [{ ...email, required: false }],
      "delivery_form.0.is_customer_email: customer_email_kind",
    ],
    ["with a name twice", [email, field({ name: "EMAIL" })], "delivery_form.1.name: already_exists"],
    ["with an umlaut in a name", [email, field({ name: "straße" })], "delivery_form.1.name: internal_name"],
    ["with a choice of nothing", [email, field({ type: "select" })], "delivery_form.1.options: required"],
    [
      "that begins with no option",
      [email, field({ type: "select", options: [{ de: "Ja" }], default_value: "1" })],
      "delivery_form.1.default_value: invalid",
    ],
    ["without a label", [email, field({ label: {} })], "delivery_form.1.label: required"],
  ];
  test.each(refused)("%s is refused at its place", async (_, delivery_form, fault) => {
    expect(await faults({ delivery_form })).toEqual([fault]);
  });

  test("keeps every type of field in its order", async () => {
    const fields = [
      field({
        name: "kind",
        type: "select",
        options: [{ de: "Praxis" }, { de: "Klinik" }],
        default_value: "1",
      }),
      email,
      field({ name: "ok", type: "checkbox", default_value: "true" }),
      field({ name: "text", type: "multiline", default_value: "a\nb" }),
    ];
    expect((await change({ delivery_form: fields })).status).toBe(200);
    expect((await present()).delivery_form).toEqual(fields);
  });
});
