import { secondFactorApi } from "../../../shared/core/second-factor/second-factor.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { forgetApp } from "./factor.store.ts";
import { renewCodes, showFactor } from "./own-factor.ts";
import { addOwn, prepareOwn, removeOwn, renameOwn } from "./own-passkeys.ts";
import { resetFactor } from "./reset-factor.ts";
import { prepare, turnOnByCode } from "./turn-on-factor.ts";

export const handler = serveApi(secondFactorApi, {
  readSecondFactor: ({ actor }) => showFactor(actor),
  prepareSecondFactor: prepare,
  turnOnSecondFactor: turnOnByCode,
  renewRecoveryCodes: ({ actor }) => renewCodes(actor),
  turnOffSecondFactor: async ({ actor }) => {
    await forgetApp(actor, actor.id);
  },
  resetSecondFactor: resetFactor,
  preparePasskey: prepareOwn,
  addPasskey: addOwn,
  renamePasskey: renameOwn,
  removePasskey: removeOwn,
});
