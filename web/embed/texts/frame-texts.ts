import { type UiLanguage, uiLanguageOf } from "../../../shared/kernel/ui-language.ts";
import type { MenuPlace } from "../pages/menu.ts";

const german = {
  menu: "Menü",
  start: "Startseite",
  places: {
    analyses: "Analysen",
    draw: "Abnahmeplan",
    changes: "Neues",
    shop: "Material",
    trials: "Ringversuche",
    chapters: "Kapitel",
  } satisfies Record<MenuPlace, string>,
  theme: "Darstellung",
  themes: { "": "Wie das Gerät", light: "Hell", dark: "Dunkel" },
};
export type FrameTexts = typeof german;
const texts: Record<UiLanguage, FrameTexts> = {
  de: german,
  en: {
    menu: "Menu",
    start: "Start page",
    places: {
      analyses: "Analyses",
      draw: "Plan a draw",
      changes: "What is new",
      shop: "Supplies",
      trials: "Proficiency testing",
      chapters: "Chapters",
    },
    theme: "Appearance",
    themes: { "": "As the device", light: "Light", dark: "Dark" },
  },
};
/** The texts of the frame that all public pages share in a language. */
export const frameTextsFor = (language: string): FrameTexts => texts[uiLanguageOf(language)];
