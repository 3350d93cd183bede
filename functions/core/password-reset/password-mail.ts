import type { Mail, PasswordLink } from "../../../shared/core/mail/mail.messages.ts";
import { type UiLanguage, uiLanguages } from "../../../shared/kernel/language.ts";

type Reason = PasswordLink["reason"];
/** What the texts speak of. */
interface Facts {
  lab: string;
  username: string;
  /** Absolute URL of the page where the password is set. */
  link: string;
  /** Absolute URL of the page where another link can be asked for. */
  again: string;
}
interface Texts {
  subject: (facts: Facts) => string;
  lead: (facts: Facts) => string;
  act: string;
  validity: (facts: Facts) => string;
  end: string;
}

const greetings: Record<UiLanguage, (username: string) => string> = {
  de: (username) => `Guten Tag ${username},`,
  en: (username) => `Dear ${username},`,
};

const first: Record<UiLanguage, Omit<Texts, "lead">> = {
  de: {
    subject: ({ lab }) => `Ihr Zugang zu Laborium – ${lab}`,
    act: "Legen Sie hier Ihr Passwort fest:",
    validity: ({ again }) =>
      `Der Link gilt drei Tage und lässt sich einmal verwenden. Danach können Sie hier einen neuen anfordern: ${again}`,
    end: "Falls Sie diese Nachricht nicht erwartet haben, können Sie sie ignorieren.",
  },
  en: {
    subject: ({ lab }) => `Your access to Laborium – ${lab}`,
    act: "Please set your password here:",
    validity: ({ again }) =>
      `The link is valid for three days and can be used once. After that you can request another one here: ${again}`,
    end: "If you did not expect this message, you can ignore it.",
  },
};

const texts: Record<Reason, Record<UiLanguage, Texts>> = {
  reset: {
    de: {
      subject: ({ lab }) => `Neues Passwort für Laborium – ${lab}`,
      lead: ({ lab }) => `für Ihr Konto bei ${lab} wurde ein neues Passwort angefordert.`,
      act: "Legen Sie es hier fest:",
      validity: () => "Der Link gilt eine Stunde und lässt sich einmal verwenden.",
      end: "Falls Sie das nicht waren, können Sie diese Nachricht ignorieren; Ihr Passwort bleibt dann, wie es ist.",
    },
    en: {
      subject: ({ lab }) => `New password for Laborium – ${lab}`,
      lead: ({ lab }) => `a new password was requested for your account at ${lab}.`,
      act: "Please set it here:",
      validity: () => "The link is valid for one hour and can be used once.",
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

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const anchor = (url: string) => `<a href="${escaped(url)}">${escaped(url)}</a>`;

/**
 * The mail with the link by which an account's owner sets a password: in German for accounts in German, else in English. Of a first
 * administrator nothing but the laboratory's language is known, so the other language follows.
 */
export function passwordMail(
  { id, reason }: Pick<PasswordLink, "id" | "reason">,
  account: { email: string; username: string; language: string },
  pages: Pick<Facts, "lab" | "link" | "again">,
): Mail {
  const facts: Facts = { ...pages, username: account.username };
  const language: UiLanguage = account.language === "de" ? "de" : "en";
  const others = uiLanguages.filter((other) => other !== language && reason === "first_administrator");
  const parts = [language, ...others].map((one) => {
    const { lead, act, validity, end } = texts[reason][one];
    return {
      one,
      greeting: greetings[one](facts.username),
      lead: lead(facts),
      act,
      validity: validity(facts),
      end,
    };
  });
  const text = parts
    .map(({ greeting, lead, act, validity, end }) =>
      [greeting, lead, `${act}\n${facts.link}`, validity, end].join("\n\n"),
    )
    .join("\n\n—\n\n");
  const html = parts
    .map(({ one, greeting, lead, act, validity, end }) => {
      const again = escaped(validity).replace(escaped(facts.again), () => anchor(facts.again));
      const paragraphs = [
        escaped(greeting),
        escaped(lead),
        `${escaped(act)}<br>${anchor(facts.link)}`,
        again,
        escaped(end),
      ];
      return `<div lang="${one}">${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("")}</div>`;
    })
    .join("<hr>");
  const subject = texts[reason][language].subject(facts).replaceAll(/\s+/g, " ").slice(0, 200);
  return { id, to: account.email, subject, text, html, language };
}
