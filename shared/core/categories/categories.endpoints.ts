import * as z from "zod";
import { defineCrud, within } from "../../kernel/define-crud.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { identifierSchema, idSchema } from "../../kernel/id.ts";
import { localizedTextSchema } from "../../kernel/language.ts";
import { inEditor } from "../../kernel/permissions.ts";
import { referringSchema } from "../catalogue/referring.ts";

/** A node of the category tree, with the number of analyses in it and below it. */
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

/** A category for editing. */
const categoryOutputSchema = z.object({
  id: idSchema,
  identifier: z.string(),
  name: localizedTextSchema,
  /** Identifier of the parent category. */
  parent: z.string().nullable(),
  /** The layout it owns; fixed like the identifier, because analyses were created with it. */
  layout: z.string().nullable(),
});

const calls = defineCrud({
  path: "core/categories",
  names: { one: "category", many: "categories" },
  permissions: {
    view: inEditor("core_storage.view_flatanalysis"),
    add: inEditor("core_storage.add_flatanalysis"),
    change: inEditor("core_storage.change_flatanalysis"),
    delete: inEditor("core_storage.delete_flatanalysis"),
  },
  module: "MD_EDITOR",
  input: z.object({
    identifier: identifierSchema,
    name: localizedTextSchema,
    parent: identifierSchema.nullable().default(null),
    layout: identifierSchema.nullable().default(null),
  }),
  output: categoryOutputSchema,
  sort: ["name"],
  order: true,
  preflight: true,
  summaries: {
    create: "Adds a category as the last one of those beside it.",
    read: "One category with its texts in all languages.",
    change: "Renames a category or puts it, with all below it, into another.",
    remove:
      "Deletes a category; those in it move up to where it stood, analyses keep the reference. Restored from the history, it is as it was.",
  },
});
/** Categories form a tree: they are listed as a whole, and ordered below one parent. */
export const categories = {
  ...calls,
  list: defineEndpoint({
    method: "GET",
    path: "core/categories/",
    summary: "The category tree.",
    output: z.object({ results: z.array(categoryNodeSchema) }),
    permission: "core_storage.view_flatanalysis",
    module: null,
  }),
  change: { ...calls.change, body: calls.change.body.pick({ name: true, parent: true }) },
  preflight: {
    ...calls.preflight,
    summary: "What deleting a category would touch: the analyses that name it and the categories in it.",
    output: referringSchema.extend({ categories: z.array(z.string()) }),
    permission: calls.read.permission,
  },
  move: {
    ...calls.move,
    summary: "Puts the categories of one parent into an order; sent again it changes nothing.",
    body: z.object({
      parent: identifierSchema.nullable(),
      order: z.array(identifierSchema).min(1).max(1000),
    }),
  },
};

export const categoriesApi = defineApi({
  address: "core/categories",
  touches: { items: { catalogue: "write" }, files: { replica: "read" } },
  mounts: ["api/core/categories"],
  memory: 1024,
  endpoints: within("categories", categories),
});
