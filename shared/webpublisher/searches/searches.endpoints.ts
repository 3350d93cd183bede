import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { languageSchema } from "../../kernel/language.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import { longestTerm } from "./countable.ts";

/** Number of days for which counts are kept, and the periods that can be shown. */
export const daysKept = 90;
export const periods = ["14", "28", "84"] as const;
/** Number of equal parts into which a period is divided. */
export const partsOfPeriod = 14;

/** A term that visitors searched for without finding anything. */
export const missedTermSchema = z.object({
  term: z.string(),
  /** Language in which it was typed last. */
  language: languageSchema,
  count: z.number().int(),
  /** The count for each part of the period, the earliest first. */
  trend: z.array(z.number().int()),
  /** The last day on which it was searched for. */
  last: z.iso.date(),
  /** Whether it finds something by now, in the language in which it was typed. */
  found: z.boolean(),
});
export type MissedTerm = z.infer<typeof missedTermSchema>;

const period = z.enum(periods).default("28");
const view = { permission: "webpublisher.view_configurationmodel", module: "MD_WEB" } as const;

export const listMissedTerms = defineEndpoint({
  method: "GET",
  path: "webpublisher/searches/",
  summary: "What visitors searched for and did not find, the most frequent first.",
  query: z.object({
    ...pageQuery(50, 200),
    search: z.string().max(200).default(""),
    days: period,
    state: z.enum(["open", "ignored"]).default("open"),
  }),
  output: page(missedTermSchema),
  ...view,
});
export const getSearchFigures = defineEndpoint({
  method: "GET",
  path: "webpublisher/searches/figures/",
  summary: "How often visitors searched, how often they found nothing, and what they missed most.",
  query: z.object({ days: period }),
  output: z.object({
    /** Whether searches are counted at present. */
    counted: z.boolean(),
    searches: z.number().int(),
    missed: z.number().int(),
    top: z.array(z.object({ term: z.string(), count: z.number().int() })),
  }),
  ...view,
});
export const ignoreTerm = defineEndpoint({
  method: "POST",
  path: "webpublisher/searches/ignored/",
  summary: "Takes a search term out of the list of those not found, or (`ignored: false`) puts it back.",
  body: z.strictObject({ term: z.string().min(1).max(longestTerm), ignored: z.boolean() }),
  output: null,
  permission: "webpublisher.change_configurationmodel",
  module: "MD_WEB",
});

export const searchesApi = defineApi({
  address: "webpublisher/searches",
  touches: {
    items: { searches: "delete", catalogue: "read", "WEB-CONFIG": "read" },
    files: { replica: "read" },
  },
  mounts: ["api/webpublisher/searches"],
  memory: 1024,
  endpoints: { listMissedTerms, getSearchFigures, ignoreTerm },
});
