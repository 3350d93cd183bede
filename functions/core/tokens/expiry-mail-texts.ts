import type { ApiToken, ApiTokenKind } from "../../../shared/core/tokens/tokens.endpoints.ts";
import { localeOf } from "../../../shared/kernel/locale.ts";
import { inUiLanguages, type UiLanguage } from "../../../shared/kernel/ui-language.ts";
import type { InLanguages } from "../mail/letter.ts";

export interface ExpiryFacts {
  lab: string;
  token: ApiToken;
  /** The page on which tokens of this kind are managed. */
  link: string;
}

/** Time zone of German laboratories, since a mail cannot know its reader's. */
const timeZone = "Europe/Berlin";
const textOf = (language: UiLanguage, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone });
  return (instant: string) => format.format(new Date(instant));
};
const date = (language: UiLanguage) => textOf(language, { dateStyle: "long" });
/** For example `15:05 MEZ`. */
const time = (language: UiLanguage) =>
  textOf(language, { hour: "2-digit", minute: "2-digit", timeZoneName: "short" });

const dates = inUiLanguages(date);
const times = inUiLanguages(time);

const historyOf = {
  de: ({ created, created_by, used }: ApiToken) =>
    `Erzeugt wurde es am ${dates.de(created)} von ${created_by}; ${used ? `zuletzt benutzt am ${dates.de(used)}` : "benutzt wurde es noch nie"}.`,
  en: ({ created, created_by, used }: ApiToken) =>
    `It was created by ${created_by} on ${dates.en(created)} and ${used ? `last used on ${dates.en(used)}` : "has never been used"}.`,
};

const called = ({ name, begins }: ApiToken) => (name ? `„${name}“ (${begins})` : begins);
const calledInEnglish = ({ name, begins }: ApiToken) => (name ? `“${name}” (${begins})` : begins);

/** @param names the kind, within a sentence and at its beginning; `stops` says what fails without a new token */
const announcing = (
  names: Record<UiLanguage, string>,
  stops: Record<UiLanguage, string>,
): InLanguages<ExpiryFacts> => ({
  de: ({ lab, token, link }) => ({
    subject: `${names.de} ${called(token)} läuft am ${dates.de(token.expires)} ab – ${lab}`,
    paragraphs: [
      `das ${names.de} ${called(token)} von ${lab} läuft am ${dates.de(token.expires)} um ${times.de(token.expires).replace(" ", " Uhr ")} ab.`,
      stops.de,
      historyOf.de(token),
      { text: "Erzeugen Sie rechtzeitig ein neues Token und tragen Sie es in diesen Systemen ein:", link },
      "Wird das Token nicht mehr gebraucht, müssen Sie nichts weiter tun.",
    ],
  }),
  en: ({ lab, token, link }) => ({
    subject: `${names.en} ${calledInEnglish(token)} expires on ${dates.en(token.expires)} – ${lab}`,
    paragraphs: [
      `The ${names.en.toLowerCase()} ${calledInEnglish(token)} of ${lab} expires on ${dates.en(token.expires)} at ${times.en(token.expires)}.`,
      stops.en,
      historyOf.en(token),
      { text: "Please create a new token in good time and enter it in those systems:", link },
      "If the token is no longer needed, there is nothing to do.",
    ],
  }),
});

/** The mail about a token of each kind. */
export const expiryMailTexts: Record<ApiTokenKind, InLanguages<ExpiryFacts>> = {
  import: announcing(
    { de: "Import-Token", en: "Import token" },
    {
      de: "Danach werden Systeme abgewiesen, die damit Importe senden, etwa Ihr Laborinformationssystem. Änderungen aus diesen Systemen kommen dann nicht mehr in Ihrem Verzeichnis an.",
      en: "After that, systems that send imports with it, such as your laboratory information system, will be refused, and changes from those systems will no longer reach your directory.",
    },
  ),
  export: announcing(
    { de: "Export-Token", en: "Export token" },
    {
      de: "Danach werden Systeme abgewiesen, die damit den Export abrufen. Sie erhalten dann keine neuen Daten mehr.",
      en: "After that, systems that fetch the export with it will be refused and will no longer receive new data.",
    },
  ),
};
