import type { Mail } from "../../../shared/core/mail/mail.messages.ts";
import { type UiLanguage, uiLanguages } from "../../../shared/kernel/ui-language.ts";
import { composeMail, type Paragraph } from "./compose-mail.ts";

/** The words of a mail in one language, between greeting and closing. */
export type Content<Facts> = (facts: Facts) => { subject: string; paragraphs: readonly Paragraph[] };
export type InLanguages<Facts> = Record<UiLanguage, Content<Facts>>;

/** The person to whom a mail is addressed. */
export interface Recipient {
  username: string;
  language: string;
}

const greetings: Record<UiLanguage, (name: string) => string> = {
  de: (name) => `Guten Tag ${name},`,
  en: (name) => `Dear ${name},`,
};

/** The closing of each letter. */
const ends: Record<UiLanguage, (lab: string) => Paragraph[]> = {
  de: (lab) => [
    `Freundliche Grüße\n${lab}`,
    {
      aside: "Diese Nachricht wurde automatisch versendet. Antworten an diese Adresse werden nicht gelesen.",
    },
  ],
  en: (lab) => [
    `Kind regards,\n${lab}`,
    { aside: "This message was sent automatically. Replies to this address are not read." },
  ],
};

/**
 * A mail to the owner of an account: in German if that is the account's language, otherwise in English.
 * @param bilingual adds the other language below, for people whose language is unknown
 */
export function letterTo<Facts extends { lab: string }>(
  content: InLanguages<Facts>,
  { id, to, username, language }: Pick<Mail, "id" | "to"> & Recipient,
  facts: Facts,
  { bilingual = false } = {},
): Mail {
  const own = language === "de" ? "de" : "en";
  const letter = (language: UiLanguage) => {
    const { subject, paragraphs } = content[language](facts);
    return {
      language,
      subject,
      paragraphs: [greetings[language](username), ...paragraphs, ...ends[language](facts.lab)],
    };
  };
  const others = bilingual ? uiLanguages.filter((other) => other !== own) : [];
  const first = letter(own);
  return composeMail({ id, to, subject: first.subject }, [first, ...others.map(letter)]);
}
