import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { type CategoryNode, categories } from "../../../shared/core/categories/categories.endpoints.ts";
import { holdsWords } from "../../../shared/kernel/folding.ts";
import { call } from "../../platform/api/call.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { undoable } from "../../platform/undo.ts";
import { ListBar, SearchField } from "../../ui/data-list.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { moved } from "../../ui/sort-order.ts";
import { EmptyState } from "../../ui/states.tsx";
import { CategoryTree } from "./category-tree.tsx";
import { categoryTree, flatten } from "./queries.ts";
import { prune } from "./visible-rows.ts";

/** Loaded when a category is opened: its form weighs more than the tree. */
const CategoryPanel = lazy(async () => ({ default: (await import("./category-panel.tsx")).CategoryPanel }));

/** The children of a category, undefined for the top level. */
function childrenOf(tree: readonly CategoryNode[], parent: string | undefined): readonly CategoryNode[] {
  if (parent === undefined) return tree;
  for (const node of tree) {
    const children = node.identifier === parent ? node.children : childrenOf(node.children, parent);
    if (children.length > 0) return children;
  }
  return [];
}

/** The tree with the children of one category in another order. */
const withOrder = (
  tree: readonly CategoryNode[],
  parent: string | undefined,
  order: CategoryNode[],
): CategoryNode[] =>
  parent === undefined
    ? order
    : tree.map((node) => ({
        ...node,
        children: node.identifier === parent ? order : withOrder(node.children, parent, order),
      }));

/** Moves categories one after the other: a move among siblings is shown at once, one to another parent after it is saved. */
function useCategoryOrder() {
  const { t } = useTranslation("ui");
  const { t: list } = useTranslation(["laboreditor", "categoryTree"]);
  const client = useQueryClient();
  const saving = useRef(Promise.resolve());
  const save = (change: () => Promise<unknown>, back: () => Promise<unknown>) => {
    saving.current = saving.current.then(async () => {
      try {
        await change();
        notifySuccess(list("categoryTree:category.hasMoved"), {
          id: "sort",
          ...undoable(async () => {
            await back();
            await client.invalidateQueries({ queryKey: categoryTree.queryKey });
          }),
        });
      } catch (problem) {
        notifyError(t("sort.failed"), { id: "sort", content: problemText(problem) });
        await client.invalidateQueries({ queryKey: categoryTree.queryKey });
      }
    });
  };
  const place = (node: CategoryNode, parent: string | undefined, index: number) => {
    const tree = client.getQueryData(categoryTree.queryKey) ?? [];
    const siblings = childrenOf(tree, parent);
    const previous = flatten(tree).find(({ children }) =>
      children.some(({ id }) => id === node.id),
    )?.identifier;
    const names = (nodes: readonly CategoryNode[]) => nodes.map(({ identifier }) => identifier);
    const write = async (into: string | undefined, order: string[]) => {
      await call(categories.change, { params: { id: node.id }, body: { parent: into ?? null } });
      await call(categories.move, { body: { parent: into ?? null, order } });
      await client.invalidateQueries({ queryKey: categoryTree.queryKey });
    };
    save(
      () => write(parent, names(siblings).toSpliced(index, 0, node.identifier)),
      () => write(previous, names(childrenOf(tree, previous))),
    );
  };
  const move = (parent: string | undefined, from: number, to: number): boolean => {
    const tree = client.getQueryData(categoryTree.queryKey) ?? [];
    const siblings = childrenOf(tree, parent);
    if (to < 0 || to >= siblings.length) return false;
    const order = moved(siblings, from, to);
    client.setQueryData(categoryTree.queryKey, withOrder(tree, parent, order));
    const saveOrder = (rows: readonly CategoryNode[]) =>
      call(categories.move, {
        body: { parent: parent ?? null, order: rows.map(({ identifier }) => identifier) },
      });
    save(
      () => saveOrder(order),
      () => saveOrder(siblings),
    );
    return true;
  };
  return { move, place };
}

/** The category tree with the number of analyses in each category. Categories link to their analyses, and can be edited and sorted. */
export default function CategoriesPage() {
  const { t } = useTranslation(["laboreditor", "categoryTree"]);
  const access = useAccess();
  const [search, setSearch] = useState("");
  const [opened, setOpened] = useState<{ id: string | null } | null>(null);
  const { move, place } = useCategoryOrder();
  const mayChange = access.mayCall(categories.change);
  const [query] = useSearchParams();
  const [selectedId, name] = [query.get("category"), query.get("search")];
  // The palette may lead to several categories in turn while this page is open.
  useEffect(() => {
    if (name) setSearch(name);
    if (selectedId && mayChange) setOpened({ id: selectedId });
  }, [selectedId, name, mayChange]);
  return (
    <Page
      title={t("categoryTree:categories.title")}
      lead={
        mayChange
          ? `${t("categoryTree:categories.lead")} ${t("categoryTree:category.keys")}`
          : t("categoryTree:categories.lead")
      }
      actions={
        access.mayCall(categories.create) && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpened({ id: null })}>
            {t("categoryTree:category.new")}
          </Button>
        )
      }
    >
      <Panel flush>
        <ListBar>
          <SearchField label={t("categoryTree:categories.search")} value={search} onChange={setSearch} />
        </ListBar>
        <QueryState query={useQuery(categoryTree)} lines={10}>
          {(tree) => {
            const shown = search
              ? prune(tree, (node) => holdsWords(`${node.name} ${node.identifier}`, search))
              : tree;
            return shown.length > 0 ? (
              <CategoryTree
                key={search}
                label={t("categoryTree:categories.title")}
                tree={shown}
                onEdit={mayChange ? ({ id }) => setOpened({ id }) : undefined}
                onMove={mayChange && !search ? move : undefined}
                onPlace={place}
              />
            ) : (
              <EmptyState
                title={t(search ? "categoryTree:categories.none" : "categoryTree:categories.empty")}
                text={search ? undefined : t("categoryTree:categories.emptyText")}
              />
            );
          }}
        </QueryState>
      </Panel>
      <Suspense>{opened && <CategoryPanel id={opened.id} onClose={() => setOpened(null)} />}</Suspense>
    </Page>
  );
}
