import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { commonLanguage, type UiLanguage, uiLanguages } from "../../../shared/kernel/ui-language.ts";
import { setContentLanguage } from "../api/call.ts";
import { detectLanguage, keepLanguage } from "./language.ts";

/** A file of texts, typed after the German one. */
export type Texts<File extends { default: object }> = Promise<File>;
/** Loads the texts of each context in one language, as a chunk of its own: the files `<name>.<language>.ts`. */
export type TextSources = Record<string, (language: UiLanguage) => Texts<{ default: object }>>;

/** The current language of the interface. */
export const uiLanguage = () => (i18next.resolvedLanguage ?? commonLanguage) as UiLanguage;

const sources: TextSources = {};

/** Registers further texts; they are loaded when a page needs them. */
export const addTexts = (additional: TextSources) => void Object.assign(sources, additional);

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
        const load = sources[context];
        if (!load) return done(null, {});
        load(language as UiLanguage).then(
          (module) => done(null, module.default),
          (error: unknown) => done(error, null),
        );
      },
    })
    .init({
      lng: language,
      supportedLngs: uiLanguages,
      // No fallback language is loaded, since all are complete (a test ensures that).
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
