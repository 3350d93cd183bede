import * as z from "zod";
import type { Language } from "../../kernel/language.ts";
import { pageAddressSchema } from "../../kernel/page-address.ts";

/** Pages of the laboratory's website to which its public pages, its shop and the shop's mails must link by law. */
export const legalPages = ["imprint", "privacy", "accessibility"] as const;
export type LegalPage = (typeof legalPages)[number];

/** Addresses of these pages; empty if there is none. */
export const legalSchema = z.object({
  imprint: pageAddressSchema,
  privacy: pageAddressSchema,
  accessibility: pageAddressSchema,
});
export type Legal = z.infer<typeof legalSchema>;
export const noLegal: Legal = { imprint: "", privacy: "", accessibility: "" };

const words: Record<Language, Record<LegalPage, string>> = {
  de: { imprint: "Impressum", privacy: "Datenschutz", accessibility: "Barrierefreiheit" },
  en: { imprint: "Legal notice", privacy: "Privacy", accessibility: "Accessibility" },
  fr: { imprint: "Mentions légales", privacy: "Confidentialité", accessibility: "Accessibilité" },
  it: { imprint: "Note legali", privacy: "Privacy", accessibility: "Accessibilità" },
};

/** Links to the existing pages, labelled in a language. */
export const legalLinks = (legal: Legal, language: Language): { label: string; url: string }[] =>
  legalPages
    .filter((page) => legal[page] !== "")
    .map((page) => ({ label: words[language][page], url: legal[page] }));
