/** @jsxImportSource preact */
import { useMemo } from "preact/hooks";
import { CategoryTree } from "../components/category-tree.tsx";
import { Hits } from "../components/hits.tsx";
import { treeStyle } from "../style/tree-style.ts";
import type { DirectoryProps } from "./directory-view.tsx";

export { treeStyle as style };

/** The results alone, or the categories alone. */
export function View({ catalogue, texts, view, options }: DirectoryProps) {
  const { categories } = catalogue.file;
  const { search, category } = view;
  const { hits, formsIn } = useMemo(
    () => catalogue.select({ search, category }),
    [catalogue, search, category],
  );
  if (options.kind === "categories") return <CategoryTree categories={categories} texts={texts} />;
  const query = search ?? "";
  return (
    <>
      <div class="lbm-heading" role="status">
        <h2>{query === "" ? texts.results : texts.resultsFor(query)}</h2>
        <p class="lbm-count">{texts.found(hits.length)}</p>
      </div>
      <Hits hits={hits.slice(0, options.count)} {...{ texts, categories, query, formsIn }} />
    </>
  );
}
