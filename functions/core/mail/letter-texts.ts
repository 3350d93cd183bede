import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";
import type { Paragraph } from "./compose-mail.ts";

/** The greeting of each letter. */
export const greetings: Record<UiLanguage, (name: string) => string> = {
  de: (name) => `Guten Tag ${name},`,
  en: (name) => `Dear ${name},`,
};

/** The closing of each letter. */
export const ends: Record<UiLanguage, (lab: string) => Paragraph[]> = {
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
