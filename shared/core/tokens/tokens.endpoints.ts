import * as z from "zod";
import { within } from "../../kernel/define-crud.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import type { Permission } from "../../kernel/permissions.ts";
import { longestTokenName } from "./token-name.ts";

/** Kinds of token that people give to other systems; the calls that accept a kind declare it. */
export const apiTokenKinds = ["import", "export"] as const;
export type ApiTokenKind = (typeof apiTokenKinds)[number];

/** Permission for managing tokens of a kind. */
export const tokenPermissions = {
  import: "core_storage.add_import",
  export: "core_storage.can_export_analyses_data",
} as const satisfies Record<ApiTokenKind, Permission>;

/** Possible lifetimes of a token, in days. */
export const tokenLives = ["30", "90", "365", "730"] as const;
export type TokenLife = (typeof tokenLives)[number];

/** A token as listed, without its secret. */
export const apiTokenSchema = z.object({
  /** The token's SHA-256, hexadecimal. */
  id: z.string().regex(/^[0-9a-f]{64}$/, "Not a token."),
  /** Purpose in the words of its creator, to tell expiring tokens apart; may be empty. */
  name: z.string(),
  /** Its kind and the first characters of its secret, to tell tokens apart: `lbi_Ab3d…`. */
  begins: z.string(),
  created: z.iso.datetime(),
  /** End of its validity; after that, it is listed for some time. */
  expires: z.iso.datetime(),
  /** The last use, accurate to ten minutes; null before the first. */
  used: z.iso.datetime().nullable(),
  /** Name of the account that created it; the token is the laboratory's, and stays when the account is deleted. */
  created_by: z.string(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

function callsOf<const Kind extends ApiTokenKind, const Needed extends Permission>(
  kind: Kind,
  permission: Needed,
) {
  const guard = { permission, module: null };
  return {
    list: defineEndpoint({
      method: "GET",
      path: `auth/${kind}-token/`,
      summary: `Lists the laboratory's ${kind} tokens, the newest first; expired ones for 90 days more.`,
      query: z.object(pageQuery(100)),
      output: page(apiTokenSchema),
      ...guard,
    }),
    acquire: defineEndpoint({
      method: "GET",
      path: `auth/${kind}-token/acquire/`,
      logs: "token_created",
      summary: `Creates a ${kind} token of the laboratory and returns it, only this once; the others stay valid.`,
      query: z.object({
        days: z.enum(tokenLives).default("365"),
        name: z.string().trim().max(longestTokenName).default(""),
      }),
      output: apiTokenSchema.extend({ token: z.string() }),
      writes: true,
      recentPassword: true,
      ...guard,
    }),
    revokeAll: defineEndpoint({
      method: "GET",
      path: `auth/${kind}-token/nuke-from-orbit/`,
      logs: "tokens_revoked",
      summary: `Revokes all ${kind} tokens of the laboratory at once.`,
      output: z.object({ revoked: z.number().int() }),
      writes: true,
      recentPassword: true,
      ...guard,
    }),
    revoke: defineEndpoint({
      method: "DELETE",
      path: `auth/${kind}-token/{id}/`,
      logs: "token_revoked",
      summary: `Revokes one ${kind} token; it is void at once.`,
      params: apiTokenSchema.pick({ id: true }),
      output: null,
      recentPassword: true,
      ...guard,
    }),
  };
}

export const importTokens = callsOf("import", tokenPermissions.import);
export const exportTokens = callsOf("export", tokenPermissions.export);

export const tokensApi = defineApi({
  address: "core/tokens",
  role: "accounts",
  touches: { items: { tokens: "delete" } },
  mounts: ["api/auth/import-token", "api/auth/export-token"],
  endpoints: { ...within("importTokens", importTokens), ...within("exportTokens", exportTokens) },
});
