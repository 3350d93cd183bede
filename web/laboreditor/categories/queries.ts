import { queryOptions } from "@tanstack/react-query";
import { type CategoryNode, categories } from "../../../shared/core/categories/categories.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { resourceQueries } from "../../platform/resource/resource.ts";

export const categoriesKey = ["core", "categories"] as const;
const queries = resourceQueries(categoriesKey, categories);

/** One category for editing. */
export const oneCategory = queries.one;

export const categoryTree = queryOptions({
  queryKey: queries.lists,
  queryFn: async ({ signal }) => (await call(categories.list, { signal })).results,
  staleTime: 60_000,
});

/** The flattened tree, each category with its depth, 0 at the top level. */
export function flatten(nodes: readonly CategoryNode[], depth = 0): (CategoryNode & { depth: number })[] {
  return nodes.flatMap((node) => [{ ...node, depth }, ...flatten(node.children, depth + 1)]);
}
