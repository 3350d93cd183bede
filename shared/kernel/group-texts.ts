import type { UiLanguage } from "./ui-language.ts";

/** The names of the groups to which an account can belong. */
export const groupTexts = {
  printpublisher: { de: "PrintPublisher", en: "PrintPublisher" },
  webpublisher: { de: "WebPublisher", en: "WebPublisher" },
  laborshop: { de: "LaborShop", en: "LaborShop" },
  laboreditor: { de: "LaborEditor", en: "LaborEditor" },
  imports: { de: "Importe", en: "Imports" },
  analyses: { de: "Analysen", en: "Analyses" },
  webpublisher_internal: { de: "WebPublisher intern", en: "WebPublisher internal" },
  proficiency: { de: "Ringversuchszertifikate", en: "Ring trial certificates" },
  exports: { de: "Exporte", en: "Exports" },
} as const satisfies Record<string, Record<UiLanguage, string>>;
