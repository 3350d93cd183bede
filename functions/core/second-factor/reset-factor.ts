import type { resetSecondFactor } from "../../../shared/core/second-factor/second-factor.endpoints.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { forgetDevices } from "../sessions/device.store.ts";
import { accountRecords } from "../users/account.store.ts";
import { turnOff } from "./factor.store.ts";

/** Turns the second factor of an account off, and forgets the browsers that were trusted for it. @throws ProblemError not_found */
export async function resetFactor({ actor, params: { id }, note }: Call<typeof resetSecondFactor>) {
  note({ target: (await accountRecords.read(actor, id)).username });
  await turnOff(actor, id);
  await forgetDevices(actor, id);
}
