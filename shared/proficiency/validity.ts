import { addDays } from "../kernel/local-day.ts";

/** What is said about something certified on a day; `missing`: nothing certifies it, or ever did. */
export const validities = ["valid", "soon", "expired", "missing"] as const;
/** What can be said about a certificate itself: it is there. */
export const certificateValidities = ["valid", "soon", "expired"] as const satisfies Validity[];
export type Validity = (typeof validities)[number];

/** From so many days before its end on, something is due soon; mails are sent on the first of them, and 7 days before. */
export const soonDays = 30;

/**
 * The state of what is valid until a date, that day included.
 * @param until `YYYY-MM-DD`; null if there is nothing
 * @param today the date that it is now in the laboratory's time zone
 */
export function validityOf(until: string | null, today: string): Validity {
  if (until === null) return "missing";
  if (until < today) return "expired";
  return until <= addDays(today, soonDays) ? "soon" : "valid";
}
