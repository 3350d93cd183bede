import type { Mail, PasswordLink } from "../../../shared/core/mail/mail.messages.ts";
import { type UiLanguage, uiLanguages } from "../../../shared/kernel/ui-language.ts";
import { composeMail, greetings, type Letter, mailLanguage } from "../mail/compose-mail.ts";

type Reason = PasswordLink["reason"];
/** What the texts speak of. */
interface Facts {
  lab: string;
  username: string;
}
interface Texts {
  subject: (facts: Facts) => string;
  lead: (facts: Facts) => string;
  act: string;
  validity: string;
  /** Before the page where another link can be asked for. */
  again?: string;
  end: string;
}

const first: Record<UiLanguage, Omit<Texts, "lead">> = {
  de: {
    subject: ({ lab }) => `Ihr Zugang zu Laborium – ${lab}`,
    act: "Legen Sie hier Ihr Passwort fest:",
    validity: "Der Link gilt drei Tage und lässt sich einmal verwenden.",
    again: "Danach können Sie hier einen neuen anfordern:",
    end: "Falls Sie diese Nachricht nicht erwartet haben, können Sie sie ignorieren.",
  },
  en: {
    subject: ({ lab }) => `Your access to Laborium – ${lab}`,
    act: "Please set your password here:",
    validity: "The link is valid for three days and can be used once.",
    again: "After that you can request another one here:",
    end: "If you did not expect this message, you can ignore it.",
  },
};

const texts: Record<Reason, Record<UiLanguage, Texts>> = {
  reset: {
    de: {
      subject: ({ lab }) => `Neues Passwort für Laborium – ${lab}`,
      lead: ({ lab }) => `für Ihr Konto bei ${lab} wurde ein neues Passwort angefordert.`,
      act: "Legen Sie es hier fest:",
      validity: "Der Link gilt eine Stunde und lässt sich einmal verwenden.",
      end: "Falls Sie das nicht waren, können Sie diese Nachricht ignorieren; Ihr Passwort bleibt dann, wie es ist.",
    },
    en: {
      subject: ({ lab }) => `New password for Laborium – ${lab}`,
      lead: ({ lab }) => `a new password was requested for your account at ${lab}.`,
      act: "Please set it here:",
      validity: "The link is valid for one hour and can be used once.",
      end: "If that was not you, you can ignore this message; your password then stays as it is.",
    },
  },
  invitation: {
    de: {
      ...first.de,
      lead: ({ lab, username }) => `bei ${lab} wurde das Konto „${username}“ für Sie eingerichtet.`,
    },
    en: {
      ...first.en,
      lead: ({ lab, username }) => `the account “${username}” has been set up for you at ${lab}.`,
    },
  },
  first_administrator: {
    de: {
      ...first.de,
      lead: ({ lab, username }) =>
        `für ${lab} wurde das Konto „${username}“ mit allen Rechten für Sie eingerichtet.`,
    },
    en: {
      ...first.en,
      lead: ({ lab, username }) =>
        `the account “${username}” with all rights has been set up for you at ${lab}.`,
    },
  },
};

/**
 * The mail with the link by which an account's owner sets a password, in the language of the account. Of a first administrator nothing but
 * the laboratory's language is known, so the other language follows.
 * @param pages absolute URLs: `link`, where the password is set, and `again`, where another link can be asked for
 */
export function passwordMail(
  { id, reason }: Pick<PasswordLink, "id" | "reason">,
  account: { email: string; username: string; language: string },
  lab: string,
  pages: { link: string; again: string },
): Mail {
  const facts: Facts = { lab, username: account.username };
  const letter = (language: UiLanguage): Letter => {
    const { lead, act, validity, again, end } = texts[reason][language];
    const paragraphs = [
      greetings[language](account.username),
      lead(facts),
      { text: act, link: pages.link },
      again ? { text: `${validity} ${again}`, link: pages.again } : validity,
      end,
    ];
    return { language, paragraphs };
  };
  const language = mailLanguage(account.language);
  const others = uiLanguages.filter((other) => other !== language && reason === "first_administrator");
  const subject = texts[reason][language].subject(facts);
  return composeMail({ id, to: account.email, subject }, [letter(language), ...others.map(letter)]);
}
