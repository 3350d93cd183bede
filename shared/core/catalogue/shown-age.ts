import type { Language } from "../../kernel/language.ts";
import { shownNumber } from "./shown-number.ts";

type AgeUnit = "d" | "w" | "mo" | "y";

/** Age units by language; other languages show ages as stored. */
const units: Partial<Record<Language, Record<AgeUnit, string>>> = {
  de: { d: "T.", w: "Wo.", mo: "Mon.", y: "J." },
  fr: { d: "j", w: "sem.", mo: "mois", y: "ans" },
  it: { d: "gg", w: "sett.", mo: "mesi", y: "anni" },
};

/** A stored age (`10 y`, `6 mo`, `2 w`, `3 d`) with the unit of the reader's language: `10 J.`; other texts are returned unchanged. */
export function shownAge(age: string, language: Language): string {
  const [, count, unit] = /^(\d+(?:[.,]\d+)?) (d|w|mo|y)$/.exec(age.trim()) ?? [];
  if (count === undefined) return age;
  return `${shownNumber(count, language, "limit")} ${units[language]?.[unit as AgeUnit] ?? unit}`;
}
