import * as z from "zod";
import type { Language } from "../../kernel/language.ts";
import { pageAddressSchema } from "../../kernel/page-address.ts";
import { legalTexts } from "./legal-texts.ts";

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

/** The name of a page in a language. */
export const legalName = (page: LegalPage, language: Language): string => legalTexts[language][page];

/** Links to the existing pages, labelled in a language. */
export const legalLinks = (legal: Legal, language: Language): { label: string; url: string }[] =>
  legalPages
    .filter((page) => legal[page] !== "")
    .map((page) => ({ label: legalName(page, language), url: legal[page] }));

/** Pages that a laboratory has not named yet; a shop takes no orders without them. */
export const missingLegal = (legal: Legal): LegalPage[] => legalPages.filter((page) => legal[page] === "");
