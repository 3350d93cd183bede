import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";

/** Why a page could not be read. */
export const unreachableReasons = [
  "not_https",
  "not_public",
  "not_an_address",
  "not_found",
  "no_answer",
  "not_secure",
  "too_slow",
  "too_many_redirects",
  "too_large",
  "not_html",
  "status",
] as const;
export type UnreachableReason = (typeof unreachableReasons)[number];

/** A policy of the page that forbids something, and how it would have to read. */
const forbiddenSchema = z.object({
  code: z.enum(["policy_forbids", "policy_would_forbid"]),
  /** What is forbidden: to run the script, or to load data. */
  what: z.enum(["script", "data"]),
  place: z.enum(["header", "meta"]),
  /** The directive that decides: `default-src` where no other says it. */
  directive: z.string(),
  /** What to add to it. */
  missing: z.string(),
  /** The whole policy with that added. */
  policy: z.string(),
});
const findingSchema = z.discriminatedUnion("code", [
  z.object({
    code: z.literal("unreachable"),
    reason: z.enum(unreachableReasons),
    /** The status of the response, if that is the reason. */
    status: z.number().int().nullable(),
  }),
  z.object({ code: z.literal("script_missing") }),
  /** The script is that of another laboratory. */
  z.object({ code: z.literal("wrong_script"), found: z.string() }),
  z.object({ code: z.literal("element_missing") }),
  /** `data-laborium` says something that there is no widget for. */
  z.object({ code: z.literal("unknown_widget"), found: z.string() }),
  forbiddenSchema,
]);
export type WebsiteFinding = z.infer<typeof findingSchema>;
export type Forbidden = z.infer<typeof forbiddenSchema>;

export const checkWebsite = defineEndpoint({
  method: "POST",
  path: "webpublisher/check-website/",
  summary:
    "Reads a public page of the laboratory's website and says what keeps the widgets in it from working.",
  body: z.strictObject({ url: z.string().trim().min(1).max(2_000) }),
  output: z.object({
    /** Where the page was found, after redirects. */
    url: z.string(),
    /** The widgets in it, in their order. */
    widgets: z.array(z.string()),
    /** What is wrong, the most important first; empty if all is well. */
    findings: z.array(findingSchema),
  }),
  permission: "webpublisher.change_configurationmodel",
  module: "MD_WEB",
});

export const websiteApi = defineApi({
  address: "webpublisher/website",
  // It opens pages of others: whatever happened there, this Lambda could reach nothing of ours.
  role: "website",
  touches: { items: { throttles: "write" } },
  mounts: ["api/webpublisher/check-website"],
  endpoints: { checkWebsite },
});
