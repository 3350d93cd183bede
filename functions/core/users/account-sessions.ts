import type { Session } from "../../../shared/core/users/account.ts";
import type { endSessionsOf } from "../../../shared/core/users/users.endpoints.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { problem } from "../../platform/problem.ts";
import { endSessionOf, listSessionsOf, sweepSessions } from "../sessions/session.store.ts";
import { accountRecords } from "./account.store.ts";
import { beginEpoch } from "./secret.store.ts";

/** The sessions of an account, newest first. @throws ProblemError not_found */
export async function sessionsOf(actor: Actor, id: string): Promise<Session[]> {
  const [account, sessions] = await Promise.all([accountRecords.read(actor, id), listSessionsOf(actor, id)]);
  return sessions.flatMap(({ id, epoch, created, used = created, expires, agent = "", ip = "" }) => {
    if (epoch !== account.epoch) return [];
    const ends = new Date(expires * 1000).toISOString();
    return [{ id, created, used, expires: ends, agent, ip, current: id === actor.session }];
  });
}

/** Ends one session of an account. @throws ProblemError not_found if it belongs to another account */
export async function endSession(actor: Actor, account: string, session: string): Promise<void> {
  if (!(await endSessionOf(actor, account, session))) throw problem("not_found", "There is no such session.");
}

/** Ends all sessions of an account but the caller's own. @throws ProblemError not_found */
export async function endAllSessions({
  actor,
  params: { id },
  note,
}: Call<typeof endSessionsOf>): Promise<void> {
  note({ target: (await accountRecords.read(actor, id)).username });
  await beginEpoch(actor, id, id === actor.id ? actor.session : null);
}

/**
 * Ends the sessions of an account whose rights have changed, but the caller's own. Rights are read with every call, so a session that begins at this
 * moment, and stays, has the new ones.
 */
export async function endFormerSessions(actor: Actor, id: string): Promise<void> {
  const sessions = await listSessionsOf(actor, id);
  await sweepSessions(
    actor,
    sessions.filter((session) => session.id !== actor.session),
  );
}
