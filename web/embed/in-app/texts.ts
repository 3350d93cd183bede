import type { TextSources, Texts } from "../../platform/i18n/i18n.ts";

/** Texts that several modules need to set up their widgets. */
export const widgetTexts = {
  widgets: (language): Texts<typeof import("./texts.de.ts")> => import(`./texts.${language}.ts`),
  owntexts: (language): Texts<typeof import("./own-texts/texts.de.ts")> =>
    import(`./own-texts/texts.${language}.ts`),
} satisfies TextSources;
