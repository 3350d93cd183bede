import { sendMailSchema } from "../../../shared/core/mail/mail.messages.ts";
import { addDays, localDay } from "../../../shared/kernel/local-day.ts";
import { soonDays } from "../../../shared/proficiency/validity.ts";
import { loadAccounts } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { derivedId } from "../../platform/derived-id.ts";
import { sendMessage } from "../../platform/queue.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import { readTrials } from "../trials/read-trials.ts";
import type { TrialCertificate, Trials } from "../trials/trials.ts";
import { expiryMail } from "./expiry-mail.ts";
import { keepTold, readTold } from "./told.store.ts";

/** Days before expiry on which a reminder becomes due, latest first. */
const points = [7, soonDays] as const;

/** Certificates that one mail names; the overview shows all. */
const mostNamed = 100;

/** The reminder that is due for an expiry date; undefined if none is due or the date has passed. */
const pointOf = (until: string, today: string) =>
  until < today ? undefined : points.find((days) => until <= addDays(today, days));

/** Whether other certificates certify everything that this one does, and for longer. */
function isSucceeded(trials: Trials, { id, valid_until }: TrialCertificate): boolean {
  const certified = trials.certificationsBy(id).filter((certification) => certification.certified);
  return (
    certified.length > 0 &&
    certified.every(({ testable }) => (trials.decisive(testable.id)?.ends ?? "") > valid_until)
  );
}

/**
 * Queues one mail to each account of the group about the certificates that have come within 30 or 7 days of their expiry since the last run.
 * Runs that did not take place are made up for. The mail's id is derived from its content and sent mails are remembered, so it is sent once
 * even if a run ends before it can store what it has reported.
 * @returns number of certificates that were new to the recipients, and of queued mails
 */
export async function remindOfExpiry(
  actor: Actor,
  tenant: TenantRecord,
): Promise<{ certificates: number; mails: number }> {
  // Without the module, the links of the mail would lead nowhere.
  if (tenant.disabled || !tenant.modules.MD_PROF) return { certificates: 0, mails: 0 };
  const [trials, announced] = await Promise.all([readTrials(actor), readTold(actor)]);
  const today = localDay(tenant.time_zone);
  const due = [...trials.certificates.values()].flatMap((certificate) => {
    const days = pointOf(certificate.valid_until, today);
    if (!days || isSucceeded(trials, certificate)) return [];
    const { id, name, valid_until } = certificate;
    const certifies = trials.certificationsBy(id).filter((certification) => certification.certified).length;
    return [{ key: `${id} ${valid_until} ${days}`, ending: { id, name, valid_until, certifies } }];
  });
  const fresh = due.filter(({ key }) => !announced.keys.includes(key));
  if (fresh.length === 0) return { certificates: 0, mails: 0 };
  fresh.sort(
    (left, right) =>
      left.ending.valid_until.localeCompare(right.ending.valid_until) || left.key.localeCompare(right.key),
  );
  const accounts = (await (await loadAccounts()).all(actor)).filter(({ groups }) =>
    groups.includes("proficiency"),
  );
  for (const { id: account, email, username, language } of accounts) {
    const id = derivedId("certificates end", account, ...fresh.map(({ key }) => key));
    const mail = await expiryMail(
      { id, to: email, username, language },
      { lab: tenant.name, endings: fresh.map(({ ending }) => ending).slice(0, mostNamed) },
    );
    await sendMessage("MAIL_QUEUE", sendMailSchema, mail);
  }
  await keepTold(
    actor,
    announced,
    due.map(({ key }) => key),
  );
  return { certificates: fresh.length, mails: accounts.length };
}
