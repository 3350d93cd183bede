import type { Actor } from "../../platform/actor.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { type Key, openTable } from "../../platform/table/table.ts";

/** How long sent mails are remembered, in seconds; longer than the queue keeps messages. */
const memory = 30 * 24 * 60 * 60;
/**
 * How long a worker holds a mail it is sending, in seconds: longer than the worker may run, shorter than the queue's
 * visibility timeout, so that a crashed worker does not hold it back.
 */
const leaseSeconds = 90;

interface Guard {
  state: "sending" | "sent" | "failed";
  /** Epoch seconds until which the sending worker holds the mail. */
  until: number;
}

const keyOf = (id: string): Key => ({ pk: `MAIL#${id}`, sk: "MAIL" });

/**
 * Claims a mail for sending; only one of several concurrent workers gets it.
 * @returns "mine" to send it, "sent" if it was sent, "busy" while another worker is sending it
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
  const set = { state: "sending", until: now + leaseSeconds, expires: now + memory };
  return ifRefused(
    table.update(keyOf(id), { set }, condition).then(() => "mine" as const),
    () => "busy" as const,
  );
}

/** Records how sending ended: a sent mail is never sent again, a failed one may be retried at once. */
export async function endMail(
  actor: Pick<Actor, "tenant">,
  id: string,
  state: "sent" | "failed",
): Promise<void> {
  await openTable(actor).update(keyOf(id), { set: { state } }, { present: true });
}
