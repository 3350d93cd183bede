import * as z from "zod";
import type { Actor } from "../../platform/actor.ts";
import {
  accountTokens,
  newToken,
  sessionLife,
  tokenHash,
  tokenKey,
  tokenSchema,
} from "../../platform/endpoint/token.store.ts";
import { ConditionFailed, openTable } from "../../platform/table/table.ts";

/** A token as its owner may see it listed. */
const listedTokenSchema = tokenSchema.extend({
  id: z.string(),
  /** What the browser called itself when a session began. */
  agent: z.string().optional(),
});
export type ListedToken = z.infer<typeof listedTokenSchema>;

/**
 * Begins a session of an account; the token is told once, here, and kept as a hash.
 * @param account its era is the one in which the credentials were good: what ended them ends the session
 * @param agent what the browser calls itself, so that its owner recognises the session
 */
export async function beginSession(
  actor: Pick<Actor, "tenant">,
  account: { id: string; era: string | undefined },
  agent: string,
): Promise<{ token: string; expires: string }> {
  const { id, era } = account;
  const token = newToken("session", id);
  const created = new Date();
  const expires = Math.floor(created.getTime() / 1000) + sessionLife;
  await openTable(actor).put(
    tokenKey(tokenHash(token)),
    {
      kind: "session",
      account: id,
      created: created.toISOString(),
      expires,
      era,
      agent: agent.slice(0, 200),
    },
    { index: { pk: accountTokens(id), sk: created.toISOString() } },
  );
  return { token, expires: new Date(expires * 1000).toISOString() };
}

/** Ends a session at once; harmless for one that has ended. */
export const endSession = (actor: Pick<Actor, "tenant">, hash: string) =>
  openTable(actor).delete(tokenKey(hash));

/** Ends a session of an account at once; harmless for one that has ended. @returns false where it is another's */
export async function endSessionOf(
  actor: Pick<Actor, "tenant">,
  account: string,
  hash: string,
): Promise<boolean> {
  try {
    await openTable(actor).delete(tokenKey(hash), { absentOrEquals: { account, kind: "session" } });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

/** All tokens of an account, the newest first; one that was made in the last second may be missing. */
export async function listTokens(actor: Pick<Actor, "tenant">, account: string): Promise<ListedToken[]> {
  const tokens: ListedToken[] = [];
  const range = { pk: accountTokens(account), index: true, descending: true };
  for await (const item of openTable(actor).queryAll<object>(range))
    tokens.push(listedTokenSchema.parse({ ...item, id: item.$key.pk.replace(/^TOKEN#/, "") }));
  return tokens;
}

/** Sweeps tokens that are void already out of the table. */
export async function sweepTokens(
  actor: Pick<Actor, "tenant">,
  tokens: readonly ListedToken[],
): Promise<void> {
  for (const { id } of tokens) await openTable(actor).delete(tokenKey(id));
}
