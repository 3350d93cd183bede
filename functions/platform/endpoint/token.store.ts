import { createHash, randomBytes } from "node:crypto";
import * as z from "zod";
import { signInWays } from "../../../shared/core/sessions/session.ts";
import { groupIds } from "../../../shared/kernel/permissions.ts";
import { tenantKey } from "../../../shared/kernel/table-keys.ts";
import type { Actor, Proof } from "../actor.ts";
import { type Key, openTable } from "../table/table.ts";
import { tenantRecordSchema } from "../tenant.store.ts";

/** Kinds of token with their prefixes, so that a leaked token is recognised. */
export const tokenPrefixes = { session: "lbs", import: "lbi", export: "lbe" } as const;
export type TokenKind = keyof typeof tokenPrefixes;

/** Lifetime of a session after its last use, in seconds. */
export const sessionLife = 12 * 60 * 60;
/** Maximum lifetime of a session, in seconds, however it is used. */
export const longestSession = 7 * 24 * 60 * 60;
/** Seconds between two recorded uses, so that most reads cost no write. */
const noteAfter = 10 * 60;

const proofSchema = z.object({ by: z.enum(signInWays), at: z.number() }) satisfies z.ZodType<Proof>;

/** A session as stored, without its token: the token's hash is the key. */
export const sessionItem = z.object({
  kind: z.literal("session"),
  account: z.string(),
  created: z.string(),
  /** Epoch seconds. */
  expires: z.number(),
  /** Last use, accurate to ten minutes; absent before the first. */
  used: z.string().optional(),
  /** The session generation; the session is void once its account has another one. */
  epoch: z.string().optional(),
  proof: proofSchema.optional(),
});
/** A stored token that belongs to the laboratory and not to an account. */
export const apiTokenItem = z.object({
  kind: z.enum(["import", "export"]),
  /** First characters by which people recognise the token. */
  name: z.string(),
  created: z.string(),
  /** End of its validity, in epoch seconds; absent if the token is deleted at that moment. */
  ends: z.number().optional(),
  /** Instant of its deletion, in epoch seconds. */
  expires: z.number(),
  used: z.string().optional(),
});
const tokenItem = z.discriminatedUnion("kind", [sessionItem, apiTokenItem]);

/** End of a laboratory's token, in epoch seconds. */
export const endOf = ({ ends, expires }: { ends?: number | undefined; expires: number }) => ends ?? expires;

/** The part of an account that authentication needs; the account's store holds more. */
const accountSchema = z.object({
  username: z.string(),
  is_admin: z.boolean(),
  groups: z.array(z.enum(groupIds)),
  epoch: z.string().optional(),
  /** Whether signing in by password takes a second factor. */
  second_factor: z.boolean().optional(),
});

/** A proof given now, or before. */
export const proofNow = (by: Proof["by"], instant = Number.POSITIVE_INFINITY): Proof => ({
  by,
  at: Math.min(instant, Math.floor(Date.now() / 1000)),
});
export const tokenHash = (token: string) => createHash("sha256").update(token).digest("hex");
export const tokenKey = (hash: string): Key => ({ pk: `TOKEN#${hash}`, sk: "TOKEN" });
export const accountKey = (id: string): Key => ({ pk: "ACCOUNT", sk: id });
export const accountTokens = (account: string) => `TOKENS#${account}`;

const secret = () => randomBytes(32).toString("base64url");
/**
 * A new session token: its kind, its account and 256 random bits. It contains the account so that token, account and tenant are read in
 * one call; it is checked against the stored session.
 */
export const newSessionToken = (account: string) => `${tokenPrefixes.session}_${account}_${secret()}`;
const accountOf = (token: string) => /^lbs_([0-9A-Z]{26})_[\w-]{43}$/.exec(token)?.[1];

/** Characters of a token's secret that are stored so that people recognise it. */
const shown = 4;
/** A new token of the laboratory: its kind and 256 random bits, and the beginning by which people recognise it: `lbi_Ab3d…`. */
export function newApiToken(kind: "import" | "export"): { token: string; name: string } {
  const token = `${tokenPrefixes[kind]}_${secret()}`;
  return { token, name: `${token.slice(0, tokenPrefixes[kind].length + 1 + shown)}…` };
}
const isApiToken = (token: string) => /^lb[ie]_[\w-]{43}$/.test(token);

/** Reads the tenant, the token and its account in one call. */
export async function readCaller(actor: Pick<Actor, "tenant">, token = "") {
  const account = accountOf(token);
  const hash = account || isApiToken(token) ? tokenHash(token) : undefined;
  if (!hash) return { ...(await readKeys(actor, [tenantKey])), token: undefined, account: undefined };
  const keys = [tenantKey, tokenKey(hash), ...(account ? [accountKey(account)] : [])];
  let read = await readKeys(actor, keys);
  // A batch read is not a snapshot: while a new session generation begins, one of the two items may still be the old one.
  if (!inEra(read)) read = await readKeys(actor, keys);
  const isTheirs = read.token?.kind === "session" ? read.token.account === account : !account;
  return {
    tenant: read.tenant,
    token: read.token && isTheirs && inEra(read) ? { ...read.token, hash } : undefined,
    account: account && read.account ? { id: account, ...read.account } : undefined,
  };
}

async function readKeys(actor: Pick<Actor, "tenant">, keys: readonly Key[]) {
  const [tenant, token, account] = await openTable(actor).getAll(keys);
  return {
    tenant: tenant && tenantRecordSchema.parse(tenant),
    token: token && tokenItem.parse(token),
    account: account && accountSchema.parse(account),
  };
}

/** Whether a token belongs to its account's present session generation; true for tokens other than sessions. */
const inEra = ({ token, account }: Awaited<ReturnType<typeof readKeys>>) =>
  token?.kind !== "session" || token.epoch === account?.epoch;

/** Records the last use of a token and extends a session until it is a week old; at most one write in ten minutes. */
export async function noteUse(
  actor: Pick<Actor, "tenant">,
  token: z.infer<typeof tokenItem> & { hash: string },
): Promise<void> {
  const now = new Date();
  const second = Math.floor(now.getTime() / 1000);
  const last = token.used ?? (token.kind === "session" ? token.created : "1970-01-01");
  if (second - Date.parse(last) / 1000 < noteAfter) return;
  const end = Math.floor(Date.parse(token.created) / 1000) + longestSession;
  const expires = token.kind === "session" ? Math.min(second + sessionLife, end) : token.expires;
  await openTable(actor)
    .update(tokenKey(token.hash), { set: { used: now.toISOString(), expires } }, { present: true })
    .catch(() => undefined);
}
