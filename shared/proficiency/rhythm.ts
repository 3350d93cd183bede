import { addDays } from "../kernel/local-day.ts";
import { soonDays } from "./validity.ts";

/** How often a laboratory takes part in trials for a test parameter. */
export const rhythms = ["quarter", "half_year", "year", "none"] as const;
export type Rhythm = (typeof rhythms)[number];
/** Rhythms of one test parameter. `default` stands for the setup's rhythm if the RiliBÄK demands trials, and for `none` otherwise. */
export const chosenRhythms = ["default", ...rhythms] as const;
export type ChosenRhythm = (typeof chosenRhythms)[number];

const monthsOf: Record<Rhythm, number> = { quarter: 3, half_year: 6, year: 12, none: 0 };

/** The effective rhythm. @param ofRilibaek rhythm in the setup for test parameters that the RiliBÄK demands */
export function rhythmOf(
  { rhythm, rilibaek }: { rhythm: ChosenRhythm; rilibaek: boolean },
  ofRilibaek: Rhythm,
): Rhythm {
  if (rhythm !== "default") return rhythm;
  return rilibaek ? ofRilibaek : "none";
}

/** Adds months to a date; if the target month has no such day, its last day is returned. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Urgency of the next trial; `later` means not within the next 30 days. */
export type Due = "overdue" | "soon" | "later";

/**
 * Returns when the next trial is due.
 * @param last date of the latest one; null if there was none, which makes it overdue at once
 * @returns undefined if there is no rhythm
 */
export function nextTest(
  rhythm: Rhythm,
  last: string | null,
  today: string,
): { next: string | null; due: Due } | undefined {
  if (rhythm === "none") return undefined;
  if (last === null) return { next: null, due: "overdue" };
  const next = addMonths(last, monthsOf[rhythm]);
  if (next < today) return { next, due: "overdue" };
  return { next, due: next <= addDays(today, soonDays) ? "soon" : "later" };
}
