import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import type { AnalysisRow } from "../../../shared/laboreditor/analyses/analysis-row.ts";
import { changeAnalysis } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { useLasting } from "../../ui/later.ts";
import { Heading } from "../../ui/list-cells.tsx";
import { readOrder, writeOrder } from "../../ui/list-order.ts";
import classes from "./analyses.module.css";
import { QueryOfList, Row, type RowFrame } from "./analysis-row.tsx";
import type { TableColumn } from "./columns.ts";
import { type AnalysisFilter, sortedColumns } from "./filter.ts";
import { TickAll } from "./tick-all.tsx";

/** Height of a row (px). */
const rowHeights = { lines: 54, table: 46 };
/** Milliseconds for which the pointer or focus rests on a row before its analysis is preloaded. */
const hesitation = 60;

/** Milliseconds that a response may take before the former rows fade. */
const patience = 150;

/** Focuses the row that is in the tab order. */
export const focusList = () => document.querySelector<HTMLElement>(`.${classes.row}[tabindex="0"]`)?.focus();

export interface AnalysisListProps {
  rows: readonly AnalysisRow[];
  /** Address by which the rows were found; the list scrolls to the top when it changes. */
  view: string;
  /** Whether the list is beside the editor and scrolls on its own instead of with the page. */
  beside: boolean;
  /** Columns of the table; if empty, a row has two lines. */
  columns: readonly TableColumn[];
  order: AnalysisFilter["order"];
  onOrder: (order: AnalysisFilter["order"]) => void;
  /** The analysis that is open in the editor. */
  open: string | undefined;
  busy: boolean;
  /** Appended to an analysis's address. */
  search: string;
  /** Whether an analysis is ticked, for bulk changes. */
  isTicked: (id: string) => boolean;
  /** Whether all, some or none of the results are ticked. */
  ticked: "all" | "some" | "none";
  /** If absent, rows cannot be ticked. */
  onTick?: (ids: readonly string[], on: boolean) => void;
  onTickAll: (on: boolean) => void;
  /** Called when an analysis is likely to be opened. */
  onNear: (row: AnalysisRow) => void;
}

/**
 * The results as links; only the visible ones are drawn. Tab leads to one of them and on to the editor. Arrow up and down move between
 * rows, Home and End to the first and last, left and right between tick and link; with Shift held, ticking includes all
 * rows in between.
 */
export const AnalysisList = (props: AnalysisListProps) =>
  props.beside ? <Beside {...props} /> : <Alone {...props} />;

const overscan = 5;
const rowHeightOf = ({ columns }: AnalysisListProps) => rowHeights[columns.length > 0 ? "table" : "lines"];

function Alone(props: AnalysisListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(0);
  // Observe the space above the rows, which changes for example with the bar of a selection. Measuring it on each redraw would force
  // an additional layout of the page.
  useLayoutEffect(() => {
    const body = frame.current?.querySelector("tbody");
    const panel = frame.current?.parentElement;
    if (!body || !panel) return;
    const measure = () => setAbove(Math.round(body.getBoundingClientRect().top + window.scrollY));
    const observer = new ResizeObserver(measure);
    for (const element of [document.body, panel]) observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: props.rows.length,
    estimateSize: () => rowHeightOf(props),
    scrollMargin: above,
    overscan,
  });
  return (
    <Grid {...props} frame={frame} virtualizer={virtualizer} above={above} height={rowHeightOf(props)} />
  );
}

function Beside(props: AnalysisListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: props.rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeightOf(props),
    overscan,
  });
  return <Grid {...props} frame={frame} virtualizer={virtualizer} above={0} height={rowHeightOf(props)} />;
}

function Grid<Scrolling extends Window | HTMLDivElement>(
  props: AnalysisListProps & {
    frame: RefObject<HTMLDivElement | null>;
    virtualizer: Virtualizer<Scrolling, Element>;
    /** Distance in pixels from the start of the scrolling container to the first row. */
    above: number;
    height: number;
  },
) {
  const { rows, open, onTick, columns, frame, virtualizer, above } = props;
  const { t } = useTranslation("laboreditor");
  const [reached, setReached] = useState<number>();
  const lastView = useRef(props.view);
  useEffect(() => {
    if (lastView.current === props.view) return;
    lastView.current = props.view;
    // Usually it is at the top already; scrolling anyway would cost a layout of the page.
    if (virtualizer.scrollOffset) virtualizer.scrollToOffset(0);
    setReached(undefined);
  }, [props.view, virtualizer]);
  // Scroll to the row of an opened analysis once; afterwards leave the list where the user scrolls it.
  const brought = useRef<string>(undefined);
  const openPlace = rows.findIndex(({ id }) => id === open);
  useEffect(() => {
    if (openPlace < 0 || brought.current === open) return;
    brought.current = open;
    virtualizer.scrollToIndex(openPlace, { align: "auto" });
  }, [open, openPlace, virtualizer]);
  const lastTicked = useRef(0);
  function tick(place: number, on: boolean, all: boolean) {
    const from = all ? lastTicked.current : place;
    lastTicked.current = place;
    const between = rows.slice(Math.min(from, place), Math.max(from, place) + 1);
    onTick?.(
      between.map((row) => row.id),
      on,
    );
  }
  function walk(event: KeyboardEvent<HTMLElement>, place: number) {
    const places: Record<string, number> = {
      ArrowDown: place + 1,
      ArrowUp: place - 1,
      Home: 0,
      End: rows.length - 1,
    };
    const shift = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const to = shift ? place : (places[event.key] ?? -1);
    if (to < 0 || to >= rows.length) return;
    event.preventDefault();
    const { currentTarget } = event;
    const controlsOf = (row: Element | null | undefined) => [
      ...(row?.querySelectorAll<HTMLElement>("input, a, button") ?? []),
    ];
    const here = controlsOf(currentTarget.closest("tr")).indexOf(currentTarget);
    if (currentTarget.localName === "input" && event.shiftKey && !shift) {
      lastTicked.current = place;
      tick(to, true, true);
    }
    virtualizer.scrollToIndex(to);
    const focus = () => {
      const controls = controlsOf(frame.current?.querySelector(`[data-place="${to}"]`));
      const next = controls[Math.min(Math.max(here + (shift ?? 0), 0), controls.length - 1)];
      next?.focus({ preventScroll: true });
      return next;
    };
    // Focus at once if possible, so that a key pressed before the next frame starts from there.
    if (!focus()) requestAnimationFrame(focus);
  }
  const nearing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(nearing.current), []);
  function near(row: AnalysisRow, opens: boolean) {
    clearTimeout(nearing.current);
    if (opens) props.onNear(row);
    else nearing.current = setTimeout(() => props.onNear(row), hesitation);
  }
  const latest = useRef({ tick, walk, near });
  latest.current = { tick, walk, near };
  const mayTick = onTick !== undefined;
  const mayChange = useAccess().mayCall(changeAnalysis);
  const format = useFormat();
  // Stable for the lifetime of the list, so that it does not cause redraws of rows.
  const rowFrame = useMemo<RowFrame>(
    () => ({
      t,
      format,
      mayChange,
      ...(mayTick ? { onTick: (...parameters) => latest.current.tick(...parameters) } : {}),
      onWalk: (...parameters) => latest.current.walk(...parameters),
      onReach: setReached,
      onNear: (...parameters) => latest.current.near(...parameters),
    }),
    [t, format, mayChange, mayTick],
  );
  const drawn = virtualizer.getVirtualItems();
  const isDrawn = (place: number) => drawn.some(({ index }) => index === place);
  const tabbed = [reached ?? -1, openPlace].find(isDrawn) ?? drawn[0]?.index;
  // If the focused row is gone from the results, focus its successor instead of the top of the page.
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body)
      frame.current
        ?.querySelector<HTMLElement>(`.${classes.row}[tabindex="0"]`)
        ?.focus({ preventScroll: true });
  });
  const isTable = columns.length > 0;
  const isSlow = useLasting(props.busy, patience);
  const tracks = [...(mayTick ? ["auto"] : []), ...columns.map(({ width }) => width)].join(" ");
  return (
    <div
      ref={frame}
      className={classes.list}
      data-table={isTable || undefined}
      data-beside={props.beside || undefined}
      aria-busy={props.busy}
      data-slow={isSlow || undefined}
    >
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose rows are navigated by arrow keys is a grid
        role="grid"
        onFocus={({ target }) => {
          focused.current = target;
        }}
        onBlur={() => {
          focused.current = null;
        }}
        aria-label={t("analyses.title")}
        aria-rowcount={rows.length}
        style={{ "--tracks": tracks } as CSSProperties}
      >
        {isTable && (
          <thead>
            <tr>
              {mayTick && (
                <td className={classes.tickCell}>
                  <TickAll {...props} />
                </td>
              )}
              {columns.map((column) => (
                <Heading
                  key={column.key}
                  column={{ ...column, sortable: true, cell: () => null }}
                  order={readOrder(props.order, sortedColumns)}
                  onOrder={(order) => props.onOrder(writeOrder(order) as AnalysisFilter["order"])}
                />
              ))}
            </tr>
          </thead>
        )}
        <tbody style={{ height: virtualizer.getTotalSize() }}>
          <QueryOfList value={props.search}>
            {drawn.map(({ index, start }) => {
              const row = rows[index];
              return (
                row && (
                  <Row
                    key={row.id}
                    row={row}
                    place={index}
                    start={start - above}
                    height={props.height}
                    columns={columns}
                    open={row.id === open}
                    ticked={props.isTicked(row.id)}
                    tabbed={index === tabbed}
                    frame={rowFrame}
                  />
                )
              );
            })}
          </QueryOfList>
        </tbody>
      </table>
    </div>
  );
}
