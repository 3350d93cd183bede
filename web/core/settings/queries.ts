import { queryOptions } from "@tanstack/react-query";
import { getSettings } from "../../../shared/core/settings/settings.endpoints.ts";
import type { PublicSettings } from "../../../shared/core/settings/settings.ts";
import { send } from "../../platform/api/call.ts";

/** The settings with their ETag. */
export interface ReadSettings {
  output: PublicSettings;
  etag: string | null;
}

export const systemSettings = queryOptions({
  queryKey: ["core", "settings"],
  queryFn: ({ signal }) => send(getSettings, { signal }),
});
