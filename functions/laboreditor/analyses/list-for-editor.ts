import type { AnalysisSummary } from "../../../shared/core/analyses/analysis.ts";
import { markHits } from "../../../shared/kernel/mark-hits.ts";
import type { listForEditor as endpoint } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { catalogueOf, expectDocument } from "../../core/door.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { factsOf } from "./analysis-rows.ts";
import { listAnalyses } from "./editor-list.ts";
import { writtenBy } from "./written-by.ts";

export const listForEditor: Command<typeof endpoint> = async (call) => {
  const { actor, query, language } = call;
  const catalogue = await catalogueOf(actor);
  const [main] = actor.languages;
  const among = await writtenBy(actor, query);
  const { hits, counts, formsIn } = listAnalyses(catalogue, { ...query, among }, language, main);
  const row = (summary: AnalysisSummary) => {
    const { content } = expectDocument("analysis", catalogue.byId("analysis", summary.id));
    const facts = factsOf(catalogue, content, { language, main });
    if (query.search.trim() === "") return { ...summary, ...facts };
    const forms = formsIn(summary);
    const marked = { name: markHits(summary.name, forms), code: markHits(summary.code, forms) };
    return { ...summary, ...facts, marked };
  };
  const place = query.around === undefined ? -1 : hits.findIndex(({ id }) => id === query.around);
  const limit = query.count ?? query.limit;
  const offset = place < 0 ? query.offset : place - (place % limit);
  return { ...pageOf({ ...call, query: { ...query, offset } }, hits, row), counts, offset };
};
