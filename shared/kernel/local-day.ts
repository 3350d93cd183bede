import * as z from "zod";
import { localeOf } from "./locale.ts";

/** Time zone of laboratories that name no other. */
export const usualTimeZone = "Europe/Berlin";

/** A time zone of the IANA database, for example `Europe/Berlin`. */
export const timeZoneSchema = z.string().refine(isTimeZone, "Not a time zone.");
function isTimeZone(name: string): boolean {
  try {
    return formatOf(name) !== undefined;
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(localeOf("en"), { timeZone, dateStyle: "short" });
  formats.set(timeZone, format);
  return format;
}

/** The calendar date `YYYY-MM-DD` in a time zone at an instant (epoch milliseconds). */
export const localDay = (timeZone: string, now = Date.now()): string =>
  formatOf(timeZone).format(now).split("/").reverse().join("-");

const dayLength = 24 * 60 * 60 * 1000;

/** The date some days later; earlier for a negative number. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/**
 * The instant at which a date begins in a time zone, in epoch milliseconds. It searches for the change of date, so it is right on
 * days of 23 and 25 hours, too.
 */
export function dayBegins(day: string, timeZone: string): number {
  const utc = Date.parse(day);
  // No time zone is further from UTC than this.
  let [before, after] = [utc - 15 * 60 * 60 * 1000, utc + 15 * 60 * 60 * 1000];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (localDay(timeZone, middle) < day) before = middle;
    else after = middle;
  }
  return after;
}

/** Whether a text is an existing calendar date, as `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}
