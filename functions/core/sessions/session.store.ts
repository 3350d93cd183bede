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

/** The origin of a call: IP address and user agent. */
export interface Origin {
  ip: string;
  headers: Record<string, string>;
}

/** A session as listed. */
const listedSessionSchema = sessionItem.extend({
  id: z.string(),
  /** The browser's user agent and the network address when the session began. */
  agent: z.string().optional(),
  ip: z.string().optional(),
});
export type ListedSession = z.infer<typeof listedSessionSchema>;

/**
 * Starts a session for an account. The token is returned only here; it is stored as a hash.
 * @param account with the epoch in which the credentials were valid, so that ending the epoch ends the session
 * @param by how the owner has just proved their identity
 * @param origin so that people recognise the session
 * @param proven instant of that proof in epoch seconds, if it was before
 */
export async function beginSession(
  actor: Pick<Actor, "tenant">,
  account: { id: string; epoch: string | undefined },
  by: Proof["by"],
  origin: Origin,
  proven?: number,
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
      proof: proofNow(by, proven),
      agent: (origin.headers["user-agent"] ?? "").slice(0, 200),
      ip: origin.ip,
    },
    { index: { pk: accountTokens(id), sk: created.toISOString() } },
  );
  return { token, expires: new Date(expires * 1000).toISOString() };
}

/** Records how the owner of a session has just proved their identity again. @returns false if it has ended meanwhile */
export async function renewProof(
  actor: Actor,
  hash: string,
  by: Proof["by"],
  proven?: number,
): Promise<boolean> {
  const set = { proof: proofNow(by, proven) };
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
