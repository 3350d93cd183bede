import * as z from "zod";
import { publicSettingsSchema } from "../../core/settings/settings.ts";
import { idSchema } from "../../kernel/id.ts";
import { languageSchema } from "../../kernel/language.ts";
import { deliveryTypes } from "../configuration/delivery-field.ts";

/** Of a text that is not in the language that was asked for: its language. */
const foreign = languageSchema.optional();

/** What can be ordered of a product: nothing hidden. */
const shopVariantSchema = z.object({
  id: idSchema,
  article_number: z.string(),
  additional_information: z.string(),
  information_language: foreign,
  quantity_per_pack: z.number().int(),
  maximum_order_quantity: z.number().int(),
});
export type ShopVariant = z.infer<typeof shopVariantSchema>;

const shopProductSchema = z.object({
  id: idSchema,
  name: z.string(),
  name_language: foreign,
  /** Clean rich text. */
  description: z.string(),
  description_language: foreign,
  /** Where its picture is, an absolute path. */
  picture: z.string().nullable(),
  variants: z.array(shopVariantSchema),
  /** The first published analyses for which it is used, and how many more there are. */
  analyses: z.array(z.object({ code: z.string(), name: z.string() })),
  more_analyses: z.number().int(),
});
export type ShopProduct = z.infer<typeof shopProductSchema>;

const shopCategorySchema = z.object({
  id: idSchema,
  name: z.string(),
  name_language: foreign,
  products: z.array(shopProductSchema),
});
export type ShopCategory = z.infer<typeof shopCategorySchema>;

/** A field of the delivery form in the visitor's language. */
const publicDeliveryFieldSchema = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(deliveryTypes),
  autocomplete: z.string(),
  /** Of a choice the number of an option, of a checkbox `true` or nothing. */
  default_value: z.string(),
  required: z.boolean(),
  options: z.array(z.string()),
});
export type PublicDeliveryField = z.infer<typeof publicDeliveryFieldSchema>;

/** Everything that a shop shows: to whom it belongs, what there is, and what has to be known to deliver it. */
export const publicShopSchema = z.object({
  /** The language of all of it: the one that was asked for, if the laboratory has it. */
  language: languageSchema,
  look: publicSettingsSchema.pick({ name: true, logo: true, languages: true }).extend({
    properties: z.string(),
    css: z.string(),
    /** The laboratory's own texts, in place of the default ones. */
    texts: z.record(z.string(), z.string()),
    website_url: z.string(),
    /** Pages of the laboratory that the law wants to be linked. */
    legal: z.array(z.object({ label: z.string(), url: z.string() })),
  }),
  categories: z.array(shopCategorySchema),
  fields: z.array(publicDeliveryFieldSchema),
  /** Whether its analyses have pages, to which products can lead. */
  analyses: z.boolean(),
});
export type PublicShop = z.infer<typeof publicShopSchema>;
