import * as z from "zod";
import { defineCrud, within } from "../../kernel/define-crud.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { identifierSchema, idSchema } from "../../kernel/id.ts";
import { localizedTextSchema } from "../../kernel/language.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import { itemLabelsSchema } from "../catalogue/document.ts";
import { fieldValueSchema } from "../catalogue/field.ts";
import { referringSchema } from "../catalogue/referring.ts";

export const collectionOutputSchema = z.object({
  id: idSchema,
  identifier: z.string(),
  /** In the requested language. */
  name: z.string(),
  names: localizedTextSchema,
  /** Number of its items. */
  count: z.number().int(),
});

export const collectionItemOutputSchema = z.object({
  id: idSchema,
  identifier: z.string(),
  collection: z.string(),
  /** In the requested language. */
  name: z.string(),
  names: localizedTextSchema,
  fields: z.record(z.string(), fieldValueSchema),
  labels: itemLabelsSchema,
});

const view = { permission: "core_storage.view_flatanalysis", module: null } as const;

const permissions = {
  view: view.permission,
  add: "core_storage.add_flatanalysis",
  change: "core_storage.change_flatanalysis",
  delete: "core_storage.delete_flatanalysis",
} as const;

const collectionCalls = defineCrud({
  path: "core/collections",
  names: { one: "collection", many: "collections" },
  permissions,
  module: null,
  input: z.object({ identifier: identifierSchema, name: localizedTextSchema }),
  output: collectionOutputSchema,
  sort: ["name"],
  preflight: true,
  summaries: {
    read: "One collection.",
    change: "Renames a collection.",
    remove:
      "Deletes a collection with its items, unless a form layout chooses from it; restored from the history, they come back together.",
    preflight: "What goes with a collection (its items), and who uses it: fields of form layouts, analyses.",
  },
});
export const collections = {
  ...collectionCalls,
  list: defineEndpoint({
    method: "GET",
    path: "core/collections/",
    summary: "Lists and searches the collections.",
    query: z.object({ ...pageQuery(100), search: z.string().max(200).default("") }),
    output: page(collectionOutputSchema),
    ...view,
  }),
  change: { ...collectionCalls.change, body: collectionCalls.change.body.pick({ name: true }) },
};

const calls = defineCrud({
  path: "core/collection-items",
  names: { one: "item", many: "items" },
  permissions,
  module: null,
  input: z.object({
    collection: identifierSchema,
    identifier: identifierSchema,
    name: localizedTextSchema,
    fields: z.record(z.string(), fieldValueSchema).default({}),
    labels: itemLabelsSchema.optional(),
  }),
  output: collectionItemOutputSchema,
  sort: ["name"],
  preflight: true,
  summaries: {
    create: "Adds an item to a collection.",
    read: "One item of a collection.",
    change: "Changes an item's name or fields.",
    remove: "Deletes an item; it can be restored from the history.",
  },
});
export const collectionItems = {
  ...calls,
  list: {
    ...calls.list,
    summary: "Lists and searches the items of a collection.",
    query: collections.list.query.extend({ collection: z.string().max(100).optional() }),
  },
  change: { ...calls.change, body: calls.change.body.pick({ name: true, fields: true, labels: true }) },
  preflight: {
    ...calls.preflight,
    summary: "Which analyses show an item, and so lose it when it is deleted.",
    output: referringSchema,
    permission: calls.read.permission,
  },
};

export const collectionsApi = defineApi({
  address: "core/collections",
  touches: { items: { catalogue: "write" }, files: { replica: "read" } },
  mounts: ["api/core/collections", "api/core/collection-items"],
  memory: 1024,
  endpoints: { ...within("collections", collections), ...within("items", collectionItems) },
});
