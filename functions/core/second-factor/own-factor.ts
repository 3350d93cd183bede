import type { Passkey } from "../../../shared/core/second-factor/passkey.ts";
import type { Actor } from "../../platform/actor.ts";
import { problem } from "../../platform/problem.ts";
import { keepRecoveryCodes, makeRecoveryCodes, readFactor } from "./factor.store.ts";
import { shownPasskey } from "./own-passkeys.ts";

/** Since when the caller's account asks for codes of an app, its passkeys, and how many recovery codes are left. */
export async function showFactor(
  actor: Actor,
): Promise<{ since: string | null; recovery_left: number; passkeys: Passkey[] }> {
  const { since = null, recovery = [], passkeys = [] } = await readFactor(actor, actor.id);
  return { since, recovery_left: recovery.length, passkeys: passkeys.map(shownPasskey) };
}

/** Makes new recovery codes; the former ones are void. @throws ProblemError not_found if the factor is off */
export async function renewCodes(actor: Actor): Promise<{ recovery_codes: string[] }> {
  const recovery_codes = makeRecoveryCodes();
  if (!(await keepRecoveryCodes(actor, actor.id, recovery_codes)))
    throw problem("not_found", "The second factor is off.");
  return { recovery_codes };
}
