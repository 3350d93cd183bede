import { collectionsApi } from "../../../shared/core/collections/collections.endpoints.ts";
import { within } from "../../../shared/kernel/define-crud.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { catalogueOf } from "../catalogue/replica.store.ts";
import { collectionCommands, collectionErrors, preflightCollection } from "./change-collection.ts";
import { itemCommands, itemErrors } from "./change-item.ts";
import { listCollections, listItems, preflightItem } from "./show-collection.ts";

export const handler = serveApi(
  collectionsApi,
  {
    ...within("collections", {
      ...collectionCommands,
      list: listCollections,
      preflight: preflightCollection,
    }),
    ...within("items", { ...itemCommands, list: listItems, preflight: preflightItem }),
  },
  {
    "collections.create": async ({ actor, body }) => collectionErrors(await catalogueOf(actor), body),
    "items.create": async ({ actor, body }) => itemErrors(await catalogueOf(actor), body),
  },
);
