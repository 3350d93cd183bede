import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";

/** A variant of the shop that staff have linked to a container of the catalogue. */
export const containerArticleSchema = z.object({
  product: idSchema,
  variant: idSchema,
  name: z.string(),
  additional_information: z.string(),
  quantity_per_pack: z.number().int(),
  maximum_order_quantity: z.number().int(),
});
export type ContainerArticle = z.infer<typeof containerArticleSchema>;
