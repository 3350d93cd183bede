import { collectionsApi } from "../../../shared/core/collections/collections.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { catalogueOf } from "../catalogue/replica.store.ts";
import { itemCommands, itemErrors } from "./change-item.ts";
import { listCollections, listItems, readCollection } from "./show-collection.ts";

export const handler = serveApi(
  collectionsApi,
  {
    listCollections,
    getCollection: readCollection,
    listCollectionItems: listItems,
    createCollectionItem: itemCommands.create,
    getCollectionItem: itemCommands.read,
    changeCollectionItem: itemCommands.change,
    deleteCollectionItem: itemCommands.remove,
  },
  {
    createCollectionItem: async ({ actor, body }) => itemErrors(await catalogueOf(actor), body),
  },
);
