import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { EndpointSpec, OutputOf } from "../../../shared/kernel/endpoint.ts";
import type { DeletedRecord } from "../../../shared/kernel/record-version.ts";
import { writeOrder } from "../../ui/list-order.ts";
import { call, send } from "../api/call.ts";
import type { ListState } from "../list/list-state.ts";

/** The calls of a read-only resource. */
interface ListedCalls {
  list: EndpointSpec;
  read: EndpointSpec;
}
/** The calls of a resource by their roles, returned by `defineCrud` or written by hand. */
export interface ResourceCalls extends ListedCalls {
  create: EndpointSpec;
  change: EndpointSpec;
  remove: EndpointSpec;
  /** Returns other records that would be deleted, by heading. */
  preflight?: EndpointSpec;
  /** Takes the ids in the new order. */
  move?: EndpointSpec;
  deleted?: EndpointSpec;
  versions?: EndpointSpec;
  rollback?: EndpointSpec;
}
export type RecordOf<Calls extends ListedCalls> = OutputOf<Calls["read"]>;
export type RowOf<Calls extends ListedCalls> =
  OutputOf<Calls["list"]> extends { results: readonly (infer Row)[] } ? Row : never;

/** A record as read, with its ETag. */
export interface ReadRecord<Record> {
  output: Record;
  etag: string | null;
}

interface Page<Row> {
  count: number;
  results: Row[];
}
interface AnyOptions {
  params?: object;
  query?: object;
  body?: unknown;
  ifMatch?: string;
  idempotencyKey?: string;
  signal?: AbortSignal;
}
/** Calls by role. Callers use a resource's own types; here all resources are alike. */
export const callRole = call as unknown as <Output>(
  endpoint: EndpointSpec,
  options: AnyOptions,
) => Promise<Output>;
export const sendRole = send as unknown as <Output>(
  endpoint: EndpointSpec,
  options: AnyOptions,
) => Promise<ReadRecord<Output>>;

/** The queries of a resource, whose keys begin with `key`: a page of its list, a record and so on. */
export function resourceQueries<Calls extends ListedCalls>(key: readonly string[], calls: Calls) {
  return {
    /** All queries of the resource. */
    all: key,
    /** All pages of its lists. */
    lists: [...key, "list"],
    /** @param scope limits the list, for example to the items of a collection */
    list: (
      {
        search,
        pageSize,
        offset,
        order,
      }: Pick<ListState<string>, "search" | "pageSize" | "offset" | "order">,
      scope?: object,
    ) => {
      const query = { ...scope, search, limit: pageSize, offset, ...(order && { sort: writeOrder(order) }) };
      return queryOptions({
        queryKey: [...key, "list", query],
        queryFn: ({ signal }) => callRole<Page<RowOf<Calls>>>(calls.list, { query, signal }),
        placeholderData: keepPreviousData,
      });
    },
    /** A page of deleted records. */
    deleted: ({ search, pageSize, offset }: Pick<ListState<string>, "search" | "pageSize" | "offset">) => {
      const query = { search, limit: pageSize, offset };
      return queryOptions({
        queryKey: [...key, "deleted", query],
        queryFn: ({ signal }) =>
          callRole<Page<DeletedRecord>>((calls as unknown as ResourceCalls).deleted as EndpointSpec, {
            query,
            signal,
          }),
        placeholderData: keepPreviousData,
      });
    },
    /** All pages of a record's history. */
    versions: (id: string) => [...key, "versions", id],
    one: (id: string) =>
      queryOptions({
        queryKey: [...key, "one", id],
        queryFn: ({ signal }) => sendRole<RecordOf<Calls>>(calls.read, { params: { id }, signal }),
      }),
  };
}
