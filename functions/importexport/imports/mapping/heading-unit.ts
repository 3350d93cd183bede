import { readSex } from "../../../../shared/core/catalogue/quantity.ts";
import { ucumOf } from "../../../../shared/core/catalogue/unit.ts";
import { contentLanguages } from "../../../../shared/kernel/language.ts";

/**
 * Splits headings such as `Menge (ml)`, `Alter von [Monate]`, `Volume in µl` and `TAT_H` into name and unit; without a unit, the name is
 * whole.
 */
export function headingUnit(heading: string): { name: string; unit?: string } {
  const [, timed = "", time = ""] = timeHeading.exec(heading.trim()) ?? [];
  if (timed !== "" && ofTimes.test(timed)) return { name: timed, unit: time === "H" ? "h" : time };
  const [, name = "", bracketed, named] =
    /^(.{1,150}?)\s*(?:[([]\s*([^()[\]]{1,30}?)\s*[)\]]|\sin\s(\S{1,20}))$/i.exec(heading.trim()) ?? [];
  const unit = bracketed ?? named ?? "";
  if (name === "" || !isUnit(unit)) return { name: heading };
  return { name, unit };
}

/** A heading whose last word is a unit of time; in others, such as `REF_H`, an H is no hour. */
const timeHeading = /^(.{1,150}?)[\s_]+(days|hours|hrs|h|weeks|tage|std|stunden|wochen)$/i;
const ofTimes = /tat|turnaround|time|dauer|zeit|frist|stab|halt|age|alter/i;

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
