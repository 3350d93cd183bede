import * as z from "zod";
import { inPart } from "../../kernel/define-crud.ts";
import { languageSchema } from "../../kernel/language.ts";
import { categoryInput, productInput, variantInput } from "../articles/article.ts";
import { shopConfigSchema } from "../configuration/configuration.ts";
import { orderStates } from "../orders/order.ts";

const productBeginning = productInput.omit({ category: true }).extend({
  variants: z.array(variantInput.omit({ product: true })).min(1),
  /** One of the drawings, in a colour. */
  drawing: z.strictObject({ name: z.string(), colour: z.string().regex(/^#[0-9a-f]{6}$/) }).optional(),
});

/** An order as if a customer had sent it so many days ago, at a time of day; a day earlier if that is still to come. */
const orderBeginning = z.strictObject({
  days: z.number().int().min(0),
  time: z.string().regex(/^[01]\d:[0-5]\d$|^2[0-3]:[0-5]\d$/),
  status: z.enum(orderStates),
  language: languageSchema,
  /** What the customer typed, as the shop sends it. */
  delivery: z.record(z.string(), z.string()),
  /** How many packs of each article number. */
  articles: z.record(z.string(), z.number().int().min(1)),
  /** Of staff. */
  remark: z.string().max(2_000).default(""),
  /** Days between the order and its shipping, which waits until the weekend is over. */
  shipped_after: z.number().int().min(1).default(1),
  /** The customer is forgotten already. */
  anonymous: z.boolean().default(false),
});

/** The shop with which a laboratory begins: the file that its own file names as `shop`. */
export const shopBeginningSchema = z.strictObject({
  /** Whether mails lead back to the shop's own page, whose address is known only where it is deployed. */
  own_page: z.boolean().default(false),
  /** Settings besides the default ones. */
  config: inPart(shopConfigSchema).prefault({}),
  /** Pictures of articles by name, as SVG; what is in `currentColor` takes each article's own. */
  drawings: z.record(z.string(), z.string()).default({}),
  categories: z.array(categoryInput.extend({ products: z.array(productBeginning).default([]) })).default([]),
  orders: z.array(orderBeginning).default([]),
});
export type ShopBeginning = z.infer<typeof shopBeginningSchema>;
