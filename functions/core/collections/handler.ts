import { collectionsApi } from "../../../shared/core/collections/collections.endpoints.ts";
import { within } from "../../../shared/kernel/define-crud.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { catalogueOf } from "../catalogue/replica.store.ts";
import { itemCommands, itemErrors } from "./change-item.ts";
import { listCollections, listItems, readCollection } from "./show-collection.ts";

export const handler = serveApi(
  collectionsApi,
  {
    ...within("collections", { list: listCollections, read: readCollection }),
    ...within("items", { ...itemCommands, list: listItems }),
  },
  { "items.create": async ({ actor, body }) => itemErrors(await catalogueOf(actor), body) },
);
