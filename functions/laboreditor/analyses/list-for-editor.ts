import type { AnalysisSummary } from "../../../shared/core/analyses/analysis.ts";
import { bestOf, type SearchResult } from "../../../shared/kernel/found.ts";
import { markHits } from "../../../shared/kernel/mark-hits.ts";
import type { listForEditor as endpoint } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { type Catalogue, catalogueOf, expectDocument, findAnalyses } from "../../core/door.ts";
import type { Call, Command } from "../../platform/endpoint/call.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { factsOf } from "./analysis-rows.ts";
import { listAnalyses } from "./editor-list.ts";
import { writtenBy } from "./written-by.ts";

/** Draws up rows of the list; hits of a search have the forms marked by which they were found. */
function rowsIn(
  catalogue: Catalogue,
  { query, language, actor }: Pick<Call<typeof endpoint>, "query" | "language" | "actor">,
  { formsIn }: Pick<SearchResult<AnalysisSummary>, "formsIn">,
) {
  const [main] = actor.languages;
  return (summary: AnalysisSummary) => {
    const { content } = expectDocument("analysis", catalogue.byId("analysis", summary.id));
    const facts = factsOf(catalogue, content, { language, main });
    if (query.search.trim() === "") return { ...summary, ...facts };
    const forms = formsIn(summary);
    const marked = { name: markHits(summary.name, forms), code: markHits(summary.code, forms) };
    return { ...summary, ...facts, marked };
  };
}

export const listForEditor: Command<typeof endpoint> = async (call) => {
  const { actor, query, language } = call;
  const catalogue = await catalogueOf(actor);
  const among = await writtenBy(actor, query);
  const [main] = actor.languages;
  const { hits, counts, ...result } = listAnalyses(catalogue, { ...query, among }, language, main);
  const place = query.around === undefined ? -1 : hits.findIndex(({ id }) => id === query.around);
  const limit = query.count ?? query.limit;
  const offset = place < 0 ? query.offset : place - (place % limit);
  const page = pageOf({ ...call, query: { ...query, offset } }, hits, rowsIn(catalogue, call, result));
  return { ...page, counts, offset };
};

/** The first hits of the list for a text, without the counts of filters, for which all hits have to be put in order. */
export async function firstForEditor(call: Call<typeof endpoint>): Promise<{ results: object[] }> {
  const { actor, query, language } = call;
  const catalogue = await catalogueOf(actor);
  const result = findAnalyses(catalogue, { search: query.search }, language, actor.languages[0]);
  return {
    results: bestOf(result)
      .slice(0, query.limit)
      .map(rowsIn(catalogue, call, result)),
  };
}
