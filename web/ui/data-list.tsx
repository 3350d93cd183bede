import { Button, CloseButton, Pagination, Select, type SelectProps, Text, TextInput } from "@mantine/core";
import { useDebouncedCallback, useHotkeys } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, memo, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./data-list.module.css";
import { Heading, type OpenRow, RowBelow, RowTitle } from "./list-cells.tsx";
import type { ListOrder } from "./list-order.ts";
import { EmptyState } from "./states.tsx";

/** A column; `width` is a CSS grid track, `phone` the position of the cell on small screens. */
export interface Column<Row> {
  key: string;
  label: string;
  width: string;
  cell: (row: Row) => ReactNode;
  align?: "end";
  phone?: "title" | "line" | "hidden" | "tick";
  /** Shown only on wide screens. */
  wide?: boolean;
  /** Whether its heading sorts the list. */
  sortable?: boolean;
  /** Sort key, if the page sorts the rows itself. */
  value?: (row: Row) => string | number | null;
}

/** Above this many rows, only the visible ones are drawn. */
const virtualAbove = 100;
const rowHeight = 46;

/** Search field that reports its input after a pause; `/` focuses it. */
export function SearchField(props: {
  label: string;
  value: string;
  /** Milliseconds until input is reported; 250 by default. */
  wait?: number;
  onChange: (value: string) => void;
  /** Called on arrow down: moves to the results. */
  onLeave?: () => void;
  /** Called on Enter: opens the first result. */
  onEnter?: () => void;
}) {
  const { t } = useTranslation("ui");
  const [text, setText] = useState(props.value);
  const field = useRef<HTMLInputElement>(null);
  const reported = useRef<string[]>([]);
  const reportNow = (typed: string) => {
    reported.current.push(typed);
    props.onChange(typed);
  };
  const tellLater = useDebouncedCallback(reportNow, props.wait ?? 250);
  const report = props.wait === 0 ? reportNow : tellLater;
  // Ignore echoes of the field's own reports, which are older than the present input.
  useEffect(() => {
    const place = reported.current.indexOf(props.value);
    if (place >= 0) reported.current.splice(0, place + 1);
    else setText(props.value);
  }, [props.value]);
  const focus = () => field.current?.focus();
  // On a German keyboard the slash needs Shift.
  useHotkeys([
    ["/", focus],
    ["shift+/", focus],
  ]);
  return (
    <TextInput
      ref={field}
      type="search"
      className={classes.search}
      aria-label={props.label}
      placeholder={props.label}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        text && (
          <CloseButton
            size="sm"
            aria-label={t("list.clear")}
            onClick={() => {
              setText("");
              props.onChange("");
              field.current?.focus();
            }}
          />
        )
      }
      value={text}
      onKeyDown={(event) => {
        const act = { ArrowDown: props.onLeave, Enter: props.onEnter }[event.key];
        if (!act) return;
        event.preventDefault();
        act();
      }}
      onChange={(event) => {
        // Report the input before it is drawn.
        report(event.currentTarget.value);
        setText(event.currentTarget.value);
      }}
      // Once the focus is on a row, a delayed search report must not take it back.
      onBlur={() => tellLater.flush()}
    />
  );
}

/** One filter of a list: `any` is its label while inactive. */
export function FilterSelect<Value extends string>(props: {
  label: string;
  any: string;
  value: Value | "";
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  searchable?: boolean;
  renderOption?: SelectProps["renderOption"];
  /** Whether the filter is inside a panel that closes on an outside click; its options then belong to the panel. */
  within?: boolean;
  onChange: (value: Value | "") => void;
}) {
  return (
    <Select
      className={classes.filter}
      aria-label={props.label}
      allowDeselect={false}
      comboboxProps={{ withinPortal: !props.within }}
      searchable={props.searchable}
      renderOption={props.renderOption}
      value={props.value}
      data={[{ value: "", label: props.any }, ...props.options]}
      onChange={(value) => props.onChange((value ?? "") as Value | "")}
    />
  );
}

/** Search and filters above a list. */
export function ListBar({ children, onReset }: { children: ReactNode; onReset?: () => void }) {
  const { t } = useTranslation("ui");
  return (
    <search className={classes.controls}>
      {children}
      {onReset && (
        <Button variant="subtle" color="gray" onClick={onReset}>
          {t("list.reset")}
        </Button>
      )}
    </search>
  );
}

/** Rows in columns, which become cards on small screens. */
export function DataList<Row>(props: {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** Makes the row's title a button or link. */
  open?: OpenRow<Row>;
  /** Content below a row, as wide as the list; null for most rows. For short lists only. */
  below?: (row: Row) => ReactNode;
  order?: ListOrder | null;
  /** Called to sort the list; the headings of `sortable` columns then become buttons. */
  onOrder?: (order: ListOrder | null) => void;
  empty?: ReactNode;
  busy?: boolean;
}) {
  const { t } = useTranslation("ui");
  const body = useRef<HTMLTableSectionElement>(null);
  const virtual = props.rows.length > virtualAbove;
  const virtualizer = useVirtualizer({
    count: virtual ? props.rows.length : 0,
    getScrollElement: () => body.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  if (props.rows.length === 0) {
    return props.empty ?? <EmptyState title={t("list.none")} text={t("list.noneText")} />;
  }
  const widths = (columns: readonly Column<Row>[]) => columns.map((column) => column.width).join(" ");
  const tracks = {
    "--tracks": widths(props.columns),
    "--slim-tracks": widths(props.columns.filter((column) => !column.wide)),
  } as CSSProperties;
  const row = (item: Row, index: number, style?: CSSProperties) => (
    <tr key={props.rowKey(item)} className={classes.row} aria-rowindex={index + 2} style={style}>
      {props.columns.map((column) => (
        <td
          key={column.key}
          className={classes.cell}
          data-align={column.align}
          data-label={column.label}
          data-phone={column.phone ?? "line"}
          data-wide={column.wide || undefined}
        >
          {column.phone === "title" && props.open ? (
            <RowTitle row={item} open={props.open}>
              {column.cell(item)}
            </RowTitle>
          ) : (
            column.cell(item)
          )}
        </td>
      ))}
    </tr>
  );
  const rowBelow = (item: Row) => {
    const below = props.below?.(item);
    return (
      below && <RowBelow key={`${props.rowKey(item)} below`} columns={props.columns.length} content={below} />
    );
  };
  return (
    <div className={classes.frame}>
      <table
        aria-label={props.label}
        aria-rowcount={props.rows.length + 1}
        aria-busy={props.busy}
        className={classes.table}
        style={tracks}
      >
        <thead>
          <tr className={classes.head} aria-rowindex={1}>
            {props.columns.map((column) => (
              <Heading key={column.key} column={column} order={props.order ?? null} onOrder={props.onOrder} />
            ))}
          </tr>
        </thead>
        <tbody
          ref={body}
          className={classes.body}
          data-virtual={virtual || undefined}
          tabIndex={virtual ? 0 : undefined}
        >
          {virtual ? (
            <>
              {virtualizer.getVirtualItems().map((place) => {
                const item = props.rows[place.index];
                return item === undefined
                  ? null
                  : row(item, place.index, {
                      position: "absolute",
                      insetInline: 0,
                      height: place.size,
                      transform: `translateY(${place.start}px)`,
                    });
              })}
              <tr aria-hidden className={classes.stretch} style={{ height: virtualizer.getTotalSize() }} />
            </>
          ) : (
            props.rows.flatMap((item, index) => [row(item, index), rowBelow(item)])
          )}
        </tbody>
      </table>
    </div>
  );
}

/** The range of shown rows and the total, with links to the other pages. */
export const Paging = memo(function Paging(props: {
  offset: number;
  limit: number;
  total: number;
  format: (value: number) => string;
  /** `replace`: without a new history entry. */
  onChange: (offset: number, replace?: boolean) => void;
  /** Whether `total` still belongs to the previous rows. */
  busy?: boolean;
}) {
  const { t } = useTranslation("ui");
  const { offset, limit, total, format, onChange, busy } = props;
  // Show the last page if rows have gone since the link was made or the page was opened.
  const last = Math.max(0, Math.ceil(total / limit) - 1) * limit;
  useEffect(() => {
    if (!busy && offset > last) onChange(last, true);
  }, [busy, offset, last, onChange]);
  if (total === 0) return null;
  return (
    <div className={classes.paging}>
      <Text size="sm" c="dimmed" className="lb-figures" role="status">
        {t("list.range", {
          from: format(offset + 1),
          to: format(Math.min(offset + limit, total)),
          total: format(total),
        })}
      </Text>
      {total > limit && (
        <Pagination
          size="sm"
          total={Math.ceil(total / limit)}
          value={Math.floor(offset / limit) + 1}
          onChange={(page) => onChange((page - 1) * limit)}
          getControlProps={(control) => ({
            "aria-label": control === "next" ? t("list.next") : t("list.previous"),
          })}
          getItemProps={(page) => ({ "aria-label": t("list.page", { page }) })}
          aria-label={t("list.pages")}
          component="nav"
        />
      )}
    </div>
  );
});
