/** @jsxImportSource preact */
import { useMemo } from "preact/hooks";
import { CategoryTree } from "../components/category-tree.tsx";
import { Hits } from "../components/hits.tsx";
import type { View } from "../components/navigation.tsx";
import { treeStyle } from "../style/tree-style.ts";
import type { Texts } from "../texts/texts-of.ts";
import type { BrowserCatalogue } from "./catalogue.ts";

export { treeStyle };

interface ListProps {
  catalogue: BrowserCatalogue;
  texts: Texts;
  view: View;
  kind: string;
  count: number;
}

/** The results alone, or the categories alone. */
export function ListView({ catalogue, texts, view, kind, count }: ListProps) {
  const { categories } = catalogue.file;
  const { search, category } = view;
  const { hits, formsIn } = useMemo(
    () => catalogue.select({ search, category }),
    [catalogue, search, category],
  );
  if (kind === "categories") return <CategoryTree categories={categories} texts={texts} />;
  const query = search ?? "";
  return (
    <>
      <div class="lbm-heading" role="status">
        <h2>{query === "" ? texts.results : texts.resultsFor(query)}</h2>
        <p class="lbm-count">{texts.found(hits.length)}</p>
      </div>
      <Hits hits={hits.slice(0, count)} {...{ texts, categories, query, formsIn }} />
    </>
  );
}
