import type { TextSources } from "../../platform/i18n/i18n.ts";

/** Texts that several modules need to set up their widgets. */
export const widgetTexts = {
  widgets: { de: () => import("./texts.de.ts"), en: () => import("./texts.en.ts") },
  owntexts: { de: () => import("./own-texts/texts.de.ts"), en: () => import("./own-texts/texts.en.ts") },
} satisfies TextSources;
