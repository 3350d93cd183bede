import type { TextSources } from "../i18n/i18n.ts";

/** Texts of all import pages. */
export const recordImportTexts = {
  recordImport: { de: () => import("./texts.de.ts"), en: () => import("./texts.en.ts") },
} satisfies TextSources;
