import type { Language } from "../../kernel/language.ts";
import type { LegalPage } from "./legal.ts";

/** The names of the pages to which public pages link by law. */
export const legalTexts: Record<Language, Record<LegalPage, string>> = {
  de: { imprint: "Impressum", privacy: "Datenschutz", accessibility: "Barrierefreiheit" },
  en: { imprint: "Legal notice", privacy: "Privacy", accessibility: "Accessibility" },
  fr: { imprint: "Mentions légales", privacy: "Confidentialité", accessibility: "Accessibilité" },
  it: { imprint: "Note legali", privacy: "Privacy", accessibility: "Accessibilità" },
};
