import { createHash, randomBytes } from "node:crypto";
import type { Actor } from "../../platform/actor.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { type Key, openTable } from "../../platform/table/table.ts";

/** Time for an answer to a challenge, in seconds. */
export const challengeLife = 5 * 60;

const keyOf = (challenge: string): Key => ({
  pk: "CHALLENGE",
  sk: createHash("sha256").update(challenge).digest("hex"),
});

/** A new challenge, 256 random bits as base64url, stored as a hash. @param purpose the one use that its answer may have */
export async function newChallenge(actor: Pick<Actor, "tenant">, purpose: string): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  const expires = Math.floor(Date.now() / 1000) + challengeLife;
  await openTable(actor).put(keyOf(challenge), { purpose, expires });
  return challenge;
}

/** Uses up a challenge. @returns false if it was answered before, is too old, had another purpose or is not ours */
export async function spendChallenge(
  actor: Pick<Actor, "tenant">,
  challenge: string,
  purpose: string,
): Promise<boolean> {
  const table = openTable(actor);
  const challengeItem = await table.get<{ purpose: string }>(keyOf(challenge));
  if (challengeItem?.purpose !== purpose) return false;
  return ifRefused(
    table.delete(keyOf(challenge), { present: true }).then(() => true),
    () => false,
  );
}
