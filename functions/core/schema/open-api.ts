import { apis } from "../../../shared/apis.ts";
import { openApiOf } from "../../../shared/kernel/openapi.ts";
import type { Json } from "../../../shared/kernel/openapi-schemas.ts";
import { environment } from "../../platform/environment.ts";

/** It changes only with a deployment. */
export const unchanging = { "Cache-Control": "public, max-age=300" };

let made: Json | undefined;
/** The description of the API, made once. */
export const openApi = () => {
  made ??= openApiOf(apis, { title: "Laborium API", version: environment("VERSION") });
  return made;
};
