import { queryOptions } from "@tanstack/react-query";
import { type CategoryNode, listCategories } from "../../../shared/core/categories/categories.endpoints.ts";
import { call } from "../../platform/api/call.ts";

export const categoryTree = queryOptions({
  queryKey: ["core", "categories"],
  queryFn: async ({ signal }) => (await call(listCategories, { signal })).results,
  staleTime: 60_000,
});

/** The tree as a list, each with its depth below the root, 0 for the topmost. */
export function flatten(nodes: readonly CategoryNode[], depth = 0): (CategoryNode & { depth: number })[] {
  return nodes.flatMap((node) => [{ ...node, depth }, ...flatten(node.children, depth + 1)]);
}
