import * as z from "zod";
import { inPart } from "../../kernel/define-crud.ts";
import { languageSchema } from "../../kernel/language.ts";
import { categoryInput, productInput, variantInput } from "../articles/article.ts";
import { shopConfigSchema } from "../configuration/configuration.ts";
import { orderStates } from "../orders/order.ts";

const productBeginning = productInput.omit({ category: true }).extend({
  variants: z.array(variantInput.omit({ product: true })).min(1),
  /** One of the drawings in a colour. */
  drawing: z.strictObject({ name: z.string(), colour: z.string().regex(/^#[0-9a-f]{6}$/) }).optional(),
});

/** An order as if a customer had sent it some days ago at a time of day; one day earlier if that time is still to come. */
const orderBeginning = z.strictObject({
  days: z.number().int().min(0),
  time: z.string().regex(/^[01]\d:[0-5]\d$|^2[0-3]:[0-5]\d$/),
  status: z.enum(orderStates),
  language: languageSchema,
  /** The customer's entries, as the shop sends them. */
  delivery: z.record(z.string(), z.string()),
  /** Number of packs by article number. */
  articles: z.record(z.string(), z.number().int().min(1)),
  /** By staff. */
  remark: z.string().max(2_000).default(""),
  /** Days from the order to its shipping, which is postponed past a weekend. */
  shipped_after: z.number().int().min(1).default(1),
  /** Whether the customer is already forgotten. */
  anonymous: z.boolean().default(false),
});

/** The first shop of a laboratory: the file that the laboratory's own file names as `shop`. */
export const shopBeginningSchema = z.strictObject({
  /** Whether mails lead back to the shop's own page, whose address depends on the deployment. */
  own_page: z.boolean().default(false),
  /** Settings that differ from the defaults. */
  config: inPart(shopConfigSchema).prefault({}),
  /** Pictures of articles by name, as SVG; `currentColor` is replaced by each article's colour. */
  drawings: z.record(z.string(), z.string()).default({}),
  categories: z.array(categoryInput.extend({ products: z.array(productBeginning).default([]) })).default([]),
  orders: z.array(orderBeginning).default([]),
});
export type ShopBeginning = z.infer<typeof shopBeginningSchema>;
