import { addDays } from "../kernel/local-day.ts";

/** Certification states of a test parameter on a day; `missing` means that it is not certified and never was. */
export const validities = ["valid", "soon", "expired", "missing"] as const;
/** States of a certificate itself, which cannot be missing. */
export const certificateValidities = ["valid", "soon", "expired"] as const satisfies Validity[];
export type Validity = (typeof validities)[number];

/** Days before its end from which a certificate counts as ending soon; mails are sent on the first of them, and 7 days before the end. */
export const soonDays = 30;

/**
 * The state of something that is valid up to and including a date.
 * @param until `YYYY-MM-DD`; null if there is nothing
 * @param today current date in the laboratory's time zone
 */
export function validityOf(until: string | null, today: string): Validity {
  if (until === null) return "missing";
  if (until < today) return "expired";
  return until <= addDays(today, soonDays) ? "soon" : "valid";
}
