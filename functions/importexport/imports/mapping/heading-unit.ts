import { readSex } from "../../../../shared/core/catalogue/quantity.ts";
import { ucumOf } from "../../../../shared/core/catalogue/unit.ts";
import { contentLanguages } from "../../../../shared/kernel/language.ts";

/**
 * Splits headings such as `Menge (ml)`, `Alter von [Monate]`, `Volume in µl` and `TAT_H` into name and unit; without a unit, the name is
 * whole.
 */
export function headingUnit(heading: string): { name: string; unit?: string } {
  const [, name = "", bracketed, named, time] =
    /^(.{1,150}?)\s*(?:[([]\s*([^()[\]]{1,30}?)\s*[)\]]|\sin\s(\S{1,20})|[\s_](days|hours|hrs|h|weeks|tage|std|stunden|wochen))$/i.exec(
      heading.trim(),
    ) ?? [];
  const unit = bracketed ?? named ?? (time === "H" ? "h" : time) ?? "";
  if (name === "" || !isUnit(unit)) return { name: heading };
  return { name, unit };
}

/** Words of durations that are no units of measurement. */
const duration =
  /^(?:d|gg|giorni|jours?|dagen|uur|ore|heures?|werktage|arbeitstage|working days|jours ouvrés)\.?$/i;

/** A single letter rather names a sex, and two letters may be a language. */
const isUnit = (text: string) =>
  duration.test(text) ||
  (/[\p{L}%‰°]/u.test(text) &&
    readSex(text) === undefined &&
    !contentLanguages.some((language) => language === text.toLowerCase()) &&
    ucumOf(text) !== undefined);
