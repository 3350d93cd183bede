import { schemaApi } from "../../../shared/core/schema/schema.endpoints.ts";
import { reply } from "../../platform/endpoint/call.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { docsPage, docsPolicy } from "./docs-page.ts";
import { openApi, unchanging } from "./open-api.ts";

export const handler = serveApi(schemaApi, {
  getSchema: async () => reply(await openApi(), { headers: unchanging }),
  getDocs: async () =>
    reply(docsPage(await openApi()), { headers: { ...unchanging, "Content-Security-Policy": docsPolicy } }),
});
