import * as z from "zod";
import { cssTextSchema } from "../../kernel/css/css-text.ts";
import { languageSchema } from "../../kernel/language.ts";
import { pageAddressSchema } from "../../kernel/page-address.ts";
import type { FieldCode } from "../../kernel/problem.ts";
import { shopTexts } from "../texts/shop-texts.ts";
import { deliveryFormSchema } from "./delivery-field.ts";

/** A single line, since a line break in a mail header could start another header. */
const lineSchema = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => !/\p{Cc}/u.test(text), {
      error: "Only plain text in one line.",
      params: { code: "plain_text_only" satisfies FieldCode },
    });
const addressSchema = z.union([z.literal(""), z.email().max(254)]);
const richSchema = z.partialRecord(languageSchema, z.string().max(20_000));

/** The laboratory's own texts for one of the shop's mails; a language without one uses the default text. */
export const mailWordsSchema = z.strictObject({
  subject: z.partialRecord(languageSchema, lineSchema(200)),
  /** Rich text before the order. */
  intro: richSchema,
  /** Rich text after the order. */
  extra: richSchema,
});
export type MailWords = z.infer<typeof mailWordsSchema>;

/** A laboratory's setup of its shop; each laboratory has one. */
export const shopConfigSchema = z.strictObject({
  /** Whether customers confirm an order by a link in a mail before the laboratory works on it. */
  opt_in: z.boolean(),
  /** The page of the laboratory's website with the shop; empty if there is none. Links in mails lead there. */
  website_url: pageAddressSchema,
  /** Sender of the mails; empty for the laboratory's name and the address of this system. */
  sender_name: lineSchema(100),
  sender_address: addressSchema,
  /** Address that receives the laboratory's orders. */
  recipient_address: addressSchema,
  /** The laboratory's own CSS for the shop. */
  css: cssTextSchema,
  /** Rich text at the foot of all mails. */
  footnote: richSchema,
  confirmation_mail: mailWordsSchema,
  summary_mail: mailWordsSchema,
  order_mail: mailWordsSchema,
  delivery_form: deliveryFormSchema,
  /** Months after which orders are made anonymous. */
  retention_months: z.number().int().min(1).max(120),
  /** Only texts that differ from the default ones. */
  texts: shopTexts.schema,
});
export type ShopConfig = z.infer<typeof shopConfigSchema>;
/** The mails with texts that a laboratory can change. */
export const shopMails = ["confirmation_mail", "summary_mail", "order_mail"] as const;
