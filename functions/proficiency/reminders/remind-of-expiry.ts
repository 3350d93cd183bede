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

/** Days before the end from which on a mail is due, the last first. */
const points = [7, soonDays] as const;

/** The mail that is due for what ends on a day; undefined if none is, or it has ended. */
const pointOf = (until: string, today: string) =>
  until < today ? undefined : points.find((days) => until <= addDays(today, days));

/** Whether all that a certificate certifies is certified for longer by others. */
function isSucceeded(trials: Trials, { id, valid_until }: TrialCertificate): boolean {
  const certified = trials.certificationsBy(id).filter((one) => one.certified);
  return (
    certified.length > 0 &&
    certified.every(({ testable }) => (trials.decisive(testable.id)?.ends ?? "") > valid_until)
  );
}

/**
 * Queues a mail about each certificate that ends within 30 days, and another within 7, to the accounts of the group. A mail's id follows
 * from certificate, end, point and account, and sent mails are remembered for longer than a point lasts: so each is sent once, however
 * many runs queue it, and a run that did not take place is made up for.
 * @returns how many certificates are due, and how many mails were queued
 */
export async function remindOfExpiry(
  actor: Actor,
  tenant: TenantRecord,
): Promise<{ certificates: number; mails: number }> {
  // Its links would lead nowhere.
  if (tenant.disabled || !tenant.modules.MD_PROF) return { certificates: 0, mails: 0 };
  const trials = await readTrials(actor);
  const today = localDay(tenant.time_zone);
  const due = [...trials.certificates.values()].flatMap((certificate) => {
    const days = pointOf(certificate.valid_until, today);
    return days && !isSucceeded(trials, certificate) ? [{ certificate, days }] : [];
  });
  if (due.length === 0) return { certificates: 0, mails: 0 };
  const accounts = (await (await loadAccounts()).all(actor)).filter(({ groups }) =>
    groups.includes("proficiency"),
  );
  let mails = 0;
  for (const { certificate, days } of due)
    for (const { id: account, email, username, language } of accounts) {
      const id = derivedId(
        "certificate ends",
        certificate.id,
        certificate.valid_until,
        String(days),
        account,
      );
      const certifies = trials.certificationsBy(certificate.id).filter((one) => one.certified).length;
      const mail = await expiryMail(
        { id, to: email, username, language },
        { lab: tenant.name, certificate, certifies },
      );
      await sendMessage("MAIL_QUEUE", sendMailSchema, mail);
      mails++;
    }
  return { certificates: due.length, mails };
}
