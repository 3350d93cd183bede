import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { AnalysisSummary } from "../../../shared/core/analyses/analysis.ts";
import { StateTag } from "../../ui/figures.tsx";
import classes from "./analyses.module.css";
import { stateTones } from "./analysis-state.ts";

const rowHeight = 54;

/**
 * The found analyses as links; only the visible ones are drawn. Arrow up and down go from one to the next, among the
 * ticks as well; with Shift held, all that lie between are ticked.
 */
export function AnalysisList(props: {
  rows: readonly AnalysisSummary[];
  /** Whose editor is open. */
  open: string | undefined;
  busy: boolean;
  to: (row: AnalysisSummary) => string;
  /** Those that are ticked, to be changed together. */
  ticked: ReadonlySet<string>;
  /** Without it nothing can be ticked. */
  onTick?: (ids: readonly string[], on: boolean) => void;
}) {
  const { rows, open, onTick } = props;
  const { t } = useTranslation("laboreditor");
  const frame = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows begin at their top
  useEffect(() => virtualizer.scrollToOffset(0), [rows]);
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
    const to = event.key === "ArrowDown" ? place + 1 : event.key === "ArrowUp" ? place - 1 : -1;
    if (to < 0 || to >= rows.length) return;
    event.preventDefault();
    const { localName } = event.currentTarget;
    if (localName === "input" && event.shiftKey) {
      lastTicked.current = place;
      tick(to, true, true);
    }
    virtualizer.scrollToIndex(to);
    const focus = () => {
      const next = frame.current?.querySelector<HTMLElement>(`[data-place="${to}"] ${localName}`);
      next?.focus({ preventScroll: true });
      return next;
    };
    // At once, so that a key pressed before the next frame goes on from there.
    if (!focus()) requestAnimationFrame(focus);
  }
  return (
    <div ref={frame} className={classes.list} aria-busy={props.busy} data-busy={props.busy || undefined}>
      <ul aria-label={t("analyses.list")} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={row.id}
                data-place={index}
                style={{ height: rowHeight, transform: `translateY(${start}px)` }}
              >
                {onTick && (
                  <input
                    type="checkbox"
                    className={classes.tick}
                    aria-label={t("analyses.tick", { name: row.name, code: row.code })}
                    checked={props.ticked.has(row.id)}
                    onChange={(event) =>
                      tick(index, event.currentTarget.checked, (event.nativeEvent as MouseEvent).shiftKey)
                    }
                    onKeyDown={(event) => walk(event, index)}
                  />
                )}
                <Link
                  to={props.to(row)}
                  className={classes.row}
                  aria-current={row.id === open ? "page" : undefined}
                  onKeyDown={(event) => walk(event, index)}
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
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
