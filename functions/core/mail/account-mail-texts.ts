import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";
import type { InLanguages } from "./letter.ts";

/** Values for the texts; `link` and `again` are absolute URLs. */
export interface AccountFacts {
  lab: string;
  username: string;
  /** The page on which the owner sets a password or asks for one. */
  link: string;
  /** The page on which another link can be requested. */
  again: string;
}

/** The mail to the owner of a new account. @param openings its first sentence */
const access = (
  openings: Record<UiLanguage, (facts: AccountFacts) => string>,
): InLanguages<AccountFacts> => ({
  de: (facts) => ({
    subject: `Ihr Zugang zu Laborium – ${facts.lab}`,
    paragraphs: [
      openings.de(facts),
      { text: "Legen Sie hier Ihr Passwort fest:", link: facts.link },
      {
        text: "Der Link gilt drei Tage und lässt sich einmal verwenden. Danach können Sie hier einen neuen anfordern:",
        link: facts.again,
      },
      "Falls Sie diese Nachricht nicht erwartet haben, können Sie sie ignorieren.",
    ],
  }),
  en: (facts) => ({
    subject: `Your access to Laborium – ${facts.lab}`,
    paragraphs: [
      openings.en(facts),
      { text: "Please set your password here:", link: facts.link },
      {
        text: "The link is valid for three days and can be used once. After that you can request another one here:",
        link: facts.again,
      },
      "If you did not expect this message, you can ignore it.",
    ],
  }),
});

/** The mails about accounts. */
export const accountMailTexts = {
  reset: {
    de: ({ lab, username, link }) => ({
      subject: `Neues Passwort für Laborium – ${lab}`,
      paragraphs: [
        `für Ihr Konto „${username}“ bei ${lab} wurde ein neues Passwort angefordert.`,
        { text: "Legen Sie es hier fest:", link },
        "Der Link gilt eine Stunde und lässt sich einmal verwenden.",
        "Falls Sie das nicht waren, können Sie diese Nachricht ignorieren; Ihr Passwort bleibt dann, wie es ist.",
      ],
    }),
    en: ({ lab, username, link }) => ({
      subject: `New password for Laborium – ${lab}`,
      paragraphs: [
        `A new password was requested for your account “${username}” at ${lab}.`,
        { text: "Please set it here:", link },
        "The link is valid for one hour and can be used once.",
        "If that was not you, you can ignore this message; your password will not change.",
      ],
    }),
  },
  invitation: access({
    de: ({ lab, username }) => `bei ${lab} wurde das Konto „${username}“ für Sie eingerichtet.`,
    en: ({ lab, username }) => `The account “${username}” has been set up for you at ${lab}.`,
  }),
  first_administrator: access({
    de: ({ lab, username }) =>
      `für ${lab} wurde das Konto „${username}“ mit allen Rechten für Sie eingerichtet.`,
    en: ({ lab, username }) =>
      `The account “${username}” has been set up for you at ${lab}, with full rights.`,
  }),
  password_changed: {
    de: ({ lab, username, again }) => ({
      subject: `Ihr Passwort für Laborium wurde geändert – ${lab}`,
      paragraphs: [
        `das Passwort Ihres Kontos „${username}“ bei ${lab} wurde geändert.`,
        {
          text: "Falls Sie das nicht waren, wenden Sie sich bitte sofort an die Administration Ihres Labors und fordern Sie hier ein neues Passwort an:",
          link: again,
        },
      ],
    }),
    en: ({ lab, username, again }) => ({
      subject: `Your password for Laborium has been changed – ${lab}`,
      paragraphs: [
        `The password of your account “${username}” at ${lab} has been changed.`,
        {
          text: "If that was not you, please contact your laboratory’s administrators at once and request a new password here:",
          link: again,
        },
      ],
    }),
  },
  confirm_email: {
    de: ({ lab, username, link }) => ({
      subject: `Bitte bestätigen Sie Ihre E-Mail-Adresse – ${lab}`,
      paragraphs: [
        `für das Konto „${username}“ bei ${lab} wurde diese E-Mail-Adresse angegeben. Sie gilt, sobald Sie sie bestätigen.`,
        { text: "Bestätigen Sie sie hier:", link },
        "Der Link gilt 24 Stunden und lässt sich einmal verwenden.",
        "Falls Sie das nicht waren, können Sie diese Nachricht ignorieren; die Adresse wird dann nicht verwendet.",
      ],
    }),
    en: ({ lab, username, link }) => ({
      subject: `Please confirm your e-mail address – ${lab}`,
      paragraphs: [
        `This e-mail address was entered for the account “${username}” at ${lab}. It will be used as soon as you confirm it.`,
        { text: "Please confirm it here:", link },
        "The link is valid for 24 hours and can be used once.",
        "If that was not you, you can ignore this message; the address will then not be used.",
      ],
    }),
  },
  email_changed: {
    de: ({ lab, username, link }) => ({
      subject: `Ihre E-Mail-Adresse in Laborium wurde geändert – ${lab}`,
      paragraphs: [
        `die E-Mail-Adresse Ihres Kontos „${username}“ bei ${lab} wurde geändert. Diese Nachricht ist die letzte, die an die bisherige Adresse geht.`,
        "Falls Sie das nicht waren, wenden Sie sich bitte sofort an die Administration Ihres Labors.",
        { text: "Hier können Sie sich anmelden:", link },
      ],
    }),
    en: ({ lab, username, link }) => ({
      subject: `Your e-mail address in Laborium has been changed – ${lab}`,
      paragraphs: [
        `The e-mail address of your account “${username}” at ${lab} has been changed. This is the last message to the old address.`,
        "If that was not you, please contact your laboratory’s administrators at once.",
        { text: "You can sign in here:", link },
      ],
    }),
  },
} as const satisfies Record<string, InLanguages<AccountFacts>>;
