import { queryOptions } from "@tanstack/react-query";
import {
  shopConfiguration,
  showSender,
} from "../../../shared/laborshop/configuration/configuration.endpoints.ts";
import type { ShopConfig } from "../../../shared/laborshop/configuration/configuration.ts";
import { call } from "../../platform/api/call.ts";
import { setup } from "../../platform/configuration/configuration.ts";

export const shopSetup = setup<ShopConfig>(["laborshop", "configuration"], shopConfiguration);

/** Cached briefly: the verification of a domain is permanent or done elsewhere. */
export const sender = queryOptions({
  queryKey: ["laborshop", "sender"],
  queryFn: ({ signal }) => call(showSender, { signal }),
  staleTime: 60_000,
});
