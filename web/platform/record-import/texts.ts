import type { TextSources } from "../i18n/i18n.ts";

/** The texts of all pages on which records are imported from a table. */
export const recordImportTexts = {
  recordImport: { de: () => import("./texts.de.ts"), en: () => import("./texts.en.ts") },
} satisfies TextSources;
