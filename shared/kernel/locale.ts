/** The locale for `Intl`: without a country, English would be American. */
export const localeOf = (language: string): string => (language === "en" ? "en-GB" : language);

/** The instant of a calendar date `YYYY-MM-DD` or of a date with a time; undefined for any other text, although `Date` would parse some. */
export function instantOf(date: string): number | undefined {
  const instant = /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(instant) ? undefined : instant;
}

/**
 * Dates in a language's long form: 22. November 2026, 22 November 2026.
 * @returns the text for a calendar date, or for an instant's day in UTC; any other text is returned unchanged
 */
export function longDates(language: string): (date: string) => string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" });
  return (date) => {
    const instant = instantOf(date);
    return instant === undefined ? date : format.format(instant);
  };
}
