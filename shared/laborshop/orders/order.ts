import * as z from "zod";
import { mailStates } from "../../core/mail/mail.messages.ts";
import { idSchema } from "../../kernel/id.ts";
import { languageSchema } from "../../kernel/language.ts";
import { personal } from "../../kernel/personal.ts";
import { keptSeconds } from "../../kernel/retention.ts";
import { deliveryTypes } from "../configuration/delivery-field.ts";

/** `submitted` means waiting for confirmation; staff set the last two. */
export const orderStates = ["submitted", "confirmed", "in_progress", "shipped"] as const;
export type OrderState = (typeof orderStates)[number];
/** The states that staff set. */
export const workStates = ["confirmed", "in_progress", "shipped"] as const satisfies readonly OrderState[];

/** The mails of an order. */
export const orderMails = ["confirmation", "summary", "order"] as const;
export type OrderMail = (typeof orderMails)[number];

/** Seconds for confirming an order. */
export const confirmationLife = keptSeconds("unconfirmedOrder");

/** A line of an order as ordered, independent of later changes to the article. */
export const orderLineSchema = z.object({
  variant: idSchema,
  product: z.string(),
  article_number: z.string(),
  additional_information: z.string(),
  quantity_per_pack: z.number().int(),
  /** Number of packs. */
  count: z.number().int(),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

/** A customer's entry in a field of the delivery form, with its label in their language. */
export const deliveredSchema = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(deliveryTypes),
  /** For a checkbox `true` or nothing. */
  value: z.string(),
});

/** A mail that was handed over for sending. Mails of the laboratory's first orders have no id. */
const givenMail = z.object({
  mail: z.enum(orderMails),
  to: personal("orders", z.string()),
  at: z.iso.datetime(),
  id: idSchema.optional(),
});

export const orderContent = z.object({
  /** `2026-000123`: gapless per laboratory and year; null until the order is confirmed, so that strangers use up none. */
  number: z.string().nullable(),
  /** Times in ISO 8601 UTC; null until they happen. */
  ordered: z.iso.datetime(),
  confirmed: z.iso.datetime().nullable(),
  shipped: z.iso.datetime().nullable(),
  status: z.enum(orderStates),
  /** Language of the customer. */
  language: languageSchema,
  articles: z.array(orderLineSchema),
  /** In the order of the form; empty for an anonymous order. */
  delivery: personal("orders", z.array(deliveredSchema)),
  /** Address for the customer's mails; empty for an anonymous order. */
  customer_email: personal("orders", z.string()),
  /** By staff. */
  remark: personal("orders", z.string().trim().max(2_000)),
  /** Oldest first. */
  mails: z.array(givenMail),
  anonymous: z.boolean(),
});
export type OrderContent = z.infer<typeof orderContent>;
/** The properties of an order that staff set. */
export const orderWorkSchema = z.strictObject({
  status: z.enum(workStates),
  remark: orderContent.shape.remark,
});
export const listedOrderSchema = orderContent.extend({
  id: idSchema,
  /** `7K3M-9QX2`: the name of an order as long as it has no number. */
  reference: z.string(),
});
export const orderSchema = listedOrderSchema.extend({
  /** With their delivery states; null if a state is not known any more. */
  mails: z.array(givenMail.omit({ id: true }).extend({ state: z.enum(mailStates).nullable() })),
});
/** Names a customer in the body of a call, since addresses of calls are logged. */
export const customerSchema = z.strictObject({ email: personal("orders", z.email().max(254)) });
