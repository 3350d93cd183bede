/** @jsxImportSource preact */
import { useMemo } from "preact/hooks";
import { bestOf, countOf } from "../../../shared/kernel/found.ts";
import { CategoryTree } from "../components/category-tree.tsx";
import { Hits } from "../components/hits.tsx";
import { treeStyle } from "../style/tree-style.ts";
import type { DirectoryProps } from "./directory-view.tsx";
import { useSelection } from "./selection.ts";

export { treeStyle as style };

/** The results alone, or the categories alone. */
export function View({ catalogue, texts, view, options }: DirectoryProps) {
  const { categories } = catalogue.file;
  const { search, category } = view;
  const criteria = useMemo(() => ({ search, category }), [search, category]);
  const selection = useSelection(catalogue, criteria, options.origin);
  const { formsIn } = selection;
  if (options.kind === "categories") return <CategoryTree categories={categories} texts={texts} />;
  const query = search ?? "";
  return (
    <>
      <div class="lbm-heading" role="status">
        <h2>{query === "" ? texts.results : texts.resultsFor(query)}</h2>
        <p class="lbm-count">{texts.found(countOf(selection))}</p>
      </div>
      <Hits
        hits={bestOf(selection).slice(0, options.count)}
        fitting={selection}
        {...{ texts, categories, query, formsIn, view }}
      />
    </>
  );
}
