import type {
  getPublicLook as endpoint,
  PublicLook,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { type Command, reply } from "../../platform/endpoint/call.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import { openToAll } from "./open-to-all.ts";

/** What a laboratory's public pages look like. */
export const publicLook = ({ name, logo, colours, languages }: TenantRecord): PublicLook => ({
  name,
  logo,
  colours,
  languages,
  css: "",
});

export const getPublicLook: Command<typeof endpoint> = ({ tenant }) =>
  reply(publicLook(tenant), { headers: openToAll });
