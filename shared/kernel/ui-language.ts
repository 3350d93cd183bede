/**
 * Languages of the user interface; accounts with another language see English. Separate from the language schemas, so that
 * the log-in page need not load zod.
 */
export const uiLanguages = ["de", "en"] as const;
export type UiLanguage = (typeof uiLanguages)[number];
