import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";

/** Maximum number of bytes, and of searches without a result, that a widget sends per visit. */
export const mostOfVisit = { bytes: 4096, missed: 15 } as const;

/** Searches of a visit: their number, and the words without a result. */
export const visitSchema = z.object({
  language: z.string().max(20),
  searches: z.number().int().min(1).max(1000),
  missed: z.array(z.string().max(200)).max(mostOfVisit.missed),
});
export type Visit = z.infer<typeof visitSchema>;

/** Raw, because browsers send beacons as plain text, which needs no CORS preflight. */
export const countSearches = defineEndpoint({
  method: "POST",
  path: "public/searches/",
  summary:
    "Counts the searches of a visit to the public directory (`language`, `searches`, `missed` as JSON). No address and no identifier is kept with them.",
  body: "raw",
  maxBody: mostOfVisit.bytes,
  output: null,
  public: true,
  module: "MD_WEB",
});

export const searchCountsApi = defineApi({
  address: "webpublisher/search-counts",
  touches: { items: { searches: "write", throttles: "write", "WEB-CONFIG": "read" } },
  mounts: ["api/public/searches"],
  endpoints: { countSearches },
});
