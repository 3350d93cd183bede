import type { ReactNode } from "react";
import { Paging } from "../../ui/data-list.tsx";
import { type QueryLike, QueryState } from "../../ui/query-state.tsx";
import { useFormat } from "../format.ts";
import { problemText } from "../problem-text.ts";

/** One page of what the server lists, with the way to the others and the states of reading it. */
export function Paged<Row>(props: {
  query: QueryLike<{ count: number; results: readonly Row[] }>;
  pageSize: number;
  offset: number;
  onOffset: (offset: number) => void;
  /** How many lines stand there while it is read. */
  lines?: number;
  children: (rows: readonly Row[]) => ReactNode;
}) {
  const format = useFormat();
  return (
    <QueryState query={props.query} describe={problemText} lines={props.lines}>
      {({ results, count }) => (
        <>
          {props.children(results)}
          <Paging
            offset={props.offset}
            limit={props.pageSize}
            total={count}
            format={format.number}
            onChange={props.onOffset}
          />
        </>
      )}
    </QueryState>
  );
}
