import type {
  prepareSecondFactor,
  turnOnSecondFactor,
} from "../../../shared/core/second-factor/second-factor.endpoints.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { fieldProblem, problem } from "../../platform/problem.ts";
import { forgetCodes, takeCode } from "../sessions/throttle.store.ts";
import { addressOf, newSecret, stepOf } from "./authenticator.ts";
import { makeRecoveryCodes, prepareFactor, readFactor, turnOn } from "./factor.store.ts";

/** Makes a secret for the caller's authenticator app. A factor that is on stays until the new one is confirmed. */
export async function prepare({ actor, tenant }: Call<typeof prepareSecondFactor>) {
  const secret = await newSecret();
  await prepareFactor(actor, actor.id, secret);
  return { secret, address: await addressOf(secret, tenant.name, actor.name) };
}

/** Turns the prepared factor on. @throws ProblemError conflict if none is prepared, validation_failed at `code`, too_many_requests */
export async function turnOnByCode({ actor, body: { code } }: Call<typeof turnOnSecondFactor>) {
  const { prepared } = await readFactor(actor, actor.id);
  if (prepared === undefined) throw problem("conflict", "No secret was made for an authenticator app.");
  const wait = await takeCode(actor, actor.id);
  if (wait > 0)
    throw problem("too_many_requests", `Too many wrong codes; try again in ${wait} s.`, { retryAfter: wait });
  const step = await stepOf(prepared, code);
  const recovery_codes = makeRecoveryCodes();
  if (step === undefined || !(await turnOn(actor, actor.id, prepared, step, recovery_codes)))
    throw fieldProblem("code", "wrong_code", "The code is wrong.");
  await forgetCodes(actor, actor.id);
  return { recovery_codes };
}
