import { queryOptions } from "@tanstack/react-query";
import {
  type CategoryNode,
  getCategory,
  listCategories,
} from "../../../shared/core/categories/categories.endpoints.ts";
import { call, send } from "../../platform/api/call.ts";

export const categoryTree = queryOptions({
  queryKey: ["core", "categories"],
  queryFn: async ({ signal }) => (await call(listCategories, { signal })).results,
  staleTime: 60_000,
});

/** One category for editing, with its ETag. */
export const oneCategory = (id: string) =>
  queryOptions({
    queryKey: [...categoryTree.queryKey, "one", id],
    queryFn: ({ signal }) => send(getCategory, { params: { id }, signal }),
  });

/** The flattened tree, each category with its depth, 0 at the top level. */
export function flatten(nodes: readonly CategoryNode[], depth = 0): (CategoryNode & { depth: number })[] {
  return nodes.flatMap((node) => [{ ...node, depth }, ...flatten(node.children, depth + 1)]);
}
