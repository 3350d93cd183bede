import { expect, test } from "vitest";
import { saveDocuments } from "../../../functions/core/door.ts";
import { histories } from "../../../shared/laboreditor/history/history.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { openLaboratory } from "../../support/laboratory.ts";
import { analysis, editorOf, idOf, saveAnalyses, saveFrame } from "../catalogue.ts";

const lab = openLaboratory({
  username: "eva",
  groups: ["laboreditor", "analyses"],
  actorOf: editorOf,
  prepare: saveFrame,
});
const { present } = histories.analysis;

test("a bulk change is one row of the latest changes, and its analyses are listed one by one on request", async () => {
  const bulk = "01JZ8Q4W6T3R5Y7P9K2M4N6B8D";
  for (const code of ["TSH", "FT3", "FT4"]) await saveAnalyses(lab.actor, [analysis(code)]);
  const list = async (query: Record<string, string> = {}) =>
    (await callApi(present.list, { authorization: lab.authorization, query })).body;
  const changes = ["TSH", "FT3"].map((code) => ({
    kind: "analysis" as const,
    id: idOf(code),
    content: analysis(code, { state: "HIDDEN" }),
  }));
  await saveDocuments(lab.actor, changes, { bulk });
  const latest = await list();
  expect(latest).toMatchObject({
    count: 2,
    results: [{ bulk: { id: bulk, count: 2 } }, { identifier: "FT4" }],
  });
  expect((await list({ bulk })).count).toBe(2);
  expect((await list({ search: "TSH" })).results).toMatchObject([{ identifier: "TSH", bulk: { count: 1 } }]);
});
