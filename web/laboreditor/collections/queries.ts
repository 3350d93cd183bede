import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  getCollection,
  getCollectionItem,
  listCollectionItems,
  listCollections,
} from "../../../shared/core/collections/collections.endpoints.ts";
import { call, send } from "../../platform/api/call.ts";
import type { ListState } from "../../platform/list/list-state.ts";

/** Rows per page of the collections and of a collection's items. */
export const pageSize = 100;

/** Query key of collections and items, to invalidate after a change. */
export const collectionsKey = ["core", "collections"] as const;

export const collections = (offset = 0) =>
  queryOptions({
    queryKey: [...collectionsKey, "list", offset],
    queryFn: ({ signal }) => call(listCollections, { query: { limit: pageSize, offset }, signal }),
    placeholderData: keepPreviousData,
  });

export const collection = (id: string) =>
  queryOptions({
    queryKey: [...collectionsKey, id],
    queryFn: ({ signal }) => call(getCollection, { params: { id }, signal }),
  });

/** A page of a collection's items; `identifier` is the collection's. */
export const itemsPage = (identifier: string, state: ListState<never>) =>
  queryOptions({
    queryKey: [...collectionsKey, "items", identifier, state.search, state.offset],
    queryFn: ({ signal }) =>
      call(listCollectionItems, {
        query: {
          collection: identifier,
          search: state.search,
          limit: state.pageSize,
          offset: state.offset,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const item = (id: string) =>
  queryOptions({
    queryKey: [...collectionsKey, "item", id],
    queryFn: ({ signal }) => send(getCollectionItem, { params: { id }, signal }),
  });
