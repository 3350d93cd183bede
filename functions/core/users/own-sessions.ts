import type { Session } from "../../../shared/core/users/account.ts";
import type { Actor } from "../../platform/actor.ts";
import { listTokens } from "../sessions/session.store.ts";
import { accountRecords } from "./account.store.ts";

/** One's own sessions, the newest first. */
export async function ownSessions(actor: Actor): Promise<Session[]> {
  const [account, tokens] = await Promise.all([
    accountRecords.read(actor, actor.id),
    listTokens(actor, actor.id),
  ]);
  return tokens.flatMap(({ id, kind, epoch, created, used = created, expires, agent = "" }) => {
    if (kind !== "session" || epoch !== account.epoch || expires === undefined) return [];
    const ends = new Date(expires * 1000).toISOString();
    return [{ id, created, used, expires: ends, agent, current: id === actor.session }];
  });
}
