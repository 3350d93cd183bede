import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { accountAdministration } from "../users/users.endpoints.ts";
import { factorCodeSchema } from "./factor-code.ts";
import {
  newCredentialSchema,
  newPasskeyRequestSchema,
  passkeyIdSchema,
  passkeyNameSchema,
  passkeySchema,
} from "./passkey.ts";

const ownFactor = { permission: null, module: null } as const;
/** Steps to a second factor that a laboratory demands. */
const setsUp = { ...ownFactor, beforeFactor: true } as const;
const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

export const readSecondFactor = defineEndpoint({
  method: "GET",
  path: "auth/second-factor/",
  summary:
    "Since when one's own account asks for codes of an authenticator app, how many recovery codes are left, and its passkeys.",
  output: z.object({
    since: z.iso.datetime().nullable(),
    recovery_left: z.number().int(),
    passkeys: z.array(passkeySchema),
  }),
  ...setsUp,
});
export const prepareSecondFactor = defineEndpoint({
  method: "POST",
  path: "auth/second-factor/prepare/",
  summary:
    "Makes a secret for an authenticator app and returns it, only this once; it counts after a code of the app has confirmed it.",
  output: z.object({ secret: z.string(), address: z.string() }),
  recentPassword: true,
  logs: "second_factor_prepared",
  ...setsUp,
});
export const turnOnSecondFactor = defineEndpoint({
  method: "POST",
  path: "auth/second-factor/",
  summary: "Turns the second factor on by a code of the app, and returns the recovery codes, only this once.",
  body: z.object({ code: factorCodeSchema }),
  output: recoveryCodesSchema,
  recentPassword: true,
  logs: "second_factor_on",
  ...setsUp,
});
export const renewRecoveryCodes = defineEndpoint({
  method: "POST",
  path: "auth/second-factor/recovery-codes/",
  summary: "Makes new recovery codes and returns them, only this once; the former ones are void.",
  output: recoveryCodesSchema,
  recentPassword: true,
  logs: "recovery_codes_renewed",
  ...ownFactor,
});
export const turnOffSecondFactor = defineEndpoint({
  method: "DELETE",
  path: "auth/second-factor/",
  summary: "Forgets the authenticator app of one's own account; passkeys stay.",
  output: null,
  recentPassword: true,
  logs: "second_factor_off",
  ...ownFactor,
});
export const resetSecondFactor = defineEndpoint({
  method: "DELETE",
  path: "auth/second-factor/{id}/",
  summary:
    "Forgets authenticator app and passkeys of an account whose owner has lost device and recovery codes.",
  params: z.object({ id: idSchema }),
  output: null,
  recentPassword: true,
  logs: "second_factor_off",
  ...accountAdministration,
});

export const preparePasskey = defineEndpoint({
  method: "POST",
  path: "auth/passkeys/prepare/",
  summary:
    "Returns the options with which a browser makes a passkey for one's own account; they count once, for five minutes.",
  output: newPasskeyRequestSchema,
  recentPassword: true,
  logs: "passkey_prepared",
  ...setsUp,
});
export const addPasskey = defineEndpoint({
  method: "POST",
  path: "auth/passkeys/",
  summary:
    "Adds a passkey that a browser has made. If it is the first factor of the account, recovery codes are returned, only this once.",
  body: z.object({ name: passkeyNameSchema, credential: newCredentialSchema }),
  output: z.object({ passkey: passkeySchema, recovery_codes: z.array(z.string()).nullable() }),
  success: 201,
  recentPassword: true,
  logs: "passkey_added",
  ...setsUp,
});
const ofPasskey = { params: z.object({ id: passkeyIdSchema }), recentPassword: true, ...ownFactor } as const;
export const renamePasskey = defineEndpoint({
  method: "POST",
  path: "auth/passkeys/{id}/name/",
  summary: "Gives a passkey of one's own account another name.",
  body: z.object({ name: passkeyNameSchema }),
  output: passkeySchema,
  logs: "passkey_renamed",
  ...ofPasskey,
});
export const removePasskey = defineEndpoint({
  method: "DELETE",
  path: "auth/passkeys/{id}/",
  summary: "Forgets a passkey of one's own account.",
  output: null,
  logs: "passkey_removed",
  ...ofPasskey,
});

export const secondFactorApi = defineApi({
  address: "core/second-factor",
  role: "accounts",
  touches: {
    items: {
      ACCOUNT: "write",
      factors: "delete",
      devices: "delete",
      throttles: "delete",
      challenges: "delete",
    },
  },
  mounts: ["api/auth/second-factor", "api/auth/passkeys"],
  endpoints: {
    readSecondFactor,
    prepareSecondFactor,
    turnOnSecondFactor,
    renewRecoveryCodes,
    turnOffSecondFactor,
    resetSecondFactor,
    preparePasskey,
    addPasskey,
    renamePasskey,
    removePasskey,
  },
});
