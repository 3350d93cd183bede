import { editorApi } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { analysesNaming, catalogueOf, expectDocument, showReferring } from "../../core/door.ts";
import { findIn } from "../../platform/endpoint/find.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { analysisCommands, creationErrors } from "./change-analysis.ts";
import { creationChoices } from "./creation-choices.ts";
import { rulesOf } from "./edit-rules.ts";
import { listForEditor } from "./list-for-editor.ts";
import { missingValues } from "./missing-values.ts";
import { previewAnalysis } from "./preview-analysis.ts";
import { writtenBy } from "./written-by.ts";

export const handler = serveApi(
  editorApi,
  {
    listForEditor,
    findInEditor: findIn(async () => (await import("./find-in-editor.ts")).editorLists),
    listMissingValues: async ({ actor, query, language }) =>
      missingValues(
        await catalogueOf(actor),
        { state: query.pubstate, among: await writtenBy(actor, query) },
        { language, main: actor.languages[0] },
      ),
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
      const named = categories.split(",").map((identifier) => identifier.trim());
      return creationChoices(
        await catalogueOf(actor),
        { layout, categories: named.filter((identifier) => identifier !== "") },
        actor.languages,
      );
    },
    createAnalysis: analysisCommands.create,
  },
  {
    createAnalysis: async ({ actor, body }) => creationErrors(await catalogueOf(actor), body, rulesOf(actor)),
  },
);
