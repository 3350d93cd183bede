import { queryOptions } from "@tanstack/react-query";
import { collectionItems, collections } from "../../../shared/core/collections/collections.endpoints.ts";
import { call, send } from "../../platform/api/call.ts";
import { resourceQueries } from "../../platform/resource/resource.ts";

/** Rows per page of the collections and of a collection's items. */
export const pageSize = 100;

/** Query key of collections and items, to invalidate after a change. */
export const collectionsKey = ["core", "collections"] as const;
export const itemsKey = [...collectionsKey, "items"] as const;
export const collectionQueries = resourceQueries(collectionsKey, collections);
export const itemQueries = resourceQueries(itemsKey, collectionItems);

const isId = /^[0-9A-HJKMNP-TV-Z]{26}$/;
/** A collection by its id or its identifier, since items only contain the latter. */
export const collectionNamed = (named: string) =>
  queryOptions({
    queryKey: [...collectionsKey, "one", named],
    queryFn: async ({ signal }) => {
      const { results } = isId.test(named)
        ? { results: [] }
        : await call(collections.list, { query: { search: named, limit: 1000 }, signal });
      const id = results.find(({ identifier }) => identifier === named)?.id ?? named;
      return send(collections.read, { params: { id }, signal });
    },
  });

export const collectionsPage = (offset = 0) =>
  collectionQueries.list({ search: "", order: null, pageSize, offset });
