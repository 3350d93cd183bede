/**
 * Languages of the user interface; accounts with another language see English. Separate from the language schemas, so that
 * the log-in page need not load zod.
 */
export const uiLanguages = ["de", "en"] as const;
export type UiLanguage = (typeof uiLanguages)[number];

/** The language for readers whose own has no words, and of the server's own sentences. */
export const commonLanguage = "en" satisfies UiLanguage;

/** The language of the interface's words for readers of any language: their own if there are words in it. */
export const uiLanguageOf = (language: string): UiLanguage =>
  uiLanguages.find((candidate) => candidate === language) ?? commonLanguage;

/** Something made once for each language of the interface. */
export const inUiLanguages = <Value>(make: (language: UiLanguage) => Value): Record<UiLanguage, Value> =>
  Object.fromEntries(uiLanguages.map((language) => [language, make(language)])) as Record<UiLanguage, Value>;
