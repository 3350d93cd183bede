import { isDeepStrictEqual } from "node:util";
import { settingsApi } from "../../../shared/core/settings/settings.endpoints.ts";
import { reply } from "../../platform/endpoint/call.ts";
import { requireRecentPassword } from "../../platform/endpoint/recent-password.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { environment } from "../../platform/environment.ts";
import { inMaintenance } from "../../platform/tenant.store.ts";
import { logoPath, receiveLogo, showLogo } from "./logo.ts";
import { publicSettings, showSettings } from "./public-settings.ts";
import { changeRecord } from "./settings.store.ts";

export const handler = serveApi(settingsApi, {
  getPublicSettings: ({ tenant }) => publicSettings(tenant, environment("STAGE")),
  getMaintenance: ({ tenant }) => ({ maintenance: inMaintenance(tenant) }),
  // The app also calls this to learn whether the server answers, so no cache may store it.
  getVersion: () => reply({ version: environment("VERSION") }, { headers: { "Cache-Control": "no-store" } }),
  getBookedModules: ({ tenant }) => tenant.modules,
  getSettings: ({ tenant }) => showSettings(tenant),
  changeSettings: async ({ actor, tenant, body, ifMatch }) => {
    const { second_factor_of: demand } = body;
    // The account that stays signed in somewhere must not be enough to lift the demand.
    if (demand && !isDeepStrictEqual(demand, tenant.second_factor_of)) requireRecentPassword(actor);
    return showSettings(await changeRecord(actor, ifMatch, body));
  },
  putLogo: async ({ actor, body, ifMatch }) => {
    const logo = await receiveLogo(actor, body);
    return showSettings(await changeRecord(actor, ifMatch, { logo }));
  },
  removeLogo: async ({ actor, ifMatch }) => showSettings(await changeRecord(actor, ifMatch, { logo: null })),
  getLogo: ({ actor, params }) => showLogo(actor, logoPath(params.id)),
});
