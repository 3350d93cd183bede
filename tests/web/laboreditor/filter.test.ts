// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import {
  analysesOfCategory,
  isFiltering,
  keepFilter,
  keptFilter,
  noFilter,
  readFilter,
  writeFilter,
} from "../../../web/laboreditor/analyses/filter.ts";
import { prune, visibleRows } from "../../../web/laboreditor/categories/visible-rows.ts";

describe("the filter of the analyses", () => {
  beforeEach(() => localStorage.clear());

  it("is the same after the way through the address, and ignores what it does not know", () => {
    const filter = {
      search: "Größe & <b>",
      state: "HIDDEN",
      category: "a/b",
      internal: "false",
      differs: "true",
      missing: "material",
      import: "01J",
      order: "-changed",
    } as const;
    expect(readFilter(new URLSearchParams(writeFilter(filter).toString()))).toEqual(filter);
    expect(readFilter(new URLSearchParams("state=GONE&internal=maybe&order=colour&x=1"))).toEqual(noFilter);
    expect(isFiltering(noFilter)).toBe(false);
  });

  it("is there again at the next visit", () => {
    keepFilter({ ...noFilter, category: "kidney" });
    expect(readFilter(keptFilter()).category).toBe("kidney");
    keepFilter(noFilter);
    expect(keptFilter().size).toBe(0);
  });

  it("of a category is an address", () => {
    expect(analysesOfCategory("a&b")).toBe("/laboreditor/analyse?category=a%26b");
  });
});

describe("the lines of the category tree", () => {
  const node = (identifier: string, ...children: ReturnType<typeof leaf>[]) => ({
    ...leaf(identifier),
    children,
  });
  function leaf(identifier: string) {
    const children: never[] = [];
    return {
      id: identifier,
      identifier,
      name: identifier,
      has_layout: false,
      layout: null,
      count: 0,
      children,
    };
  }
  const tree = [node("chemistry", leaf("kidney"), leaf("lipids")), node("virology")];

  it("know their depth, their parent and their place among their siblings", () => {
    const rows = visibleRows(tree, new Set());
    expect(rows.map((row) => [row.node.identifier, row.depth, row.parent, row.place, row.siblings])).toEqual([
      ["chemistry", 0, undefined, 1, 2],
      ["kidney", 1, "chemistry", 1, 2],
      ["lipids", 1, "chemistry", 2, 2],
      ["virology", 0, undefined, 2, 2],
    ]);
  });

  it("leave out what lies below a closed one, and what a search does not find but not its way there", () => {
    expect(visibleRows(tree, new Set(["chemistry"]))).toHaveLength(2);
    const pruned = prune(tree, ({ name }) => name === "lipids");
    expect(visibleRows(pruned, new Set()).map(({ node: { name } }) => name)).toEqual(["chemistry", "lipids"]);
  });
});
