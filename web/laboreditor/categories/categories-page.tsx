import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { holdsWords } from "../../../shared/kernel/folding.ts";
import { problemText } from "../../platform/problem-text.ts";
import { ListBar, SearchField } from "../../ui/data-list.tsx";
import { Page, PageHeader } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { QueryState } from "../../ui/query-state.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { CategoryTree } from "./category-tree.tsx";
import { categoryTree } from "./queries.ts";
import { prune } from "./visible-rows.ts";

/** The category tree with how many analyses stand where; each leads to its analyses. */
export default function CategoriesPage() {
  const { t } = useTranslation("laboreditor");
  const [search, setSearch] = useState("");
  return (
    <Page>
      <PageHeader title={t("categories.title")} lead={t("categories.lead")} />
      <Panel flush>
        <ListBar>
          <SearchField label={t("categories.search")} value={search} onChange={setSearch} />
        </ListBar>
        <QueryState query={useQuery(categoryTree)} describe={problemText} lines={10}>
          {(tree) => {
            const shown = search
              ? prune(tree, (node) => holdsWords(`${node.name} ${node.identifier}`, search))
              : tree;
            return shown.length > 0 ? (
              <CategoryTree key={search} label={t("categories.title")} tree={shown} />
            ) : (
              <EmptyState
                title={t(search ? "categories.none" : "categories.empty")}
                text={search ? undefined : t("categories.emptyText")}
              />
            );
          }}
        </QueryState>
      </Panel>
    </Page>
  );
}
