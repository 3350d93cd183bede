import type { TextSources } from "../i18n/i18n.ts";

/** Texts of all pages that list deleted records. */
export const deletedTexts = {
  deleted: { de: () => import("./texts.de.ts"), en: () => import("./texts.en.ts") },
} satisfies TextSources;
