import * as z from "zod";
import type { Actor, Proof } from "../../platform/actor.ts";
import {
  accountTokens,
  newSessionToken,
  proofNow,
  sessionItem,
  sessionLife,
  tokenHash,
  tokenKey,
} from "../../platform/endpoint/token.store.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { openTable } from "../../platform/table/table.ts";

/** A session as listed to its owner. */
const listedSessionSchema = sessionItem.extend({
  id: z.string(),
  /** The browser's user agent when the session began. */
  agent: z.string().optional(),
});
export type ListedSession = z.infer<typeof listedSessionSchema>;

/**
 * Starts a session for an account. The token is returned only here; it is stored as a hash.
 * @param account with the epoch in which the credentials were valid, so that ending the epoch ends the session
 * @param by how the owner has just proved their identity
 * @param agent the user agent, so that the owner recognises the session
 */
export async function beginSession(
  actor: Pick<Actor, "tenant">,
  account: { id: string; epoch: string | undefined },
  by: Proof["by"],
  agent: string,
): Promise<{ token: string; expires: string }> {
  const { id, epoch } = account;
  const token = newSessionToken(id);
  const created = new Date();
  const expires = Math.floor(created.getTime() / 1000) + sessionLife;
  await openTable(actor).put(
    tokenKey(tokenHash(token)),
    {
      kind: "session",
      account: id,
      created: created.toISOString(),
      expires,
      epoch,
      proof: proofNow(by),
      agent: agent.slice(0, 200),
    },
    { index: { pk: accountTokens(id), sk: created.toISOString() } },
  );
  return { token, expires: new Date(expires * 1000).toISOString() };
}

/** Records how the owner of a session has just proved their identity again. @returns false if it has ended meanwhile */
export async function renewProof(actor: Actor, hash: string, by: Proof["by"]): Promise<boolean> {
  const set = { proof: proofNow(by) };
  const renewed = openTable(actor).update(tokenKey(hash), { set }, { equals: { account: actor.id } });
  return ifRefused(
    renewed.then(() => true),
    () => false,
  );
}

/** Ends a session at once; harmless if it has ended already. */
export const endSession = (actor: Pick<Actor, "tenant">, hash: string) =>
  openTable(actor).delete(tokenKey(hash));

/** Ends an account's session at once; harmless if it has ended already. @returns false if it belongs to another account */
export async function endSessionOf(
  actor: Pick<Actor, "tenant">,
  account: string,
  hash: string,
): Promise<boolean> {
  const deleted = openTable(actor).delete(tokenKey(hash), { absentOrEquals: { account, kind: "session" } });
  return ifRefused(
    deleted.then(() => true),
    () => false,
  );
}

/** All sessions of an account, newest first; one created in the last second may be missing. */
export async function listSessionsOf(
  actor: Pick<Actor, "tenant">,
  account: string,
): Promise<ListedSession[]> {
  const sessions: ListedSession[] = [];
  const range = { pk: accountTokens(account), index: true, descending: true };
  for await (const item of openTable(actor).queryAll<object>(range))
    sessions.push(listedSessionSchema.parse({ ...item, id: item.$key.pk.replace(/^TOKEN#/, "") }));
  return sessions;
}

/** Removes void sessions from the table. */
export async function sweepSessions(
  actor: Pick<Actor, "tenant">,
  sessions: readonly ListedSession[],
): Promise<void> {
  for (const { id } of sessions) await openTable(actor).delete(tokenKey(id));
}
