import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";

/** Reasons why a page could not be read. */
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

/** A policy of the page that forbids something, with a version that allows it. */
const forbiddenSchema = z.object({
  code: z.enum(["policy_forbids", "policy_would_forbid"]),
  /** The forbidden action: running the script, or loading data. */
  what: z.enum(["script", "data"]),
  place: z.enum(["header", "meta"]),
  /** The deciding directive; `default-src` if there is no more specific one. */
  directive: z.string(),
  /** The source to add to it. */
  missing: z.string(),
  /** The whole policy with that source added. */
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
  /** The script belongs to another laboratory. */
  z.object({ code: z.literal("wrong_script"), found: z.string() }),
  z.object({ code: z.literal("element_missing") }),
  /** `data-laborium` has a value for which there is no widget. */
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
    /** Address of the page, after redirects. */
    url: z.string(),
    /** The widgets in it, in the order of the page. */
    widgets: z.array(z.string()),
    /** Findings, the most important first; empty if all is well. */
    findings: z.array(findingSchema),
  }),
  permission: "webpublisher.change_configurationmodel",
  module: "MD_WEB",
});

export const websiteApi = defineApi({
  address: "webpublisher/website",
  // It opens pages of others: even if one compromised it, this Lambda could reach nothing of ours.
  role: "website",
  touches: { items: { throttles: "write" } },
  mounts: ["api/webpublisher/check-website"],
  endpoints: { checkWebsite },
});
