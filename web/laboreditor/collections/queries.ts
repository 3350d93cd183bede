import { collectionItems, collections } from "../../../shared/core/collections/collections.endpoints.ts";
import { resourceQueries } from "../../platform/resource/resource.ts";

/** Rows per page of the collections and of a collection's items. */
export const pageSize = 100;

/** Query key of collections and items, to invalidate after a change. */
export const collectionsKey = ["core", "collections"] as const;
export const itemsKey = [...collectionsKey, "items"] as const;
export const collectionQueries = resourceQueries(collectionsKey, collections);
export const itemQueries = resourceQueries(itemsKey, collectionItems);

export const collectionsPage = (offset = 0) =>
  collectionQueries.list({ search: "", order: null, pageSize, offset });
