import type { Mail } from "../../../shared/core/mail/mail.messages.ts";
import { type UiLanguage, uiLanguageOf, uiLanguages } from "../../../shared/kernel/ui-language.ts";
import { composeMail, type Paragraph } from "./compose-mail.ts";
import { ends, greetings } from "./letter-texts.ts";

/** The words of a mail in one language, between greeting and closing. */
export type Content<Facts> = (facts: Facts) => { subject: string; paragraphs: readonly Paragraph[] };
export type InLanguages<Facts> = Record<UiLanguage, Content<Facts>>;

/** The person to whom a mail is addressed. */
export interface Recipient {
  username: string;
  language: string;
}

/**
 * A mail to the owner of an account, in the account's language if there are texts in it, otherwise in English.
 * @param bilingual adds the other languages below, for people whose language is unknown
 */
export function letterTo<Facts extends { lab: string }>(
  content: InLanguages<Facts>,
  { id, to, username, language }: Pick<Mail, "id" | "to"> & Recipient,
  facts: Facts,
  { bilingual = false } = {},
): Mail {
  const recipientLanguage = uiLanguageOf(language);
  const letter = (language: UiLanguage) => {
    const { subject, paragraphs } = content[language](facts);
    return {
      language,
      subject,
      paragraphs: [greetings[language](username), ...paragraphs, ...ends[language](facts.lab)],
    };
  };
  const others = bilingual ? uiLanguages.filter((other) => other !== recipientLanguage) : [];
  const first = letter(recipientLanguage);
  return composeMail({ id, to, subject: first.subject }, [first, ...others.map(letter)]);
}
