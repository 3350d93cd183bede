import * as z from "zod";
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

const byId = z.object({ id: idSchema });

export const listCollections = defineEndpoint({
  method: "GET",
  path: "core/collections/",
  summary: "Lists and searches the collections.",
  query: z.object({ ...pageQuery(100), search: z.string().max(200).default("") }),
  output: page(collectionOutputSchema),
  permission: "core_storage.view_flatanalysis",
  module: null,
});
export const getCollection = defineEndpoint({
  method: "GET",
  path: "core/collections/{id}/",
  summary: "One collection.",
  params: byId,
  output: collectionOutputSchema,
  etag: true,
  permission: "core_storage.view_flatanalysis",
  module: null,
});
export const listCollectionItems = defineEndpoint({
  method: "GET",
  path: "core/collection-items/",
  summary: "Lists and searches the items of a collection.",
  query: z.object({
    ...pageQuery(100),
    collection: z.string().max(100).optional(),
    search: z.string().max(200).default(""),
  }),
  output: page(collectionItemOutputSchema),
  permission: "core_storage.view_flatanalysis",
  module: null,
});
export const createCollectionItem = defineEndpoint({
  method: "POST",
  path: "core/collection-items/",
  summary: "Adds an item to a collection.",
  body: z.object({
    collection: identifierSchema,
    identifier: identifierSchema,
    name: localizedTextSchema,
    fields: z.record(z.string(), fieldValueSchema).default({}),
  }),
  output: collectionItemOutputSchema,
  success: 201,
  etag: true,
  permission: "core_storage.add_flatanalysis",
  module: null,
});
export const getCollectionItem = defineEndpoint({
  method: "GET",
  path: "core/collection-items/{id}/",
  summary: "One item of a collection.",
  params: byId,
  output: collectionItemOutputSchema,
  etag: true,
  permission: "core_storage.view_flatanalysis",
  module: null,
});
export const changeCollectionItem = defineEndpoint({
  method: "PATCH",
  path: "core/collection-items/{id}/",
  summary: "Changes an item's name or fields.",
  params: byId,
  body: z.object({
    name: localizedTextSchema.optional(),
    fields: z.record(z.string(), fieldValueSchema).optional(),
  }),
  output: collectionItemOutputSchema,
  etag: true,
  permission: "core_storage.change_flatanalysis",
  module: null,
});
export const deleteCollectionItem = defineEndpoint({
  method: "DELETE",
  path: "core/collection-items/{id}/",
  summary: "Deletes an item; it can be restored from the history.",
  params: byId,
  output: null,
  etag: true,
  permission: "core_storage.delete_flatanalysis",
  module: null,
});

export const collectionsApi = defineApi({
  address: "core/collections",
  touches: { items: { catalogue: "write" }, files: { replica: "read" } },
  mounts: ["api/core/collections", "api/core/collection-items"],
  memory: 1024,
  endpoints: {
    listCollections,
    getCollection,
    listCollectionItems,
    createCollectionItem,
    getCollectionItem,
    changeCollectionItem,
    deleteCollectionItem,
  },
});
