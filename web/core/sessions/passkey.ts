import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { preparePasskey } from "../../../shared/core/second-factor/second-factor.endpoints.ts";
import { requestPasskey } from "../../../shared/core/sessions/sessions.endpoints.ts";
import type { OutputOf } from "../../../shared/kernel/endpoint.ts";
import { call } from "../../platform/api/call.ts";
import { PasskeyUnused } from "./passkey-refusal.ts";

/** Browsers name a refusal in many ways, and tell pages little on purpose. */
const unused = (error: unknown): never => {
  throw new PasskeyUnused("The browser gave no passkey.", { cause: error });
};

/** Replaces results of extensions, of which none is used. */
const plain = { clientExtensionResults: {} as Record<string, unknown> };

/**
 * Lets the browser ask for one of the user's passkeys, and returns its answer.
 * @param beside whether a password has been given as well, so that the passkey need not verify its owner
 * @throws PasskeyUnused
 */
export async function askForPasskey({ beside }: { beside: boolean }) {
  const request = await call(requestPasskey);
  const optionsJSON = { ...request, ...(beside && { userVerification: "preferred" as const }) };
  return { ...(await startAuthentication({ optionsJSON }).catch(unused)), ...plain };
}

/** Lets the browser make a passkey. @throws PasskeyUnused */
export const makePasskey = async (optionsJSON: OutputOf<typeof preparePasskey>) => ({
  ...(await startRegistration({ optionsJSON }).catch(unused)),
  ...plain,
});
