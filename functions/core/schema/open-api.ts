import { openApiOf } from "../../../shared/kernel/openapi.ts";
import type { Json } from "../../../shared/kernel/openapi-schemas.ts";
import { environment } from "../../platform/environment.ts";

/** It changes only with a deployment. */
export const unchanging = { "Cache-Control": "public, max-age=300" };

let made: Json | undefined;
/** The description of the API, made once; the declarations of all calls are loaded for it alone. */
export async function openApi(): Promise<Json> {
  const { apis } = await import("../../../shared/apis.ts");
  made ??= openApiOf(apis, { title: "Laborium API", version: environment("VERSION") });
  return made;
}
