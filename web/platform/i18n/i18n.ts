import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";
import { setContentLanguage } from "../api/call.ts";
import { detectLanguage, keepLanguage } from "./language.ts";

/** Loads the texts of one context in one language, as a chunk of its own. */
export type TextLoader = () => Promise<{ default: object }>;
export type TextSources = Record<string, Record<UiLanguage, TextLoader>>;

/** The current language of the interface. */
export const uiLanguage = () => (i18next.resolvedLanguage ?? "en") as UiLanguage;

const sources: TextSources = {};

/** Registers further texts; they are loaded when a page needs them. */
export const addTexts = (more: TextSources) => void Object.assign(sources, more);

/** Loads the texts that every page needs; others are loaded with their pages by `loadTexts`. */
export async function startTexts(first: TextSources, needed: readonly string[]): Promise<void> {
  addTexts(first);
  setContentLanguage(uiLanguage);
  i18next.on("languageChanged", (language) => {
    document.documentElement.lang = language;
  });
  const language = detectLanguage();
  // Store the language on the first visit, so that a change of the browser's language does not affect the app.
  keepLanguage(language);
  await i18next
    .use(initReactI18next)
    .use({
      type: "backend" as const,
      read(language: string, context: string, done: (error: unknown, texts: object | null) => void) {
        const load = sources[context]?.[language as UiLanguage];
        if (!load) return done(null, {});
        load().then(
          (module) => done(null, module.default),
          (error: unknown) => done(error, null),
        );
      },
    })
    .init({
      lng: language,
      supportedLngs: ["de", "en"],
      // No fallback language is loaded, since both are complete (a test ensures that).
      fallbackLng: false,
      load: "languageOnly",
      ns: [...needed],
      defaultNS: needed[0],
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}

export async function loadTexts(...contexts: readonly string[]): Promise<void> {
  await i18next.loadNamespaces([...contexts]);
}

/** Changes the language of the interface and stores the choice. */
export async function chooseLanguage(language: UiLanguage): Promise<void> {
  keepLanguage(language);
  await i18next.changeLanguage(language);
}
