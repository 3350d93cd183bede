import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { EndpointSpec } from "../../../shared/kernel/endpoint.ts";
import { Panel } from "../../ui/panel.tsx";
import { QueryState } from "../../ui/query-state.tsx";
import { SortableList } from "../../ui/sortable-list.tsx";
import { useSavedOrder } from "../list/saved-order.ts";
import { problemText } from "../problem-text.ts";
import { callRole, type ResourceCalls, type RowOf, resourceQueries } from "./resource.ts";

/** The most records that an order can hold. */
const most = 1_000;

interface Order<Calls extends ResourceCalls> {
  calls: Calls & { move: EndpointSpec };
  cacheKey: readonly string[];
  label: string;
  name: (row: RowOf<Calls>) => string;
  children: (row: RowOf<Calls>) => ReactNode;
}

function Sortable<Calls extends ResourceCalls>(props: Order<Calls> & { rows: readonly RowOf<Calls>[] }) {
  const client = useQueryClient();
  const idOf = (row: RowOf<Calls>) => (row as { id: string }).id;
  const { items, reorder } = useSavedOrder(props.rows, async (rows) => {
    await callRole(props.calls.move, { body: { order: rows.map(idOf) } });
    await client.invalidateQueries({ queryKey: resourceQueries(props.cacheKey, props.calls).lists });
  });
  return (
    <SortableList label={props.label} items={items} itemKey={idOf} itemName={props.name} onReorder={reorder}>
      {props.children}
    </SortableList>
  );
}

/** All records in their manual order, which is changed by dragging or with Shift and the arrow keys. */
export function ResourceOrder<Calls extends ResourceCalls>(props: Order<Calls>) {
  const { list } = resourceQueries(props.cacheKey, props.calls);
  const query = useQuery(list({ search: "", pageSize: most, offset: 0 }));
  return (
    <Panel flush>
      <QueryState query={query} describe={problemText} lines={8}>
        {({ results }) => <Sortable {...props} rows={results} />}
      </QueryState>
    </Panel>
  );
}
