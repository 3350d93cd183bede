import { describe, expect, test } from "vitest";
import { documentId, saveDocuments } from "../../../functions/core/door.ts";
import { listAnalyses } from "../../../shared/core/analyses/analyses.endpoints.ts";
import type { Analysis, Category } from "../../../shared/core/catalogue/document.ts";
import { type CategoryNode, categories } from "../../../shared/core/categories/categories.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { openLaboratory } from "../../support/laboratory.ts";

const lab = openLaboratory({ groups: ["analyses"] });

const category = (identifier: string, parent: string | null, facts: Partial<Category> = {}) => ({
  kind: "category" as const,
  id: documentId("category", identifier),
  content: { identifier, name: { de: identifier }, parent, layout: null, order: 0, ...facts },
});
const analysis = (code: string, categories: string[]) => ({
  kind: "analysis" as const,
  id: documentId("analysis", code),
  content: {
    code,
    name: { de: code },
    state: "PUBLISHED",
    layout: "default",
    categories,
    collection: null,
    collection_items: [],
    related: [],
    internal: false,
    is_standalone: true,
    list_visible: true,
    fields: {},
    imported: true,
  } satisfies Analysis,
});
const tree = async (headers: Record<string, string> = {}): Promise<CategoryNode[]> =>
  (await callApi(categories.list, { authorization: lab.authorization, headers })).body.results;
/** The tree in one line, children in brackets: `a(b c(d))`. */
const outline = (nodes: readonly CategoryNode[]): string =>
  nodes
    .map(({ identifier, children }) =>
      children.length > 0 ? `${identifier}(${outline(children)})` : identifier,
    )
    .join(" ");
const counts = (nodes: readonly CategoryNode[]): Record<string, number> =>
  Object.assign(
    {},
    ...nodes.map(({ identifier, count, children }) => ({ [identifier]: count, ...counts(children) })),
  );
const codes = async (filter: string): Promise<string[]> =>
  (
    await callApi(listAnalyses, { authorization: lab.authorization, query: { category: filter } })
  ).body.results.map(({ code }: { code: string }) => code);

describe("the category tree", () => {
  test("stands in the order that was given, then by name as people sort", async () => {
    await saveDocuments(lab.actor, [
      category("zuletzt", null, { order: 2 }),
      category("zucker", null),
      category("ärzte", null),
      category("enzyme", "zucker", { order: 1, layout: "enzymes" }),
      category("fette", "zucker"),
    ]);
    const nodes = await tree();
    expect(outline(nodes)).toBe("ärzte zucker(fette enzyme) zuletzt");
    expect(nodes[1]?.children[1]).toMatchObject({ has_layout: true, layout: "enzymes" });
    expect(nodes[0]).toMatchObject({ has_layout: false, layout: null, count: 0, children: [] });
  });

  test("counts an analysis once, however many categories below it stands in", async () => {
    await saveDocuments(lab.actor, [
      category("all", null),
      category("blood", "all"),
      category("serum", "blood"),
      analysis("A", ["serum", "blood"]),
      analysis("B", ["blood", "all"]),
      analysis("C", ["nowhere"]),
    ]);
    expect(counts(await tree())).toEqual({ all: 2, blood: 2, serum: 1 });
    await saveDocuments(lab.actor, [{ ...analysis("A", []), content: null }]);
    expect(counts(await tree())).toEqual({ all: 1, blood: 1, serum: 0 });
  });

  test("speaks the wanted language, else the main one", async () => {
    await saveDocuments(lab.actor, [
      category("hormones", null, { name: { de: "Hormone", en: "Hormones" } }),
      category("urine", null, { name: { de: "Urin" } }),
    ]);
    const names = (await tree({ "x-laborium-language": "en" })).map(({ name }) => name);
    expect(names).toEqual(["Hormones", "Urin"]);
  });

  test("shows what stands in a circle, or below one that is gone, as roots with all below them", async () => {
    await saveDocuments(lab.actor, [
      category("a", "b"),
      category("b", "a"),
      category("below", "a"),
      category("deeper", "below"),
      category("self", "self"),
      category("orphan", "gone"),
      category("child", "orphan"),
      analysis("A", ["deeper"]),
      analysis("B", ["self"]),
    ]);
    const nodes = await tree();
    expect(outline(nodes)).toBe("a(below(deeper)) b orphan(child) self");
    expect(counts(nodes)).toMatchObject({ a: 1, b: 0, below: 1, self: 1 });
    expect(await codes("a")).toEqual(["A"]);
    expect(await codes("self")).toEqual(["B"]);
  });
});
