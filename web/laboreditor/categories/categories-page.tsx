import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { categories } from "../../../shared/core/categories/categories.endpoints.ts";
import { holdsWords } from "../../../shared/kernel/folding.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { ListBar, SearchField } from "../../ui/data-list.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { CategoryTree } from "./category-tree.tsx";
import { categoryTree } from "./queries.ts";
import { useCategoryOrder } from "./use-category-order.ts";
import { prune } from "./visible-rows.ts";

/** Loaded when a category is opened: its form weighs more than the tree. */
const CategoryPanel = lazy(async () => ({ default: (await import("./category-panel.tsx")).CategoryPanel }));

/** The category tree with the number of analyses in each; each links to its analyses, and can be edited and sorted. */
export default function CategoriesPage() {
  const { t } = useTranslation("laboreditor");
  const access = useAccess();
  const [search, setSearch] = useState("");
  const [opened, setOpened] = useState<{ id: string | null } | null>(null);
  const move = useCategoryOrder();
  const mayChange = access.mayCall(categories.change);
  return (
    <Page
      title={t("categories.title")}
      lead={mayChange ? `${t("categories.lead")} ${t("category.keys")}` : t("categories.lead")}
      actions={
        access.mayCall(categories.create) && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpened({ id: null })}>
            {t("category.new")}
          </Button>
        )
      }
    >
      <Panel flush>
        <ListBar>
          <SearchField label={t("categories.search")} value={search} onChange={setSearch} />
        </ListBar>
        <QueryState query={useQuery(categoryTree)} lines={10}>
          {(tree) => {
            const shown = search
              ? prune(tree, (node) => holdsWords(`${node.name} ${node.identifier}`, search))
              : tree;
            return shown.length > 0 ? (
              <CategoryTree
                key={search}
                label={t("categories.title")}
                tree={shown}
                onEdit={mayChange ? ({ id }) => setOpened({ id }) : undefined}
                onMove={mayChange && !search ? move : undefined}
              />
            ) : (
              <EmptyState
                title={t(search ? "categories.none" : "categories.empty")}
                text={search ? undefined : t("categories.emptyText")}
              />
            );
          }}
        </QueryState>
      </Panel>
      <Suspense>{opened && <CategoryPanel id={opened.id} onClose={() => setOpened(null)} />}</Suspense>
    </Page>
  );
}
