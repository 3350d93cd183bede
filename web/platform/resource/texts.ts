import type { TextSources, Texts } from "../i18n/i18n.ts";

/** Texts of all pages that list deleted records. */
export const deletedTexts = {
  deleted: (language): Texts<typeof import("./texts.de.ts")> => import(`./texts.${language}.ts`),
} satisfies TextSources;
