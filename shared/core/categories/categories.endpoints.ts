import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { identifierSchema, idSchema } from "../../kernel/id.ts";
import { localizedTextSchema } from "../../kernel/language.ts";
import { inEditor } from "../../kernel/permissions.ts";
import { referringSchema } from "../catalogue/referring.ts";

/** A node of the category tree with the number of analyses in it and below. */
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

/** A category to be edited. */
export const categoryOutputSchema = z.object({
  id: idSchema,
  identifier: z.string(),
  name: localizedTextSchema,
  /** Identifier of the parent category. */
  parent: z.string().nullable(),
  /** The form layout it owns; fixed like the identifier, because analyses were created with it. */
  layout: z.string().nullable(),
});
const byId = z.object({ id: idSchema });
const editing = { output: categoryOutputSchema, etag: true, module: "MD_EDITOR" } as const;

export const getCategory = defineEndpoint({
  method: "GET",
  path: "core/categories/{id}/",
  summary: "One category with its texts in all languages.",
  params: byId,
  permission: inEditor("core_storage.view_flatanalysis"),
  ...editing,
});
export const createCategory = defineEndpoint({
  method: "POST",
  path: "core/categories/",
  summary: "Adds a category as the last one of those beside it.",
  body: z.object({
    identifier: identifierSchema,
    name: localizedTextSchema,
    parent: identifierSchema.nullable().default(null),
    layout: identifierSchema.nullable().default(null),
  }),
  success: 201,
  permission: inEditor("core_storage.add_flatanalysis"),
  ...editing,
});
export const changeCategory = defineEndpoint({
  method: "PATCH",
  path: "core/categories/{id}/",
  summary: "Renames a category or puts it, with all below it, into another.",
  params: byId,
  body: z.object({ name: localizedTextSchema.optional(), parent: identifierSchema.nullable().optional() }),
  permission: inEditor("core_storage.change_flatanalysis"),
  ...editing,
});
export const deleteCategory = defineEndpoint({
  method: "DELETE",
  path: "core/categories/{id}/",
  summary: "Deletes a category; those in it move up to where it stood, analyses keep the reference.",
  params: byId,
  output: null,
  etag: true,
  permission: inEditor("core_storage.delete_flatanalysis"),
  module: "MD_EDITOR",
});
export const preflightCategory = defineEndpoint({
  method: "GET",
  path: "core/categories/{id}/delete-preflight/",
  summary: "What deleting a category would touch: the analyses that name it and the categories in it.",
  params: byId,
  output: referringSchema.extend({ categories: z.array(z.string()) }),
  permission: inEditor("core_storage.view_flatanalysis"),
  module: "MD_EDITOR",
});
export const sortCategories = defineEndpoint({
  method: "POST",
  path: "core/categories/sorting/",
  summary: "Puts the categories of one parent into an order; sent again it changes nothing.",
  body: z.object({
    parent: identifierSchema.nullable(),
    order: z.array(identifierSchema).min(1).max(1000),
  }),
  output: null,
  permission: inEditor("core_storage.change_flatanalysis"),
  module: "MD_EDITOR",
});

export const categoriesApi = defineApi({
  address: "core/categories",
  touches: { items: { catalogue: "write" }, files: { replica: "read" } },
  mounts: ["api/core/categories"],
  memory: 1024,
  endpoints: {
    listCategories,
    sortCategories,
    getCategory,
    createCategory,
    changeCategory,
    deleteCategory,
    preflightCategory,
  },
});
