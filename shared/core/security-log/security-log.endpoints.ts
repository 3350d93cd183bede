import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import { personal } from "../../kernel/personal.ts";
import { securityActions, securityAreaNames, securityResults } from "../../kernel/security-log.ts";

/** The most entries of a period that are searched, the newest first. */
export const mostSearched = 10_000;

export const securityEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  action: z.enum(securityActions),
  result: z.enum(securityResults),
  /** The code of the problem that the caller was told; null if the action succeeded. */
  code: z.string().nullable(),
  who: z.object({
    kind: z.enum(["account", "import-token", "export-token", "visitor", "job"]),
    /** Id of the account; empty for callers without one. */
    account: z.string(),
    /** Name of the account or beginning of the token; empty if nobody is known by the name that was given. */
    name: personal("security", z.string()),
  }),
  /** Name or id of the thing acted on; empty if the action says it. */
  target: z.string(),
  /** Names of the fields that were sent, never their values. */
  fields: z.array(z.string()),
  /** The caller's network address and browser. */
  ip: personal("security", z.string()),
  agent: personal("security", z.string()),
});
export type SecurityEntry = z.infer<typeof securityEntrySchema>;

const day = z.iso.date();
export const listSecurityLog = defineEndpoint({
  method: "GET",
  path: "security-log/",
  summary:
    "Who did what, when and from where, the newest first: sign-ins, accounts, tokens, settings, imports, exports, orders and denials. Kept for a year.",
  query: z.object({
    ...pageQuery(50),
    area: z.enum(securityAreaNames).optional(),
    result: z.enum(securityResults).optional(),
    /** Part of a name, a thing acted on, or an address. */
    search: z.string().max(200).default(""),
    /** First and last day, UTC. */
    from: day.optional(),
    to: day.optional(),
  }),
  output: page(securityEntrySchema).extend({
    /** Whether the whole period was searched; otherwise only its newest entries were. */
    complete: z.boolean(),
  }),
  permission: "auth.view_user",
  module: null,
});

export const securityLogApi = defineApi({
  address: "core/security-log",
  touches: { items: { securityLog: "read" } },
  mounts: ["api/security-log"],
  endpoints: { listSecurityLog },
});
