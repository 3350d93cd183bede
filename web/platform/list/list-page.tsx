import type { TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Column, DataList, ListBar, Paging, SearchField } from "../../ui/data-list.tsx";
import type { OpenRow } from "../../ui/list-cells.tsx";
import { orderRows } from "../../ui/list-order.ts";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { useFormat } from "../format.ts";
import { type QueryLike, QueryState } from "../query-state.tsx";
import type { ListState } from "./list-state.ts";

export interface ListProps<Row, Filter extends string> {
  /** Accessible name of the list. */
  label: string;
  state: ListState<Filter>;
  /** One page from the server, or all rows at once if `state` has no page size. */
  query: QueryLike<{ count?: number; results: readonly Row[] }> & { isPlaceholderData?: boolean };
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  open?: OpenRow<Row>;
  /** Label of the search field; the list has no search without it. */
  search?: string;
  /** `FilterSelect`s. */
  filters?: ReactNode;
  /** Text and action shown when the list is empty. */
  empty?: { title: string; text?: ReactNode; action?: ReactNode; icon?: TablerIcon };
  describe?: (problem: unknown) => string;
}

/** A list with search, filters, order and pages, and its states for loading, empty, failure and missing permission. */
export function ListPanel<Row, Filter extends string>(props: ListProps<Row, Filter>) {
  const { i18n } = useTranslation();
  const format = useFormat();
  const { state } = props;
  const isUnpaged = state.pageSize === Number.POSITIVE_INFINITY;
  return (
    <Panel flush>
      {(props.search || props.filters) && (
        <ListBar onReset={state.isFiltering ? state.reset : undefined}>
          {props.search && (
            <SearchField label={props.search} value={state.search} onChange={state.setSearch} />
          )}
          {props.filters}
        </ListBar>
      )}
      <QueryState query={props.query} describe={props.describe} lines={8}>
        {({ results, count }) => (
          <>
            <DataList
              label={props.label}
              rows={
                isUnpaged ? orderRows(results, props.columns, state.order, i18n.resolvedLanguage) : results
              }
              columns={props.columns}
              rowKey={props.rowKey}
              open={props.open}
              order={state.order}
              onOrder={state.setOrder}
              busy={props.query.isPlaceholderData}
              empty={!state.isFiltering && props.empty ? <EmptyState {...props.empty} /> : undefined}
            />
            {!isUnpaged && (
              <Paging
                offset={state.offset}
                limit={state.pageSize}
                total={count ?? results.length}
                format={format.number}
                onChange={state.setOffset}
                busy={props.query.isPlaceholderData}
              />
            )}
          </>
        )}
      </QueryState>
    </Panel>
  );
}

/** The page of a list: lead, main actions and rows. */
export function ListPage<Row, Filter extends string>(
  props: ListProps<Row, Filter> & { title: string; lead?: string; actions?: ReactNode; children?: ReactNode },
) {
  const { title, lead, actions, children, ...list } = props;
  return (
    <Page title={title} lead={lead} actions={actions}>
      {children}
      <ListPanel {...list} />
    </Page>
  );
}
