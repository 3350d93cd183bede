/**
 * Languages of the user interface; an account of another language sees English. Apart from the schemas of languages, so
 * that the log-in page need not load what checks them.
 */
export const uiLanguages = ["de", "en"] as const;
export type UiLanguage = (typeof uiLanguages)[number];
