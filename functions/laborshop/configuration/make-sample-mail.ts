import { ulid } from "ulid";
import { type Mail, sendMailSchema } from "../../../shared/core/mail/mail.messages.ts";
import { localDay } from "../../../shared/kernel/local-day.ts";
import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";
import type * as endpoints from "../../../shared/laborshop/configuration/configuration.endpoints.ts";
import { publicField } from "../../../shared/laborshop/public/public-field.ts";
import { loadAccounts } from "../../core/door.ts";
import { derivedId } from "../../platform/derived-id.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { publicOrigin } from "../../platform/environment.ts";
import { sendMessage } from "../../platform/queue.ts";
import { orderMail } from "../mails/order-mail.ts";
import { cleaned } from "./configuration.store.ts";
import { keptShopConfig } from "./read-configuration.store.ts";

type Asked = Pick<Call<typeof endpoints.showOrderMail>, "actor" | "tenant" | "body">;

/** The articles of the sample order. */
const articles: Record<UiLanguage, readonly [string, string, string, number, number][]> = {
  de: [
    ["Serum-Röhrchen mit Trenngel", "00123", "4,7 ml", 50, 2],
    ["Abstrichtupfer", "00456", "steril, mit Medium", 100, 1],
  ],
  en: [
    ["Serum tube with gel", "00123", "4.7 ml", 50, 2],
    ["Swab", "00456", "sterile, with medium", 100, 1],
  ],
};
/** The customer's entries of the sample, by `autocomplete` of their field. */
const customer: Record<UiLanguage, Record<string, string>> = {
  de: {
    organization: "Gemeinschaftspraxis am Park",
    name: "Dr. Anna Schäfer",
    "street-address": "Parkstraße 5",
    "postal-code": "04109",
    "address-level2": "Leipzig",
    email: "praxis@example.org",
    tel: "0341 123456",
  },
  en: {
    organization: "Practice at the Park",
    name: "Dr Anna Shepherd",
    "street-address": "5 Park Road",
    "postal-code": "04109",
    "address-level2": "Leipzig",
    email: "practice@example.org",
    tel: "0341 123456",
  },
};

/** The mail about a sample order. Settings that were sent replace the saved ones. */
export async function sampleMail({ actor, tenant, body }: Asked, id: string, to: string): Promise<Mail> {
  const { mail: about, language, ...typed } = body;
  const saved = await keptShopConfig.read(actor);
  const config = { ...saved, ...typed };
  const spoken: UiLanguage = language === "de" ? "de" : "en";
  const [main] = actor.languages;
  const now = Date.now();
  const number = `${localDay(tenant.time_zone, now).slice(0, 4)}-000123`;
  const order = {
    number,
    language,
    ordered: new Date(now).toISOString(),
    articles: articles[spoken].map(
      ([product, article_number, additional_information, quantity_per_pack, count]) => ({
        variant: ulid(),
        product,
        article_number,
        additional_information,
        quantity_per_pack,
        count,
      }),
    ),
    delivery: saved.delivery_form
      .map((field) => publicField(field, language, main))
      .map(({ name, label, type, options, autocomplete }) => ({
        name,
        label,
        type,
        value:
          type === "select"
            ? (options[0] ?? "")
            : (customer[spoken][autocomplete] ?? customer[spoken][type] ?? ""),
      })),
    customer_email: customer[spoken].email ?? "",
  };
  const page = `${publicOrigin()}/embed/shop/`;
  return orderMail(about, order, cleaned(config), {
    id,
    to: to || order.customer_email,
    lab: tenant.name,
    legal: tenant.legal,
    ...(about === "confirmation" && { link: page }),
    ...(about === "summary" && { again: page }),
  });
}

/** Sends the mail to the caller only; each press sends one. @returns the address */
export async function sendSampleMail(call: Asked, key: string): Promise<string> {
  const { email } = await (await loadAccounts()).read(call.actor, call.actor.id);
  const id = derivedId("sample of a mail", call.actor.id, key);
  await sendMessage("MAIL_QUEUE", sendMailSchema, await sampleMail(call, id, email));
  return email;
}
