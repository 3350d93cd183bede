import {
  maxPasskeys,
  newPasskeyRequestSchema,
  type Passkey,
} from "../../../shared/core/second-factor/passkey.ts";
import type {
  addPasskey,
  preparePasskey,
  removePasskey,
  renamePasskey,
} from "../../../shared/core/second-factor/second-factor.endpoints.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { fieldProblem, problem } from "../../platform/problem.ts";
import { challengeLife, newChallenge, spendChallenge } from "./challenge.store.ts";
import {
  changePasskey,
  addPasskey as keepPasskey,
  makeRecoveryCodes,
  readFactor,
  type StoredPasskey,
} from "./factor.store.ts";
import { challengeIn, handleOf, loadWebauthn, passkeyIdOf, relyingParty } from "./relying-party.ts";

/** The challenge of a new passkey is bound to the account that it is for. */
const toAdd = (account: string) => `add ${account}`;

export const shownPasskey = ({ id, name, created, used }: StoredPasskey): Passkey => ({
  id,
  name,
  created,
  used: used ?? null,
});

/** The options with which the caller's browser makes a passkey; those that the account has are left out. */
export async function prepareOwn({ actor, tenant }: Call<typeof preparePasskey>) {
  const { generateRegistrationOptions } = await loadWebauthn();
  const { passkeys = [] } = await readFactor(actor, actor.id);
  const challenge = await newChallenge(actor, toAdd(actor.id));
  const options = await generateRegistrationOptions({
    rpName: tenant.name,
    rpID: relyingParty().rpId,
    userName: actor.name,
    userDisplayName: actor.name,
    userID: new Uint8Array(handleOf(actor.id)),
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    timeout: challengeLife * 1000,
    attestationType: "none",
    excludeCredentials: passkeys.map(({ credential }) => ({ id: credential })),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "preferred",
    },
  });
  return newPasskeyRequestSchema.parse(options);
}

const notAccepted = (message: string) => fieldProblem("credential", "wrong_passkey", message);

/**
 * Adds a passkey that the caller's browser has made.
 * @throws ProblemError validation_failed at `credential`; conflict if there are as many as an account may have
 */
export async function addOwn({ actor, body: { name, credential }, note }: Call<typeof addPasskey>) {
  note({ target: name });
  const { clientDataJSON } = credential.response;
  const challenge = challengeIn(clientDataJSON);
  if (!(await spendChallenge(actor, challenge, toAdd(actor.id))))
    throw notAccepted("The challenge is too old or was answered before.");
  const { verifyRegistrationResponse } = await loadWebauthn();
  const { origin, rpId } = relyingParty();
  const checked = await verifyRegistrationResponse({
    response: credential as never,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    // As a second factor, a key without fingerprint or PIN will do; a sign-in by passkey alone demands it.
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!checked?.verified) throw notAccepted("The browser's answer does not fit this laboratory.");
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  const passkey = {
    id: passkeyIdOf(id),
    credential: id,
    key: Buffer.from(publicKey).toString("base64url"),
    counter,
    name,
    created: new Date().toISOString(),
  };
  const codes = makeRecoveryCodes();
  const { isAdded, isFirst } = await keepPasskey(actor, actor.id, passkey, { codes, limit: maxPasskeys });
  if (!isAdded) throw problem("conflict", `The passkey is there already, or there are ${maxPasskeys}.`);
  return { passkey: shownPasskey(passkey), recovery_codes: isFirst ? codes : null };
}

const missing = () => problem("not_found", "There is no such passkey.");

/** @throws ProblemError not_found */
export async function renameOwn({ actor, params: { id }, body: { name }, note }: Call<typeof renamePasskey>) {
  note({ target: name });
  let renamed: StoredPasskey | undefined;
  await changePasskey(actor, actor.id, id, (passkey) => {
    renamed = { ...passkey, name };
    return renamed;
  });
  if (!renamed) throw missing();
  return shownPasskey(renamed);
}

/** Forgets a passkey. @throws ProblemError not_found */
export async function removeOwn({ actor, params: { id }, note }: Call<typeof removePasskey>) {
  const isRemoved = await changePasskey(actor, actor.id, id, ({ name }) => {
    note({ target: name });
    return null;
  });
  if (!isRemoved) throw missing();
}
