import * as z from "zod";
import { defineCrud, within } from "../../kernel/define-crud.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { identifierSchema, idSchema } from "../../kernel/id.ts";
import { localizedTextSchema } from "../../kernel/language.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import { fieldValueSchema } from "../catalogue/field.ts";

export const collectionOutputSchema = z.object({
  id: idSchema,
  identifier: z.string(),
  name: z.string(),
  /** How many items it has. */
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
});

const view = { permission: "core_storage.view_flatanalysis", module: null } as const;

/** Only imports make and change collections. */
export const collections = {
  list: defineEndpoint({
    method: "GET",
    path: "core/collections/",
    summary: "Lists and searches the collections.",
    query: z.object({ ...pageQuery(100), search: z.string().max(200).default("") }),
    output: page(collectionOutputSchema),
    ...view,
  }),
  read: defineEndpoint({
    method: "GET",
    path: "core/collections/{id}/",
    summary: "One collection.",
    params: z.object({ id: idSchema }),
    output: collectionOutputSchema,
    etag: true,
    ...view,
  }),
};

const calls = defineCrud({
  path: "core/collection-items",
  names: { one: "item", many: "items" },
  permissions: {
    view: "core_storage.view_flatanalysis",
    add: "core_storage.add_flatanalysis",
    change: "core_storage.change_flatanalysis",
    delete: "core_storage.delete_flatanalysis",
  },
  module: null,
  input: z.object({
    collection: identifierSchema,
    identifier: identifierSchema,
    name: localizedTextSchema,
    fields: z.record(z.string(), fieldValueSchema).default({}),
  }),
  output: collectionItemOutputSchema,
  sort: ["name"],
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
  change: { ...calls.change, body: calls.change.body.pick({ name: true, fields: true }) },
};

export const collectionsApi = defineApi({
  address: "core/collections",
  touches: { items: { catalogue: "write" }, files: { replica: "read" } },
  mounts: ["api/core/collections", "api/core/collection-items"],
  memory: 1024,
  endpoints: { ...within("collections", collections), ...within("items", collectionItems) },
});
