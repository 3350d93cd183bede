import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { AnalysisSummary } from "../../../shared/core/analyses/analysis.ts";
import { StateTag } from "../../ui/figures.tsx";
import classes from "./analyses.module.css";
import { stateTones } from "./analysis-state.ts";

const rowHeight = 54;
/** How long (ms) the pointer or focus rests on a row before its analysis is preloaded. */
const hesitation = 60;

/** Focuses the row that is in the tab order. */
export const focusList = () => document.querySelector<HTMLElement>(`.${classes.row}[tabindex="0"]`)?.focus();

interface Listening {
  onTick?: (place: number, on: boolean, all: boolean) => void;
  onWalk: (event: KeyboardEvent<HTMLElement>, place: number) => void;
  /** Called when it receives the focus. */
  onReach: (place: number) => void;
  /** Called when the pointer or focus rests on it, or it is opened. */
  onNear: (row: AnalysisSummary, opens: boolean) => void;
}

/** One analysis; redrawn only if its data changes, not on each key in the search. */
const Row = memo(function Row(props: {
  row: AnalysisSummary;
  place: number;
  start: number;
  to: string;
  open: boolean;
  ticked: boolean;
  /** The only row in the tab order: the others are reached by arrow keys. */
  tabbed: boolean;
  listening: Listening;
}) {
  const { row, place, listening } = props;
  const { onTick, onWalk, onReach, onNear } = listening;
  const tabIndex = props.tabbed ? 0 : -1;
  const { t } = useTranslation("laboreditor");
  return (
    <tr
      aria-rowindex={place + 1}
      data-place={place}
      style={{ height: rowHeight, transform: `translateY(${props.start}px)` }}
      onFocus={() => onReach(place)}
    >
      {onTick && (
        <td>
          <input
            type="checkbox"
            className={classes.tick}
            tabIndex={tabIndex}
            aria-label={t("analyses.tick", { name: row.name, code: row.code })}
            checked={props.ticked}
            onChange={(event) =>
              onTick(place, event.currentTarget.checked, (event.nativeEvent as MouseEvent).shiftKey)
            }
            onKeyDown={(event) => onWalk(event, place)}
          />
        </td>
      )}
      <td>
        <Link
          to={props.to}
          className={classes.row}
          tabIndex={tabIndex}
          aria-current={props.open ? "page" : undefined}
          onKeyDown={(event) => (event.key === "Enter" ? onNear(row, true) : onWalk(event, place))}
          onFocus={() => onNear(row, false)}
          onPointerEnter={() => onNear(row, false)}
          onPointerDown={() => onNear(row, true)}
        >
          <span className={classes.rowName}>{row.name}</span>{" "}
          <span className={classes.rowFacts}>
            <span className={classes.code}>{row.code}</span>
            {row.internal && <StateTag tone="plain">{t("analyses.internal")}</StateTag>}
            {row.state !== "PUBLISHED" && (
              <StateTag tone={stateTones[row.state]}>{t(`states.${row.state}`)}</StateTag>
            )}
          </span>
        </Link>
      </td>
    </tr>
  );
});

/**
 * The results as links; only the visible ones are drawn. Tab leads to one of them and on to the editor. Arrow up and down move between
 * rows, Home and End to the first and last, left and right between tick and link; with Shift held, ticking includes all
 * rows in between.
 */
export function AnalysisList(props: {
  rows: readonly AnalysisSummary[];
  /** The analysis that is open in the editor. */
  open: string | undefined;
  busy: boolean;
  /** Appended to an analysis's address. */
  search: string;
  /** The ticked analyses, for bulk changes. */
  ticked: ReadonlySet<string>;
  /** Without it, rows cannot be ticked. */
  onTick?: (ids: readonly string[], on: boolean) => void;
  /** Called when an analysis is likely to be opened. */
  onNear: (row: AnalysisSummary) => void;
}) {
  const { rows, open, onTick } = props;
  const { t } = useTranslation("laboreditor");
  const frame = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 5,
  });
  const [reached, setReached] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows start at the top
  useEffect(() => {
    virtualizer.scrollToOffset(0);
    setReached(undefined);
  }, [rows]);
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
    const aside = { ArrowLeft: "input", ArrowRight: "a" }[event.key];
    const to = aside ? place : (places[event.key] ?? -1);
    if (to < 0 || to >= rows.length) return;
    event.preventDefault();
    const { localName } = event.currentTarget;
    if (localName === "input" && event.shiftKey && !aside) {
      lastTicked.current = place;
      tick(to, true, true);
    }
    virtualizer.scrollToIndex(to);
    const focus = () => {
      const next = frame.current?.querySelector<HTMLElement>(`[data-place="${to}"] ${aside ?? localName}`);
      next?.focus({ preventScroll: true });
      return next;
    };
    // At once, so that a key pressed before the next frame starts from there.
    if (!focus()) requestAnimationFrame(focus);
  }
  const nearing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(nearing.current), []);
  function near(row: AnalysisSummary, opens: boolean) {
    clearTimeout(nearing.current);
    if (opens) props.onNear(row);
    else nearing.current = setTimeout(() => props.onNear(row), hesitation);
  }
  const latest = useRef({ tick, walk, near });
  latest.current = { tick, walk, near };
  const mayTick = onTick !== undefined;
  // Stable for the lifetime of the list, so that rows are not redrawn for it.
  const listening = useMemo<Listening>(
    () => ({
      ...(mayTick ? { onTick: (...given) => latest.current.tick(...given) } : {}),
      onWalk: (...given) => latest.current.walk(...given),
      onReach: setReached,
      onNear: (...given) => latest.current.near(...given),
    }),
    [mayTick],
  );
  const drawn = virtualizer.getVirtualItems();
  const isDrawn = (place: number) => drawn.some(({ index }) => index === place);
  const tabbed = [reached ?? -1, rows.findIndex(({ id }) => id === open)].find(isDrawn) ?? drawn[0]?.index;
  return (
    <div ref={frame} className={classes.list} aria-busy={props.busy} data-busy={props.busy || undefined}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose rows are navigated by arrow keys is a grid
        role="grid"
        aria-label={t("analyses.title")}
        aria-rowcount={rows.length}
        style={{ height: virtualizer.getTotalSize() }}
      >
        <tbody>
          {drawn.map(({ index, start }) => {
            const row = rows[index];
            return (
              row && (
                <Row
                  key={row.id}
                  row={row}
                  place={index}
                  start={start}
                  to={`/laboreditor/analyse/${row.id}${props.search}`}
                  open={row.id === open}
                  ticked={props.ticked.has(row.id)}
                  tabbed={index === tabbed}
                  listening={listening}
                />
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
