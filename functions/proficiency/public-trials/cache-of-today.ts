import type { TenantRecord } from "../../platform/tenant.store.ts";
import { secondsOfToday } from "../trials/certifications-now.ts";

/** Whatever a laboratory changes is public within 10 seconds. */
const longest = 5;

/** How long caches may keep what is said about today: briefly, and never beyond the midnight at which it may no longer be true. */
export function cacheOfToday({ time_zone }: Pick<TenantRecord, "time_zone">): Record<string, string> {
  const seconds = Math.min(longest, secondsOfToday(time_zone));
  return { "Cache-Control": seconds > 0 ? `public, max-age=${seconds}` : "no-store" };
}
