import * as z from "zod";
import { legalPages } from "../../core/settings/legal.ts";
import { defineConfiguration } from "../../kernel/define-configuration.ts";
import { within } from "../../kernel/define-crud.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { languageSchema } from "../../kernel/language.ts";
import { personal } from "../../kernel/personal.ts";
import { orderMails } from "../orders/order.ts";
import { shopConfigSchema } from "./configuration.ts";

export const shopConfiguration = defineConfiguration({
  path: "laborshop/config/1/",
  readAt: "laborshop/config/",
  of: "the shop",
  permissions: { view: "laborshop.view_configuration", change: "laborshop.change_configuration" },
  module: "MD_SHOP",
  schema: shopConfigSchema,
});

/** One of the shop's mails in a language, with the texts of the form, saved or not. */
const mailInput = z.strictObject({
  mail: z.enum(orderMails),
  language: languageSchema,
  ...shopConfigSchema
    .pick({
      confirmation_mail: true,
      summary_mail: true,
      order_mail: true,
      footnote: true,
      sender_name: true,
    })
    .partial().shape,
});

export const showOrderMail = defineEndpoint({
  method: "POST",
  reads: true,
  path: "laborshop/config/1/mail/",
  summary:
    "A mail about a sample order, as a customer or the laboratory would get it, from words saved or not.",
  body: mailInput,
  output: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  permission: "laborshop.change_configuration",
  module: "MD_SHOP",
});
export const sendOrderMailSample = defineEndpoint({
  method: "POST",
  path: "laborshop/config/1/mail/send/",
  summary: "Sends such a mail to the address of the caller's own account.",
  body: mailInput,
  output: z.object({ to: personal("accounts", z.email()) }),
  idempotent: true,
  permission: "laborshop.change_configuration",
  module: "MD_SHOP",
});

export const showSender = defineEndpoint({
  method: "GET",
  path: "laborshop/config/sender/",
  summary:
    "The address from which the shop's mails come, whether SES has verified its domain, and the pages without which the shop takes no orders.",
  output: z.object({
    address: z.email(),
    verified: z.boolean(),
    /** Pages that the shop must link to by law and that the settings do not name yet. */
    missing: z.array(z.enum(legalPages)),
  }),
  permission: "laborshop.view_configuration",
  module: "MD_SHOP",
});

export const shopConfigurationApi = defineApi({
  address: "laborshop/configuration",
  touches: { items: { "SHOP-CONFIG": "write", ACCOUNT: "read" }, queuesMail: true, asksMailDomain: true },
  mounts: ["api/laborshop/config"],
  endpoints: {
    ...within("shopConfiguration", shopConfiguration),
    showOrderMail,
    sendOrderMailSample,
    showSender,
  },
});
