import type { QueryClient } from "@tanstack/react-query";
import { type CategoryNode, categories } from "../../../shared/core/categories/categories.endpoints.ts";
import type { OutputOf } from "../../../shared/kernel/endpoint.ts";
import { call } from "../../platform/api/call.ts";
import { analysesKey } from "../editor/queries.ts";
import { categoriesKey, flatten } from "./queries.ts";

type Category = OutputOf<typeof categories.read>;

const readAnew = (client: QueryClient) =>
  Promise.all([categoriesKey, analysesKey].map((queryKey) => client.invalidateQueries({ queryKey })));

/** Restores the former order of a parent's categories; new ones stay last. */
async function orderAsIn(previous: readonly CategoryNode[], parent: string | null): Promise<void> {
  const inOne = (nodes: readonly CategoryNode[]) =>
    parent === null
      ? nodes
      : (flatten(nodes).find(({ identifier }) => identifier === parent)?.children ?? []);
  const { results } = await call(categories.list);
  const [then, now] = [inOne(previous), inOne(results)].map((nodes) =>
    nodes.map(({ identifier }) => identifier),
  );
  const order = [
    ...(then ?? []).filter((identifier) => now?.includes(identifier)),
    ...(now ?? []).filter((identifier) => !then?.includes(identifier)),
  ];
  if (order.length > 1) await call(categories.move, { body: { parent, order } });
}

/** Undoes a move. @param previous the tree before it */
export async function moveBack(
  previous: readonly CategoryNode[],
  { id, parent }: Category,
  client: QueryClient,
) {
  await call(categories.change, { params: { id }, body: { parent } });
  await orderAsIn(previous, parent);
  await readAnew(client);
}
