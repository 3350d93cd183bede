import { missingLegal } from "../../../shared/core/settings/legal.ts";
import type * as endpoints from "../../../shared/laborshop/configuration/configuration.endpoints.ts";
import { loadVerification } from "../../core/door.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { environment } from "../../platform/environment.ts";

export const showSender: Command<typeof endpoints.showSender> = async ({ tenant }) => {
  const isVerified = await loadVerification();
  const address = environment("MAIL_SENDER");
  return { address, verified: await isVerified(address), missing: missingLegal(tenant.legal) };
};
