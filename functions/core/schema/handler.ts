import { apis } from "../../../shared/apis.ts";
import { schemaApi } from "../../../shared/core/schema/schema.endpoints.ts";
import { openApiOf } from "../../../shared/kernel/openapi.ts";
import type { Json } from "../../../shared/kernel/openapi-schemas.ts";
import { reply } from "../../platform/endpoint/call.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { environment } from "../../platform/environment.ts";
import { docsPage, docsPolicy } from "./docs-page.ts";

/** It changes with a deployment only. */
const headers = { "Cache-Control": "public, max-age=300" };

let made: Json | undefined;
const openApi = () => {
  made ??= openApiOf(apis, { title: "Laborium API", version: environment("VERSION") });
  return made;
};

export const handler = serveApi(schemaApi, {
  getSchema: () => reply(openApi(), { headers }),
  getDocs: () =>
    reply(docsPage(openApi()), { headers: { ...headers, "Content-Security-Policy": docsPolicy } }),
});
