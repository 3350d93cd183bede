/** The language as `Intl` has to be asked for it: without a country, English would be American. */
export const localeOf = (language: string): string => (language === "en" ? "en-GB" : language);

/** The instant of a calendar date `YYYY-MM-DD`, or of a date with a time; undefined for any other text, some of which `Date` would take. */
export function instantOf(date: string): number | undefined {
  const instant = /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(instant) ? undefined : instant;
}

/**
 * Dates as the language writes them in a text: 22. November 2026, 22 November 2026.
 * @returns the text of a calendar date, or of an instant's day in UTC; anything else is returned unchanged
 */
export function longDates(language: string): (date: string) => string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" });
  return (date) => {
    const instant = instantOf(date);
    return instant === undefined ? date : format.format(instant);
  };
}
