import * as z from "zod";
import { mailStates } from "../../core/mail/mail.messages.ts";
import { idSchema } from "../../kernel/id.ts";
import { languageSchema } from "../../kernel/language.ts";
import { deliveryTypes } from "../configuration/delivery-field.ts";

/** `submitted` waits for its confirmation; staff set the last two. */
export const orderStates = ["submitted", "confirmed", "in_progress", "shipped"] as const;
export type OrderState = (typeof orderStates)[number];
/** Those that staff set. */
export const workStates = ["confirmed", "in_progress", "shipped"] as const satisfies readonly OrderState[];

/** The mails of an order. */
export const orderMails = ["confirmation", "summary", "order"] as const;
export type OrderMail = (typeof orderMails)[number];

/** Seconds in which an order has to be confirmed. */
export const confirmationLife = 3 * 24 * 60 * 60;

/** A line of an order as it was when it was ordered, whatever becomes of the article. */
export const orderLineSchema = z.object({
  variant: idSchema,
  product: z.string(),
  article_number: z.string(),
  additional_information: z.string(),
  quantity_per_pack: z.number().int(),
  /** Packs. */
  count: z.number().int(),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

/** What a customer typed into a field of the delivery form, with its label in their language. */
export const deliveredSchema = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(deliveryTypes),
  /** Of a checkbox `true` or nothing. */
  value: z.string(),
});

/** A mail that was given out to be sent. Its id is not known of those with which a laboratory began. */
const givenMail = z.object({
  mail: z.enum(orderMails),
  to: z.string(),
  at: z.iso.datetime(),
  id: idSchema.optional(),
});

export const orderContent = z.object({
  /** `2026-000123`: gapless per laboratory and year. */
  number: z.string(),
  /** Instants, ISO 8601 UTC; null until it happens. */
  ordered: z.iso.datetime(),
  confirmed: z.iso.datetime().nullable(),
  shipped: z.iso.datetime().nullable(),
  status: z.enum(orderStates),
  /** Of the customer. */
  language: languageSchema,
  articles: z.array(orderLineSchema),
  /** In the order of the form; empty once it is anonymous. */
  delivery: z.array(deliveredSchema),
  /** Where the customer's mails go; empty once it is anonymous. */
  customer_email: z.string(),
  /** Of staff. */
  remark: z.string().trim().max(2_000),
  /** Oldest first. */
  mails: z.array(givenMail),
  anonymous: z.boolean(),
});
export type OrderContent = z.infer<typeof orderContent>;
/** What staff set of an order. */
export const orderWorkSchema = z.strictObject({
  status: z.enum(workStates),
  remark: orderContent.shape.remark,
});
export const listedOrderSchema = orderContent.extend({ id: idSchema });
export const orderSchema = listedOrderSchema.extend({
  /** With what has become of each; null if that is not known any more. */
  mails: z.array(givenMail.omit({ id: true }).extend({ state: z.enum(mailStates).nullable() })),
});
