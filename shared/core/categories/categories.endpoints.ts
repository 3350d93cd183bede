import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";

/** A node of the category tree with the analyses counted that stand in it or below. */
export interface CategoryNode {
  id: string;
  identifier: string;
  name: string;
  has_layout: boolean;
  layout: string | null;
  count: number;
  children: CategoryNode[];
}
export const categoryNodeSchema: z.ZodType<CategoryNode> = z.object({
  id: idSchema,
  identifier: z.string(),
  name: z.string(),
  has_layout: z.boolean(),
  layout: z.string().nullable(),
  count: z.number().int(),
  get children() {
    return z.array(categoryNodeSchema);
  },
});

export const listCategories = defineEndpoint({
  method: "GET",
  path: "core/categories/",
  summary: "The category tree.",
  output: z.object({ results: z.array(categoryNodeSchema) }),
  permission: "core_storage.view_flatanalysis",
  module: null,
});

export const categoriesApi = defineApi({
  address: "core/categories",
  role: "api",
  mounts: ["api/core/categories"],
  memory: 1024,
  endpoints: { listCategories },
});
