import type { Language } from "../../kernel/language.ts";

export type AgeUnit = "d" | "w" | "mo" | "y";

/** Age units by language; other languages show ages as stored. */
export const ageTexts: Partial<Record<Language, Record<AgeUnit, string>>> = {
  de: { d: "T.", w: "Wo.", mo: "Mon.", y: "J." },
  fr: { d: "j", w: "sem.", mo: "mois", y: "ans" },
  it: { d: "gg", w: "sett.", mo: "mesi", y: "anni" },
};
