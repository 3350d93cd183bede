import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { AnalysisSummary } from "../../../shared/core/analyses/analysis.ts";
import { StateTag } from "../../ui/figures.tsx";
import classes from "./analyses.module.css";
import { stateTones } from "./analysis-state.ts";

const rowHeight = 54;

/** The found analyses as links; only the visible ones are drawn. Arrow up and down go from one to the next. */
export function AnalysisList(props: {
  rows: readonly AnalysisSummary[];
  /** Whose editor is open. */
  open: string | undefined;
  busy: boolean;
  to: (row: AnalysisSummary) => string;
  /** Those that are ticked, to be changed together. */
  ticked: ReadonlySet<string>;
  /** Without it nothing can be ticked. */
  onTick?: (id: string, on: boolean) => void;
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
  function walk(event: KeyboardEvent, place: number) {
    const to = event.key === "ArrowDown" ? place + 1 : event.key === "ArrowUp" ? place - 1 : -1;
    if (to < 0 || to >= rows.length) return;
    event.preventDefault();
    virtualizer.scrollToIndex(to);
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus({ preventScroll: true }),
    );
  }
  return (
    <div ref={frame} className={classes.list} aria-busy={props.busy} data-busy={props.busy || undefined}>
      <ul aria-label={t("analyses.list")} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <li key={row.id} style={{ height: rowHeight, transform: `translateY(${start}px)` }}>
                {onTick && (
                  <input
                    type="checkbox"
                    className={classes.tick}
                    aria-label={t("analyses.tick", { name: row.name, code: row.code })}
                    checked={props.ticked.has(row.id)}
                    onChange={(event) => onTick(row.id, event.currentTarget.checked)}
                  />
                )}
                <Link
                  to={props.to(row)}
                  className={classes.row}
                  data-place={index}
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
