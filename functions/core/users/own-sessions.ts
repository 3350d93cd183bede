import type { Session } from "../../../shared/core/users/account.ts";
import type { Actor } from "../../platform/actor.ts";
import { sessionLife } from "../../platform/endpoint/token.store.ts";
import { listTokens } from "../sessions/session.store.ts";
import { readKnown } from "./read-account.ts";

/** One's own sessions, the newest first. */
export async function ownSessions(actor: Actor): Promise<Session[]> {
  const [account, tokens] = await Promise.all([readKnown(actor, actor.id), listTokens(actor, actor.id)]);
  return tokens.flatMap(({ id, kind, era, created, expires, agent = "" }) => {
    if (kind !== "session" || era !== account.era || expires === undefined) return [];
    const used = new Date((expires - sessionLife) * 1000).toISOString();
    const ends = new Date(expires * 1000).toISOString();
    return [{ id, created, used, expires: ends, agent, current: id === actor.session }];
  });
}
