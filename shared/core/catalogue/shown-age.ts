import type { Language } from "../../kernel/language.ts";
import type { FieldColumn } from "./field.ts";
import { columnKindOf } from "./field-role.ts";

type AgeUnit = "d" | "w" | "mo" | "y";

/** Age units by language; languages not listed show ages as stored. */
const units: Partial<Record<Language, Record<AgeUnit, string>>> = {
  de: { d: "T.", w: "Wo.", mo: "Mon.", y: "J." },
  fr: { d: "j", w: "sem.", mo: "mois", y: "ans" },
  it: { d: "gg", w: "sett.", mo: "mesi", y: "anni" },
};

/** Whether a table's column holds ages. */
export const isAgeColumn = (column: FieldColumn) => columnKindOf(column).startsWith("age");

/** A stored age (`10 y`, `6 mo`, `2 w`, `3 d`) with the unit of the reader's language: `10 J.`; any other text as it is. */
export function shownAge(age: string, language: Language): string {
  const [, count, unit] = /^(\d+(?:[.,]\d+)?) (d|w|mo|y)$/.exec(age.trim()) ?? [];
  const shown = units[language]?.[unit as AgeUnit];
  return shown ? `${count} ${shown}` : age;
}
