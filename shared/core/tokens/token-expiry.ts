import type { ApiToken } from "./tokens.endpoints.ts";

const day = 24 * 60 * 60 * 1000;

/** Tokens in the state `expiring` are marked, and announced by mail. */
export type TokenState = "valid" | "expiring" | "expired";

/** The state of a token; it expires soon 30 days before its end, or 7 if it was made for no more than 30. @param now epoch milliseconds */
export function tokenState(
  { created, expires }: Pick<ApiToken, "created" | "expires">,
  now = Date.now(),
): TokenState {
  const end = Date.parse(expires);
  if (end <= now) return "expired";
  const notice = end - Date.parse(created) <= 30 * day ? 7 : 30;
  return end - now <= notice * day ? "expiring" : "valid";
}
