import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { limits } from "../../kernel/limits.ts";
import { translationsSchema } from "../../kernel/translations.ts";

const nameSchema = z.string().trim().min(1).max(200);
/** Of a translation, which may be missing. */
const translatedName = z.string().trim().max(200);
/** A record has to fit into one item of the table, with its texts in all languages. */
const richText = z.string().max(Math.min(limits.text, 60_000));

/** A heading of the shop, below which its products stand. */
export const categoryInput = z.strictObject({
  name: nameSchema,
  translations: translationsSchema({ name: translatedName }),
});
/** The place among those beside it, from 0; `sorting` changes it. */
const sortIndex = z.number().int();
export const categorySchema = categoryInput.extend({ id: idSchema, sort_index: sortIndex });

/** Each of several once, in the order given. */
const several = (longest: number, most: number) =>
  z
    .array(z.string().trim().min(1).max(longest))
    .max(most)
    .transform((list) => [...new Set(list)]);

/** What customers choose: a product of one category, which they order as one of its variants. */
export const productInput = z.strictObject({
  category: idSchema,
  name: nameSchema,
  /** Rich text. */
  description: richText.default(""),
  translations: translationsSchema({ name: translatedName, description: richText }),
  /** Codes of the analyses that lead visitors to it. */
  analyses: several(limits.code, 200).default([]),
  /** The materials whose analyses lead to it: items of collections, as `collection/identifier`. */
  materials: several(201, 50).default([]),
});
/** The picture of a product: absolute paths that never show anything else, and its longer edge in pixels as it was sent. */
export const productPictureSchema = z.object({ path: z.string(), small: z.string(), edge: z.number().int() });
/** Narrower ones look blurred on good screens. */
export const leastPictureEdge = 1500;
/** Largest picture, in bytes. */
export const maxProductPicture = 5_000_000;

export const productSchema = productInput.extend({
  id: idSchema,
  picture: productPictureSchema.nullable().default(null),
  /** Also of analyses and materials that are gone. */
  analyses: z.array(z.string()).default([]),
  materials: z.array(z.string()).default([]),
  /** Ids of its variants, in their order. */
  variant_set: z.array(idSchema),
  sort_index: sortIndex,
});
/** What is kept of a product. */
export const storedProduct = productInput.extend({ picture: productSchema.shape.picture });
export type ProductContent = z.output<typeof storedProduct>;

const information = z.string().trim().max(500);
/** What is ordered and packed. */
export const variantInput = z.strictObject({
  product: idSchema,
  /** As the laboratory writes it: leading zeros count. */
  article_number: z.string().trim().min(1).max(100),
  /** What tells it from the other variants: `2.7 ml, red`. */
  additional_information: information.default(""),
  translations: translationsSchema({ additional_information: information }),
  quantity_per_pack: z.number().int().min(1).max(1_000_000).default(1),
  /** How many packs one order may contain. */
  maximum_order_quantity: z.number().int().min(1).max(9999).default(10),
  /** Hidden ones stay and cannot be ordered. */
  hidden: z.boolean().default(false),
});
export const variantSchema = variantInput.extend({ id: idSchema, sort_index: sortIndex });
