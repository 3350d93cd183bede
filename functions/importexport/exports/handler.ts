import { exportsApi } from "../../../shared/importexport/exports/exports.endpoints.ts";
import { reply } from "../../platform/endpoint/call.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { exportAnalyses } from "./export-analyses.ts";

export const handler = serveApi(exportsApi, {
  exportAnalyses: async ({ actor, tenant, query }) => {
    const file = await exportAnalyses(actor, tenant.name);
    return query.redirect === "true" ? reply(file, { status: 303, headers: { Location: file.url } }) : file;
  },
});
