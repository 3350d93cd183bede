import type { Sso } from "../../../shared/core/sessions/sso.ts";
import type { FieldCode } from "../../../shared/kernel/problem.ts";
import { ApiProblem } from "../../platform/api/problem.ts";

const nextKey = "laborium.sso-next";
const refusals = [
  "not_valid",
  "email_not_verified",
  "unknown_account",
  "other_account",
  "linked_otherwise",
] as const satisfies readonly FieldCode[];

/** Redirects to the laboratory's identity provider. @param next path to return to in the end @param again for a fresh proof */
export async function leaveForProvider(sso: Sso, next: string | null, again = false): Promise<void> {
  if (next) sessionStorage.setItem(nextKey, next);
  const { leaveForSso } = await import("./sso.ts");
  await leaveForSso(sso, again);
}

/** Returns the path to continue to after the return, and forgets it. */
export function takeNext(): string | null {
  const next = sessionStorage.getItem(nextKey);
  sessionStorage.removeItem(nextKey);
  return next;
}

/** Reason why single sign-on was refused, as a key of its texts; null for any other failure. */
export function ssoRefusal(problem: unknown) {
  if (problem instanceof ApiProblem) {
    const code = problem.errors.find(({ path }) => path === "id_token")?.code;
    return refusals.find((refusal) => refusal === code) ?? null;
  }
  return problem instanceof Error ? "failed" : null;
}
