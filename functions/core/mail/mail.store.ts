import { type MailState, type MailTold, mailEvents } from "../../../shared/core/mail/mail.messages.ts";
import type { Actor } from "../../platform/actor.ts";
import { measure } from "../../platform/log.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { type Key, openTable } from "../../platform/table/table.ts";

/** How long sent mails are remembered, in seconds; longer than the queue keeps messages. */
const memory = 30 * 24 * 60 * 60;
/** How long the outcome of a mail is remembered, in seconds: as long as most laboratories keep an order. It contains no personal data. */
const outcomeMemory = 2 * 365 * 24 * 60 * 60;
/**
 * How long a worker holds the mail that it is sending, in seconds: longer than the worker may run and than SES takes to report that it has
 * the mail, but shorter than the queue's visibility timeout, so that a crashed worker does not hold it back.
 */
const leaseSeconds = 90;

interface Guard {
  state: "sending" | "sent" | "failed";
  /** Epoch seconds until which the sending worker holds the mail. */
  until: number;
  /** Outcome that SES has reported since. */
  outcome?: Exclude<(typeof mailEvents)[MailTold["told"]], "sent">;
}

const keyOf = (id: string): Key => ({ pk: `MAIL#${id}`, sk: "MAIL" });

/**
 * Claims a mail for sending; only one of several concurrent workers gets it.
 * @returns "mine" to send it, "sent" if it was sent, "busy" while another worker is sending it
 */
export async function takeMail(actor: Pick<Actor, "tenant">, id: string): Promise<"mine" | "sent" | "busy"> {
  const table = openTable(actor);
  const guard = await table.get<Guard>(keyOf(id));
  const now = Math.floor(Date.now() / 1000);
  if (guard?.state === "sent") return "sent";
  if (guard?.state === "sending" && guard.until > now) return "busy";
  const condition = guard
    ? { equals: { state: guard.state, until: guard.until } }
    : { absentOrExpiredAt: now };
  const set = { state: "sending", until: now + leaseSeconds, expires: now + memory };
  return ifRefused(
    table.update(keyOf(id), { set }, condition).then(() => "mine" as const),
    () => "busy" as const,
  );
}

/** Records the outcome of sending: a sent mail is never sent again, one that SES refused may be retried at once. */
export async function endMail(
  actor: Pick<Actor, "tenant">,
  id: string,
  state: "sent" | "failed",
): Promise<void> {
  await openTable(actor).update(keyOf(id), { set: { state } }, { present: true });
}

/**
 * Records the outcome of a mail. Events come in any order and more than once, so a delivery never hides a later bounce or complaint. Any event means
 * that SES has accepted the mail, so it is not sent again even if its worker died before recording that. Events of forgotten mails are ignored.
 */
export async function noteOutcome(
  actor: Pick<Actor, "tenant">,
  { mail, told: event }: MailTold,
): Promise<void> {
  const table = openTable(actor);
  const guard = await table.get<Guard>(keyOf(mail));
  const outcome = mailEvents[event];
  if (outcome === "bounced" || outcome === "complained") measure("MailsReturned", actor.tenant);
  if (!guard) return;
  if (outcome === "sent" || (outcome === "delivered" && guard.outcome)) {
    if (guard.state !== "sent") await endMail(actor, mail, "sent");
    return;
  }
  const expires = Math.floor(Date.now() / 1000) + outcomeMemory;
  await table.update(
    keyOf(mail),
    { set: { state: "sent", outcome, expires } },
    { equals: { outcome: guard.outcome ?? null } },
  );
}

/** The states of queued mails by id; mails that are forgotten or not yet begun are missing. */
export async function mailStates(
  actor: Pick<Actor, "tenant">,
  ids: readonly string[],
): Promise<Map<string, MailState>> {
  const table = openTable(actor);
  const guards = await Promise.all(ids.map((id) => table.get<Guard>(keyOf(id))));
  return new Map(
    guards.flatMap((guard, index) => {
      const id = ids[index];
      if (!guard || id === undefined) return [];
      return [[id, guard.outcome ?? (guard.state === "sending" ? "queued" : guard.state)] as const];
    }),
  );
}
