import { createHash, randomBytes } from "node:crypto";
import * as z from "zod";
import { groupIds } from "../../../shared/kernel/permissions.ts";
import type { Actor } from "../actor.ts";
import { type Key, openTable } from "../table/table.ts";
import { tenantKey, tenantRecordSchema } from "../tenant.store.ts";

/** Kinds of token with the letters they begin with, so that a leaked one is recognised for what it is. */
export const tokenPrefixes = { session: "lbs", import: "lbi", export: "lbe" } as const;
export type TokenKind = keyof typeof tokenPrefixes;

/** Sessions live this many seconds after their last use. */
export const sessionLife = 12 * 60 * 60;
/** A use extends a session only when this many seconds have passed, so that reading costs no write. */
const extendAfter = 10 * 60;

/** What the table keeps of a token: never the token, only the hash that is its key. */
export const tokenSchema = z.object({
  kind: z.enum(["session", "import", "export"]),
  account: z.string(),
  created: z.string(),
  /** Epoch seconds; absent for tokens that live until they are revoked. */
  expires: z.number().optional(),
  /** A session's: it is void once its account is in another. */
  era: z.string().optional(),
});
export type StoredToken = z.infer<typeof tokenSchema>;

/** What authentication needs of an account; the account's store keeps more. */
const accountSchema = z.object({
  username: z.string(),
  is_admin: z.boolean(),
  groups: z.array(z.enum(groupIds)),
  era: z.string().optional(),
});

export const tokenHash = (token: string) => createHash("sha256").update(token).digest("hex");
export const tokenKey = (hash: string): Key => ({ pk: `TOKEN#${hash}`, sk: "TOKEN" });
export const accountKey = (id: string): Key => ({ pk: "ACCOUNT", sk: id });
export const accountTokens = (account: string) => `TOKENS#${account}`;

/**
 * A new token: 256 random bits behind its kind and its account. The account stands in it so that token, account and tenant are
 * read in one call; it is checked against what is stored.
 */
export const newToken = (kind: TokenKind, account: string) =>
  `${tokenPrefixes[kind]}_${account}_${randomBytes(32).toString("base64url")}`;

const accountOf = (token: string) => /^lb[sie]_([0-9A-Z]{26})_[\w-]{43}$/.exec(token)?.[1];

/** Everything one request needs to know of who calls, in a single read. */
export async function readCaller(actor: Pick<Actor, "tenant">, token: string | undefined) {
  const table = openTable(actor);
  const account = token && accountOf(token);
  const hash = account && tokenHash(token);
  const keys = hash ? [tenantKey, tokenKey(hash), accountKey(account)] : [tenantKey];
  const [tenant, stored, owner] = await table.getAll(keys);
  const parsed = stored && tokenSchema.parse(stored);
  const holder = owner && account ? { id: account, ...accountSchema.parse(owner) } : undefined;
  const valid = parsed?.account === account && (parsed?.kind !== "session" || parsed.era === holder?.era);
  return {
    tenant: tenant && tenantRecordSchema.parse(tenant),
    token: parsed && hash && valid ? { ...parsed, hash } : undefined,
    account: holder,
  };
}

/** Lets a session in use live on; at most one write in ten minutes. */
export async function extendSession(
  actor: Pick<Actor, "tenant">,
  token: StoredToken & { hash: string },
): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  if (token.kind !== "session" || token.expires === undefined) return;
  if (token.expires - now > sessionLife - extendAfter) return;
  await openTable(actor)
    .update(tokenKey(token.hash), { set: { expires: now + sessionLife } }, { present: true })
    .catch(() => undefined);
}
