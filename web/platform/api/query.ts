import { queryOptions } from "@tanstack/react-query";
import type { EndpointSpec } from "../../../shared/kernel/endpoint.ts";
import { type CallOptions, call } from "./call.ts";

/** The query of one call. Its key consists of the given key, by which it is invalidated, and the parameters. */
export const callQuery = <E extends EndpointSpec>(
  key: readonly unknown[],
  endpoint: E,
  options: Omit<CallOptions<E>, "signal">,
) =>
  queryOptions({
    queryKey: [...key, options],
    queryFn: ({ signal }) => call(endpoint, { ...options, signal } as CallOptions<E>),
  });
