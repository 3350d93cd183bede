import { apis } from "../../shared/apis.ts";
import { descriptionApi } from "../../shared/core/schema/description.ts";
import { openApiOf } from "../../shared/kernel/openapi.ts";
import { docsPage } from "./docs-page.ts";

/** The description of the API as the files that the edge serves at `/api/schema/` and `/api/docs/` (`viewer-request.js`), by their keys. */
export function apiDescription(version: string): Record<"api/schema.json" | "api/docs.html", string> {
  const document = openApiOf([...apis, descriptionApi], { title: "Laborium API", version });
  return { "api/schema.json": JSON.stringify(document), "api/docs.html": docsPage(document) };
}
