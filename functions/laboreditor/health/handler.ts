import { healthApi } from "../../../shared/laboreditor/health/health.endpoints.ts";
import { catalogueOf } from "../../core/door.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { countFindings, showFindings } from "./show-findings.ts";

export const handler = serveApi(healthApi, {
  getHealth: async ({ actor }) => countFindings(await catalogueOf(actor), actor.languages[0]),
  listFindings: async (call) => {
    const { actor, params, query, language } = call;
    const filter = { kind: params.kind, ...query };
    const { findings, fields } = showFindings(await catalogueOf(actor), filter, language, actor.languages[0]);
    return { ...pageOf(call, findings, (finding) => finding), fields };
  },
  listFoundAnalyses: async ({ actor, params, query, language }) => {
    const filter = { kind: params.kind, ...query };
    const { findings } = showFindings(await catalogueOf(actor), filter, language, actor.languages[0]);
    return { ids: [...new Set(findings.map(({ id }) => id))] };
  },
});
