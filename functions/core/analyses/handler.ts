import { analysesApi } from "../../../shared/core/analyses/analyses.endpoints.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { catalogueOf } from "../catalogue/replica.store.ts";
import { selectAnalyses } from "./select-analyses.ts";

export const handler = serveApi(analysesApi, {
  listAnalyses: async (call) => {
    const catalogue = await catalogueOf(call.actor);
    const [main] = call.actor.languages;
    return pageOf(call, selectAnalyses(catalogue, call.query, call.language, main), (summary) => summary);
  },
});
