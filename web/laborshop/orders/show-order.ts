import { useQueryClient } from "@tanstack/react-query";
import { oneOrder, orderListsKey, type ReadOrder } from "./queries.ts";

/** Shows an order as returned by a call. */
export function useShowOrder(id: string) {
  const client = useQueryClient();
  return async (read: ReadOrder) => {
    client.setQueryData(oneOrder(id).queryKey, read);
    await client.invalidateQueries({ queryKey: orderListsKey });
  };
}
