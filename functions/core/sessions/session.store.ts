import type { Actor } from "../../platform/actor.ts";
import {
  accountTokens,
  newToken,
  sessionLife,
  tokenHash,
  tokenKey,
} from "../../platform/endpoint/token.store.ts";
import { openTable } from "../../platform/table/table.ts";

/** Begins a session of an account; the token is told once, here, and kept as a hash. */
export async function beginSession(
  actor: Pick<Actor, "tenant">,
  account: string,
): Promise<{ token: string; expires: string }> {
  const token = newToken("session", account);
  const created = new Date();
  const expires = Math.floor(created.getTime() / 1000) + sessionLife;
  await openTable(actor).put(
    tokenKey(tokenHash(token)),
    { kind: "session", account, created: created.toISOString(), expires },
    { index: { pk: accountTokens(account), sk: created.toISOString() } },
  );
  return { token, expires: new Date(expires * 1000).toISOString() };
}

/** Ends a session at once; harmless for one that has ended. */
export const endSession = (actor: Pick<Actor, "tenant">, hash: string) =>
  openTable(actor).delete(tokenKey(hash));
