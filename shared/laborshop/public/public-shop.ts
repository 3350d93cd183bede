import * as z from "zod";
import { publicSettingsSchema } from "../../core/settings/settings.ts";
import { idSchema } from "../../kernel/id.ts";
import { languageSchema } from "../../kernel/language.ts";
import { deliveryTypes } from "../configuration/delivery-field.ts";

/** The language of a text if it is not the requested one. */
const foreign = languageSchema.optional();

/** A variant that can be ordered; hidden ones are left out. */
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
  /** Sanitised rich text. */
  description: z.string(),
  description_language: foreign,
  /** Absolute path of its picture. */
  picture: z.string().nullable(),
  variants: z.array(shopVariantSchema),
  /** The first published analyses that use it, and the number of further ones. */
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
  /** The index of an option for a choice, `true` or nothing for a checkbox. */
  default_value: z.string(),
  required: z.boolean(),
  options: z.array(z.string()),
});
export type PublicDeliveryField = z.infer<typeof publicDeliveryFieldSchema>;

/** The data of a shop: its laboratory, its articles, and its delivery form. */
export const publicShopSchema = z.object({
  /** The language of all texts: the requested one, if the laboratory has it. */
  language: languageSchema,
  look: publicSettingsSchema.pick({ name: true, logo: true, languages: true }).extend({
    properties: z.string(),
    css: z.string(),
    /** The laboratory's own texts, which replace the default ones. */
    texts: z.record(z.string(), z.string()),
    website_url: z.string(),
    /** Legally required links to pages of the laboratory. */
    legal: z.array(z.object({ label: z.string(), url: z.string() })),
  }),
  /** Whether it takes orders: only once the laboratory has named the pages that it must link to by law. */
  open: z.boolean(),
  categories: z.array(shopCategorySchema),
  fields: z.array(publicDeliveryFieldSchema),
  /** Whether the laboratory's analyses have pages to which products can link. */
  analyses: z.boolean(),
});
export type PublicShop = z.infer<typeof publicShopSchema>;
