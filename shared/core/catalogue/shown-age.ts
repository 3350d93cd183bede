import type { Language } from "../../kernel/language.ts";
import { type AgeUnit, ageTexts } from "./age-texts.ts";
import { shownNumber } from "./shown-number.ts";

/** A stored age (`10 y`, `6 mo`, `2 w`, `3 d`) with the unit of the reader's language: `10 J.`; other texts are returned unchanged. */
export function shownAge(age: string, language: Language): string {
  const [, count, unit] = /^(\d+(?:[.,]\d+)?) (d|w|mo|y)$/.exec(age.trim()) ?? [];
  if (count === undefined) return age;
  return `${shownNumber(count, language, "limit")} ${ageTexts[language]?.[unit as AgeUnit] ?? unit}`;
}
