import type { AnalysisSummary } from "../../../shared/core/analyses/analysis.ts";
import { editorApi } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { analysesNaming, catalogueOf, expectDocument, showReferring } from "../../core/door.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { factsOf } from "./analysis-rows.ts";
import { analysisCommands, creationErrors } from "./change-analysis.ts";
import { creationChoices } from "./creation-choices.ts";
import { rulesOf } from "./edit-rules.ts";
import { listAnalyses } from "./editor-list.ts";
import { previewAnalysis } from "./preview-analysis.ts";

export const handler = serveApi(
  editorApi,
  {
    listForEditor: async (call) => {
      const { actor, query, language } = call;
      const catalogue = await catalogueOf(actor);
      const [main] = actor.languages;
      const { found, counts } = listAnalyses(catalogue, query, language, main);
      const row = (summary: AnalysisSummary) => {
        const { content } = expectDocument("analysis", catalogue.byId("analysis", summary.id));
        return { ...summary, ...factsOf(catalogue, content, { language, main }) };
      };
      const place = query.around === undefined ? -1 : found.findIndex(({ id }) => id === query.around);
      const limit = query.count ?? query.limit;
      const offset = place < 0 ? query.offset : place - (place % limit);
      return { ...pageOf({ ...call, query: { ...query, offset } }, found, row), counts, offset };
    },
    getAnalysisForm: analysisCommands.read,
    changeAnalysis: analysisCommands.change,
    deleteAnalysis: analysisCommands.remove,
    preflightAnalysis: async ({ actor, params, language }) => {
      const catalogue = await catalogueOf(actor);
      const { code } = expectDocument("analysis", catalogue.byId("analysis", params.id)).content;
      const [main] = actor.languages;
      const others = analysesNaming(catalogue, "analysis", code).filter(({ id }) => id !== params.id);
      return showReferring(others, { language, main });
    },
    previewAnalysis,
    getCreationChoices: async ({ actor, query: { categories, layout } }) => {
      const named = categories.split(",").map((one) => one.trim());
      return creationChoices(
        await catalogueOf(actor),
        { layout, categories: named.filter((one) => one !== "") },
        actor.languages,
      );
    },
    createAnalysis: analysisCommands.create,
  },
  {
    createAnalysis: async ({ actor, body }) => creationErrors(await catalogueOf(actor), body, rulesOf(actor)),
  },
);
