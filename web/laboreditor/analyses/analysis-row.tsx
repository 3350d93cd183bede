import type { TFunction } from "i18next";
import { createContext, type KeyboardEvent, memo, type ReactNode, useContext } from "react";
import type { AnalysisRow, Pieces } from "../../../shared/laboreditor/analyses/analysis-row.ts";
import type { Format } from "../../platform/format.ts";
import { StateTag } from "../../ui/figures.tsx";
import { Link } from "../../ui/way.tsx";
import classes from "./analyses.module.css";
import { stateTones } from "./analysis-state.ts";
import type { TableColumn } from "./columns.ts";
import { StateMenu } from "./state-menu.tsx";

/** Props shared by all rows; otherwise each row would request them with each key in the search. */
export interface RowFrame {
  t: TFunction<"laboreditor">;
  format: Format;
  /** Whether the state of an analysis may be changed in its row. */
  mayChange: boolean;
  onTick?: (place: number, on: boolean, all: boolean) => void;
  onWalk: (event: KeyboardEvent<HTMLElement>, place: number) => void;
  /** Called when the row receives the focus. */
  onReach: (place: number) => void;
  /** Called when the pointer or focus rests on the row, or it is opened. */
  onNear: (row: AnalysisRow, opens: boolean) => void;
}

interface RowProps {
  row: AnalysisRow;
  place: number;
  start: number;
  height: number;
  open: boolean;
  ticked: boolean;
  /** Columns of the table; empty beside the editor. */
  columns: readonly TableColumn[];
  /** Whether it is the row in the tab order; the others are reached by arrow keys. */
  tabbed: boolean;
  frame: RowFrame;
}

/** The query of the list's address, which links to analyses carry along. In a context, since a change then redraws only the links of rows. */
export const QueryOfList = createContext("");

/** A text with the letters marked that a search matches; none if it has changed since the search. */
function marked(text: string, pieces: Pieces = []): ReactNode {
  if (pieces.map((piece) => piece.text).join("") !== text) return text;
  return pieces.map((piece, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no identity but its place
    piece.hit ? <mark key={place}>{piece.text}</mark> : piece.text,
  );
}

function OpenLink({ row, place, open, tabbed, frame, children }: RowProps & { children: ReactNode }) {
  const { onWalk, onNear } = frame;
  const query = useContext(QueryOfList);
  return (
    <Link
      to={`/laboreditor/analyse/${row.id}${query}`}
      className={classes.row}
      tabIndex={tabbed ? 0 : -1}
      aria-current={open ? "page" : undefined}
      onKeyDown={(event) => (event.key === "Enter" ? onNear(row, true) : onWalk(event, place))}
      onFocus={() => onNear(row, false)}
      onPointerEnter={() => onNear(row, false)}
      onPointerDown={() => onNear(row, true)}
    >
      {children}
    </Link>
  );
}

/** The two lines of a row beside the editor, and on a phone. */
function Lines(props: RowProps) {
  const { row, frame } = props;
  const { t } = frame;
  return (
    <td>
      <OpenLink {...props}>
        <span className={classes.rowName}>{marked(row.name, row.marked?.name)}</span>{" "}
        <span className={classes.rowFacts}>
          <span className={classes.code}>{marked(row.code, row.marked?.code)}</span>
          {row.internal && <StateTag tone="plain">{t("analyses.internal")}</StateTag>}
          {row.import_differs && <StateTag tone="warn">{t("analyses.importDiffers")}</StateTag>}
          {row.state !== "PUBLISHED" && (
            <StateTag tone={stateTones[row.state]}>{t(`states.${row.state}`)}</StateTag>
          )}
        </span>
      </OpenLink>
    </td>
  );
}

/** The cells of a row in the table. */
function Cells(props: RowProps) {
  const { row, place, tabbed, frame } = props;
  const { t, format, mayChange } = frame;
  const cell = (key: TableColumn["key"]): ReactNode => {
    if (key === "code") return <span className={classes.code}>{marked(row.code, row.marked?.code)}</span>;
    if (key === "changed") return format.date(row.changed);
    if (key === "own") return row.own > 0 && format.number(row.own);
    if (key === "state")
      return mayChange ? (
        <StateMenu
          row={row}
          t={t}
          tabIndex={tabbed ? 0 : -1}
          onKeyDown={(event) => frame.onWalk(event, place)}
        />
      ) : (
        <StateTag tone={stateTones[row.state]}>{t(`states.${row.state}`)}</StateTag>
      );
    return row[key];
  };
  return props.columns.map(({ key }) =>
    key === "name" ? (
      <td key={key} className={classes.cell} data-column={key}>
        <OpenLink {...props}>
          <span className={classes.rowName}>{marked(row.name, row.marked?.name)}</span>
          {/* Same accessible name as a row beside the editor, whichever columns are shown. */}
          <span className={classes.unseen}> {row.code}</span>
        </OpenLink>
        {row.internal && <StateTag tone="plain">{t("analyses.internal")}</StateTag>}
        {row.import_differs && <StateTag tone="warn">{t("analyses.importDiffers")}</StateTag>}
      </td>
    ) : (
      <td key={key} className={classes.cell} data-column={key}>
        {cell(key)}
      </td>
    ),
  );
}

/** One analysis; redrawn only if its data changes, not on each key in the search. */
export const Row = memo(function Row(props: RowProps) {
  const { row, place, frame } = props;
  const { t, onTick, onWalk, onReach } = frame;
  return (
    <tr
      aria-rowindex={place + 1}
      data-place={place}
      style={{ height: props.height, transform: `translateY(${props.start}px)` }}
      onFocus={() => onReach(place)}
    >
      {onTick && (
        <td className={classes.tickCell}>
          <input
            type="checkbox"
            className={classes.tick}
            tabIndex={props.tabbed ? 0 : -1}
            aria-label={t("analyses.tick", { name: row.name, code: row.code })}
            checked={props.ticked}
            onChange={(event) =>
              onTick(place, event.currentTarget.checked, (event.nativeEvent as MouseEvent).shiftKey)
            }
            onKeyDown={(event) => onWalk(event, place)}
          />
        </td>
      )}
      {props.columns.length > 0 ? <Cells {...props} /> : <Lines {...props} />}
    </tr>
  );
});
