import { ulid } from "ulid";
import { type Mail, sendMailSchema } from "../../../shared/core/mail/mail.messages.ts";
import { localDay } from "../../../shared/kernel/local-day.ts";
import { uiLanguageOf } from "../../../shared/kernel/ui-language.ts";
import type * as endpoints from "../../../shared/laborshop/configuration/configuration.endpoints.ts";
import { publicField } from "../../../shared/laborshop/public/public-field.ts";
import { letterheadOf, loadAccounts } from "../../core/door.ts";
import { derivedId } from "../../platform/derived-id.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { publicOrigin } from "../../platform/environment.ts";
import { sendMessage } from "../../platform/queue.ts";
import { orderMail } from "../mails/order-mail.ts";
import { cleaned } from "./configuration.store.ts";
import { keptShopConfig } from "./read-configuration.store.ts";
import { sampleArticles, sampleCustomers } from "./sample-order-texts.ts";

type SampleCall = Pick<Call<typeof endpoints.showOrderMail>, "actor" | "tenant" | "body">;

/** The mail about a sample order. Settings that were sent replace the saved ones. */
export async function sampleMail({ actor, tenant, body }: SampleCall, id: string, to: string): Promise<Mail> {
  const { mail: about, language, ...typed } = body;
  const saved = await keptShopConfig.read(actor);
  const config = { ...saved, ...typed };
  const uiLanguage = uiLanguageOf(language);
  const [main] = actor.languages;
  const now = Date.now();
  const year = localDay(tenant.time_zone, now).slice(0, 4);
  // An order has its number only when it is confirmed.
  const number = about === "confirmation" ? "7K3M-9QX2" : `${year}-000123`;
  const order = {
    number,
    language,
    ordered: new Date(now).toISOString(),
    articles: sampleArticles[uiLanguage].map(
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
            : (sampleCustomers[uiLanguage][autocomplete] ?? sampleCustomers[uiLanguage][type] ?? ""),
      })),
    customer_email: sampleCustomers[uiLanguage].email ?? "",
  };
  const page = `${publicOrigin()}/embed/shop/`;
  return orderMail(about, order, cleaned(config), {
    id,
    to: to || order.customer_email,
    head: letterheadOf(tenant),
    legal: tenant.legal,
    ...(about === "confirmation" && { link: page }),
    ...(about === "summary" && { again: page }),
  });
}

/** Sends the mail to the caller only; each press sends one. @returns the address */
export async function sendSampleMail(call: SampleCall, key: string): Promise<string> {
  const { email } = await (await loadAccounts()).read(call.actor, call.actor.id);
  const id = derivedId("sample of a mail", call.actor.id, key);
  await sendMessage("MAIL_QUEUE", sendMailSchema, await sampleMail(call, id, email));
  return email;
}
