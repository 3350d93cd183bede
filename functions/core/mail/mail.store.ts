import type { Actor } from "../../platform/actor.ts";
import { ConditionFailed, type Key, openTable } from "../../platform/table/table.ts";

/** What was sent is remembered this long, in seconds; the queue forgets messages sooner. */
const memory = 30 * 24 * 60 * 60;
/**
 * A sender that died holds its mail back no longer than this, in seconds: longer than the worker may run, shorter than the queue
 * waits before it delivers a message again.
 */
const patience = 90;

interface Guard {
  state: "sending" | "sent" | "failed";
  /** Epoch seconds up to which the one that sends has the mail for itself. */
  until: number;
}

const keyOf = (id: string): Key => ({ pk: `MAIL#${id}`, sk: "MAIL" });

/**
 * Takes the right to send a mail; of several at once one gets it.
 * @returns "mine" to send it, "sent" where that is done, "busy" where somebody is at it
 */
export async function takeMail(actor: Pick<Actor, "tenant">, id: string): Promise<"mine" | "sent" | "busy"> {
  const table = openTable(actor);
  const known = await table.get<Guard>(keyOf(id));
  const now = Math.floor(Date.now() / 1000);
  if (known?.state === "sent") return "sent";
  if (known?.state === "sending" && known.until > now) return "busy";
  const condition = known
    ? { equals: { state: known.state, until: known.until } }
    : { absentOrExpiredAt: now };
  try {
    await table.update(
      keyOf(id),
      { set: { state: "sending", until: now + patience, expires: now + memory } },
      condition,
    );
    return "mine";
  } catch (error) {
    if (error instanceof ConditionFailed) return "busy";
    throw error;
  }
}

/** Says how sending ended: what was sent is never sent again, what failed may be tried again at once. */
export async function endMail(
  actor: Pick<Actor, "tenant">,
  id: string,
  state: "sent" | "failed",
): Promise<void> {
  await openTable(actor).update(keyOf(id), { set: { state } }, { present: true });
}
