import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";

interface FailureTexts {
  missing: readonly [title: string, text: string];
  broken: readonly [title: string, text: string];
  home: string;
}

/** The texts of the page that a visitor sees if a public page failed. */
export const failureTexts: Record<UiLanguage, FailureTexts> = {
  de: {
    missing: ["Nicht gefunden", "Unter dieser Adresse gibt es keine Seite oder keine Seite mehr."],
    broken: ["Zurzeit nicht erreichbar", "Bitte versuchen Sie es gleich noch einmal."],
    home: "Zur Startseite",
  },
  en: {
    missing: ["Not found", "There is no page at this address, or it is no longer there."],
    broken: ["Not available at present", "Please try again in a moment."],
    home: "To the start page",
  },
};
