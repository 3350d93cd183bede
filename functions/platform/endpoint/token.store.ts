import { createHash, randomBytes } from "node:crypto";
import * as z from "zod";
import { signInWays } from "../../../shared/core/sessions/session.ts";
import { groupIds } from "../../../shared/kernel/permissions.ts";
import { tenantKey } from "../../../shared/kernel/table-keys.ts";
import type { Actor, Proof } from "../actor.ts";
import { type Key, openTable } from "../table/table.ts";
import { tenantRecordSchema } from "../tenant.store.ts";

/** Kinds of token with their prefixes, so that a leaked one is recognised for what it is. */
export const tokenPrefixes = { session: "lbs", import: "lbi", export: "lbe" } as const;
export type TokenKind = keyof typeof tokenPrefixes;

/** Sessions live this many seconds after their last use. */
export const sessionLife = 12 * 60 * 60;
/** However much they are used, sessions end this many seconds after they began. */
export const longestSession = 7 * 24 * 60 * 60;
/** A use is recorded only when this many seconds have passed since the last, so that most reads cost no write. */
const noteAfter = 10 * 60;

const proofSchema = z.object({ by: z.enum(signInWays), at: z.number() }) satisfies z.ZodType<Proof>;

/** What the table stores of a token: never the token itself, only the hash that is its key. */
export const tokenSchema = z.object({
  kind: z.enum(["session", "import", "export"]),
  account: z.string(),
  created: z.string(),
  /** Epoch seconds; absent for tokens that live until they are revoked. */
  expires: z.number().optional(),
  /** Last use, accurate to ten minutes; absent before the first that was recorded. */
  used: z.string().optional(),
  /** The session generation of a session: the session is void once its account has another. */
  epoch: z.string().optional(),
  /** Of a session. */
  proof: proofSchema.optional(),
});
export type StoredToken = z.infer<typeof tokenSchema>;

/** What authentication needs of an account; the account's store holds more. */
const accountSchema = z.object({
  username: z.string(),
  is_admin: z.boolean(),
  groups: z.array(z.enum(groupIds)),
  epoch: z.string().optional(),
});

export const proofNow = (by: Proof["by"]): Proof => ({ by, at: Math.floor(Date.now() / 1000) });
export const tokenHash = (token: string) => createHash("sha256").update(token).digest("hex");
export const tokenKey = (hash: string): Key => ({ pk: `TOKEN#${hash}`, sk: "TOKEN" });
export const accountKey = (id: string): Key => ({ pk: "ACCOUNT", sk: id });
export const accountTokens = (account: string) => `TOKENS#${account}`;

/**
 * A new token: 256 random bits after its kind and its account. It contains the account so that token, account and tenant are read in
 * one call; it is checked against what is stored.
 */
export const newToken = (kind: TokenKind, account: string) =>
  `${tokenPrefixes[kind]}_${account}_${randomBytes(32).toString("base64url")}`;

const accountOf = (token: string) => /^lb[sie]_([0-9A-Z]{26})_[\w-]{43}$/.exec(token)?.[1];

/** Everything a request needs to know of its caller, in a single read. */
export async function readCaller(actor: Pick<Actor, "tenant">, token: string | undefined) {
  const account = token && accountOf(token);
  const hash = account && tokenHash(token);
  if (!hash) return { ...(await readKeys(actor, [tenantKey])), token: undefined, account: undefined };
  const keys = [tenantKey, tokenKey(hash), accountKey(account)];
  let read = await readKeys(actor, keys);
  // A batch read is not a snapshot: while a new session generation begins, one of the two items may still be the old one.
  if (!inEra(read)) read = await readKeys(actor, keys);
  const valid = read.token?.account === account && inEra(read);
  return {
    tenant: read.tenant,
    token: read.token && valid ? { ...read.token, hash } : undefined,
    account: read.account && { id: account, ...read.account },
  };
}

async function readKeys(actor: Pick<Actor, "tenant">, keys: readonly Key[]) {
  const [tenant, token, account] = await openTable(actor).getAll(keys);
  return {
    tenant: tenant && tenantRecordSchema.parse(tenant),
    token: token && tokenSchema.parse(token),
    account: account && accountSchema.parse(account),
  };
}

/** Whether a token is of its account's present session generation, which matters to sessions alone. */
const inEra = ({ token, account }: Awaited<ReturnType<typeof readKeys>>) =>
  token?.kind !== "session" || token.epoch === account?.epoch;

/** Extends a session in use, and records the last use of other tokens; at most one write in ten minutes. */
export async function noteUse(
  actor: Pick<Actor, "tenant">,
  { hash, kind, created, used }: StoredToken & { hash: string },
): Promise<void> {
  const [now, begun] = [Date.now(), Date.parse(created)];
  // A session is used as soon as it begins.
  const last = used ? Date.parse(used) : kind === "session" ? begun : 0;
  if (now - last < noteAfter * 1000) return;
  const end = Math.min(now / 1000 + sessionLife, begun / 1000 + longestSession);
  const set = {
    used: new Date(now).toISOString(),
    ...(kind === "session" && { expires: Math.floor(end) }),
  };
  await openTable(actor)
    .update(tokenKey(hash), { set }, { present: true })
    .catch(() => undefined);
}
