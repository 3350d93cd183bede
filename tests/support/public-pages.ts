import { documentId, saveDocuments } from "../../functions/core/door.ts";
import { jobActor, type TenantId } from "../../functions/platform/actor.ts";
import { apis } from "../../shared/apis.ts";
import { type EndpointSpec, fullPath } from "../../shared/kernel/endpoint.ts";
import { previewPage } from "../../shared/webpublisher/directory/directory.endpoints.ts";
import { analysisOf, frame } from "../webpublisher/directory/documents.ts";
import type { Request } from "./call-api.ts";
import { makeTenant } from "./tenants.ts";

/** Parameters of pages that exist; with others, a page says that there is nothing. */
const params: Record<string, Request["params"]> = {
  "/embed/analyses/{code}/": { code: "GLU" },
  "/embed/categories/{id}/": { id: "hormones" },
};

/** Every public page as path, endpoint and parameters; the preview is left out, since it shows a page of another site. */
export const publicPages = apis
  .flatMap(({ endpoints }) => Object.values(endpoints) as EndpointSpec[])
  .filter((page) => page.method === "GET" && page.output === "html" && page.prefix === "/embed/")
  .filter((page) => page !== previewPage)
  .map((page) => [fullPath(page), page, params[fullPath(page)] ?? {}] as const);

/** Makes the laboratory `demo` with one analysis and the categories and collections of `frame`. */
export async function makePublicLaboratory(): Promise<void> {
  Object.assign(process.env, { ORIGIN: "https://lab.example", ASSETS_BUCKET: "assets", STAGE: "local" });
  const actor = { ...jobActor("test"), kind: "account" as const, tenant: "demo" as TenantId };
  await makeTenant("demo");
  await saveDocuments(actor, [
    ...frame.map(({ kind, id, content }) => ({ kind, id, content })),
    {
      kind: "analysis",
      id: documentId("analysis", "GLU"),
      content: analysisOf("GLU", { name: { de: "Glukose" }, categories: ["hormones"] }),
    },
  ] as Parameters<typeof saveDocuments>[1]);
}
