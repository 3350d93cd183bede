import type { TenantRecord } from "../../platform/tenant.store.ts";
import { secondsOfToday } from "../trials/certifications-now.ts";

/** Seconds; every change of a laboratory must be public within 10. */
const longest = 5;

/** Cache headers for a response that depends on today's date: cached briefly, and never beyond the next midnight, when it may become wrong. */
export function cacheOfToday({ time_zone }: Pick<TenantRecord, "time_zone">): Record<string, string> {
  const seconds = Math.min(longest, secondsOfToday(time_zone));
  return { "Cache-Control": seconds > 0 ? `public, max-age=${seconds}` : "no-store" };
}
