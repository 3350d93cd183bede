import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { type CategoryNode, categories } from "../../../shared/core/categories/categories.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { notifyError } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import { moved } from "../../ui/sort-order.ts";
import { categoryTree } from "./queries.ts";

/** The children of a category, undefined for the top level. */
export function childrenOf(
  tree: readonly CategoryNode[],
  parent: string | undefined,
): readonly CategoryNode[] {
  if (parent === undefined) return tree;
  for (const node of tree) {
    const found = node.identifier === parent ? node.children : childrenOf(node.children, parent);
    if (found.length > 0) return found;
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

/** Moves a category among its siblings: shown at once, saved one move after the other. */
export function useCategoryOrder() {
  const { t } = useTranslation("ui");
  const client = useQueryClient();
  const saving = useRef(Promise.resolve());
  return (parent: string | undefined, from: number, to: number): boolean => {
    const tree = client.getQueryData(categoryTree.queryKey) ?? [];
    const siblings = childrenOf(tree, parent);
    if (to < 0 || to >= siblings.length) return false;
    const order = moved(siblings, from, to);
    client.setQueryData(categoryTree.queryKey, withOrder(tree, parent, order));
    const body = { parent: parent ?? null, order: order.map(({ identifier }) => identifier) };
    saving.current = saving.current.then(async () => {
      try {
        await call(categories.move, { body });
      } catch (problem) {
        notifyError(t("sort.failed"), { id: "sort", content: problemText(problem) });
        await client.invalidateQueries({ queryKey: categoryTree.queryKey });
      }
    });
    return true;
  };
}
