import { editorApi } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { analysesNaming, catalogueOf, showReferring } from "../../core/door.ts";
import { reply } from "../../platform/endpoint/call.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import {
  changeAnalysis,
  createAnalysis,
  creationErrors,
  deleteAnalysis,
  readForm,
} from "./change-analysis.ts";
import { creationChoices } from "./creation-choices.ts";
import { listAnalyses } from "./editor-list.ts";

export const handler = serveApi(
  editorApi,
  {
    listForEditor: async (call) => {
      const { actor, query, language } = call;
      const { found, counts } = listAnalyses(await catalogueOf(actor), query, language, actor.languages[0]);
      return { ...pageOf(call, found, (summary) => summary), counts };
    },
    getAnalysisForm: async ({ actor, params }) => {
      const form = readForm(await catalogueOf(actor), params.id, actor.languages);
      return reply(form, { etag: form.version });
    },
    changeAnalysis: async ({ actor, params, ifMatch, body }) => {
      const form = await changeAnalysis(actor, params.id, ifMatch, body);
      return reply(form, { etag: form.version });
    },
    deleteAnalysis: async ({ actor, params, ifMatch }) => {
      await deleteAnalysis(actor, params.id, ifMatch);
      return undefined;
    },
    preflightAnalysis: async ({ actor, params, language }) => {
      const catalogue = await catalogueOf(actor);
      const { code } = readForm(catalogue, params.id, actor.languages);
      const [main] = actor.languages;
      const others = analysesNaming(catalogue, "analysis", code).filter(({ id }) => id !== params.id);
      return showReferring(others, { language, main });
    },
    getCreationChoices: async ({ actor, query: { categories, layout } }) => {
      const named = categories.split(",").map((one) => one.trim());
      return creationChoices(
        await catalogueOf(actor),
        { layout, categories: named.filter((one) => one !== "") },
        actor.languages,
      );
    },
    createAnalysis: async ({ actor, body }) => {
      const form = await createAnalysis(actor, body);
      return reply(form, { etag: form.version });
    },
  },
  {
    createAnalysis: async ({ actor, body }) => creationErrors(await catalogueOf(actor), body),
  },
);
