import { ulid } from "ulid";
import { type Mail, sendMailSchema } from "../../../shared/core/mail/mail.messages.ts";
import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";
import { environment } from "../../platform/environment.ts";
import { log } from "../../platform/log.ts";
import { sendMessage } from "../../platform/queue.ts";
import { composeMail, greetings, mailLanguage } from "../mail/compose-mail.ts";
import type { StoredAccount } from "./account.store.ts";

interface Texts {
  subject: (lab: string) => string;
  lead: (lab: string) => string;
  end: string;
}

const texts: Record<"password" | "email", Record<UiLanguage, Texts>> = {
  password: {
    de: {
      subject: (lab) => `Ihr Passwort für Laborium wurde geändert – ${lab}`,
      lead: (lab) => `das Passwort Ihres Kontos bei ${lab} wurde geändert.`,
      end: "Falls Sie das nicht waren, fordern Sie hier ein neues an und wenden Sie sich an die Administration Ihres Labors:",
    },
    en: {
      subject: (lab) => `Your password for Laborium was changed – ${lab}`,
      lead: (lab) => `the password of your account at ${lab} was changed.`,
      end: "If that was not you, request another one here and contact your laboratory's administrators:",
    },
  },
  email: {
    de: {
      subject: (lab) => `Ihre E-Mail-Adresse in Laborium wurde geändert – ${lab}`,
      lead: (lab) =>
        `die E-Mail-Adresse Ihres Kontos bei ${lab} wurde geändert; dies ist die letzte Nachricht an die bisherige.`,
      end: "Falls Sie das nicht waren, wenden Sie sich an die Administration Ihres Labors:",
    },
    en: {
      subject: (lab) => `Your e-mail address in Laborium was changed – ${lab}`,
      lead: (lab) =>
        `the e-mail address of your account at ${lab} was changed; this is the last message to the former one.`,
      end: "If that was not you, contact your laboratory's administrators:",
    },
  },
};

/**
 * Tells an account's owner that the password, or (at the former address) that the address was changed, so that nobody does it unnoticed.
 * What was changed stays changed where the notice cannot be sent; that is logged.
 * @param owner the account with the address to write to
 */
export async function sendNotice(
  what: keyof typeof texts,
  owner: Pick<StoredAccount, "username" | "email" | "language">,
  lab: string,
): Promise<void> {
  try {
    await sendMessage("MAIL_QUEUE", sendMailSchema, notice(what, owner, lab));
  } catch (error) {
    log.error("a notice was not sent", { error: error as Error, notice: what });
  }
}

function notice(...[what, owner, lab]: Parameters<typeof sendNotice>): Mail {
  const language = mailLanguage(owner.language);
  const { subject, lead, end } = texts[what][language];
  const origin = environment("ORIGIN");
  const link = what === "password" ? `${origin}/login/reset` : origin;
  const paragraphs = [greetings[language](owner.username), lead(lab), { text: end, link }];
  return composeMail({ id: ulid(), to: owner.email, subject: subject(lab) }, [{ language, paragraphs }]);
}
