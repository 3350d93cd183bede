import { isCalendarDate } from "../../../shared/kernel/local-day.ts";

/** Two-digit years belong to this century. */
const century = "20";

/**
 * Reads a typed date: day first as in both languages, `22.11.2026` or `22/11/26`, or in the stored format.
 * @returns `YYYY-MM-DD`; undefined if the text is not an existing date
 */
export function readDate(text: string): string | undefined {
  const [, ...stored] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim()) ?? [];
  const [, ...typed] = /^(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4}|\d{2})$/.exec(text.trim()) ?? [];
  const [year, month, day] = stored.length > 0 ? stored : typed.toReversed();
  if (!year || !month || !day) return undefined;
  const date = [year.padStart(4, century), month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  return isCalendarDate(date) ? date : undefined;
}
