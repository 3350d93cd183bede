import type { ReactNode } from "react";
import { Paging } from "../../ui/data-list.tsx";
import { useFormat } from "../format.ts";
import { type QueryLike, QueryState } from "../query-state.tsx";

/** One page of a server-side list, with pagination and the states of its query. */
export function Paged<Row>(props: {
  query: QueryLike<{ count: number; results: readonly Row[] }> & { isPlaceholderData?: boolean };
  pageSize: number;
  offset: number;
  onOffset: (offset: number) => void;
  /** Number of placeholder lines while loading. */
  lines?: number;
  children: (rows: readonly Row[]) => ReactNode;
}) {
  const format = useFormat();
  return (
    <QueryState query={props.query} lines={props.lines}>
      {({ results, count }) => (
        <>
          {props.children(results)}
          <Paging
            offset={props.offset}
            limit={props.pageSize}
            total={count}
            format={format.number}
            onChange={props.onOffset}
            busy={props.query.isPlaceholderData}
          />
        </>
      )}
    </QueryState>
  );
}
