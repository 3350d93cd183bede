import { ApiProblem } from "../../platform/api/problem.ts";

/** The browser gave no passkey: its owner declined, waited too long, or has none for this laboratory. */
export class PasskeyUnused extends Error {
  override name = "PasskeyUnused";
}

/** Whether this browser can make and use passkeys; only secure pages can. */
export const knowsPasskeys = () => typeof window.PublicKeyCredential === "function";

/** The reason for which a passkey did not count, as a key of the entry's texts; null for any other failure. */
export function passkeyRefusal(problem: unknown): "passkeyUnused" | "passkeyWrong" | null {
  if (problem instanceof PasskeyUnused) return "passkeyUnused";
  const isWrong =
    problem instanceof ApiProblem && problem.errors.some(({ code }) => code === "wrong_passkey");
  return isWrong ? "passkeyWrong" : null;
}
