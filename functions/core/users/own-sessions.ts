import type { Session } from "../../../shared/core/users/account.ts";
import type { Actor } from "../../platform/actor.ts";
import { listSessionsOf } from "../sessions/session.store.ts";
import { accountRecords } from "./account.store.ts";

/** The caller's own sessions, newest first. */
export async function ownSessions(actor: Actor): Promise<Session[]> {
  const [account, sessions] = await Promise.all([
    accountRecords.read(actor, actor.id),
    listSessionsOf(actor, actor.id),
  ]);
  return sessions.flatMap(({ id, epoch, created, used = created, expires, agent = "" }) => {
    if (epoch !== account.epoch) return [];
    const ends = new Date(expires * 1000).toISOString();
    return [{ id, created, used, expires: ends, agent, current: id === actor.session }];
  });
}
