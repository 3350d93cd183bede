import type { TextSources, Texts } from "../i18n/i18n.ts";

/** Texts of all import pages. */
export const recordImportTexts = {
  recordImport: (language): Texts<typeof import("./texts.de.ts")> => import(`./texts.${language}.ts`),
} satisfies TextSources;
