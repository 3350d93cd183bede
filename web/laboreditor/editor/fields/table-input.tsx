import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { FieldDefinition, TableRow } from "../../../../shared/core/catalogue/field.ts";
import { pairRows } from "../../../../shared/core/catalogue/pair-rows.ts";
import { useLocalized } from "../../../platform/i18n/languages.ts";
import { notifyError } from "../../../platform/notify.tsx";
import { fillRows } from "../../../platform/rich-text/pasting/fill-rows.ts";
import { insertText } from "../../../platform/rich-text/pasting/insert-text.ts";
import { pastedCells } from "../../../platform/rich-text/pasting/pasted-cells.ts";
import classes from "./fields.module.css";
import { type Line, RemovedRow, Row } from "./table-row.tsx";

const isFilled = (row: TableRow) => Object.values(row).some((cell) => cell.trim() !== "");

/** The rows of a table paired with the imported ones, removed ones included. */
const linesOf = (imported: readonly TableRow[], rows: readonly TableRow[]): Line[] =>
  imported.length === 0
    ? rows.map((row, key) => ({ key, row }))
    : pairRows(imported, rows).map(({ before, after }, key) => ({
        key,
        row: after ?? before ?? {},
        ...(before && { imported: before }),
        ...(!after && { isRemoved: true }),
      }));

/** The elements of present rows, and the inputs of one row. */
const placesOf = (body: HTMLElement | null) => [
  ...(body?.querySelectorAll<HTMLElement>('tr[data-change]:not([data-change="removed"])') ?? []),
];
const cellsOf = (row: HTMLElement | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>(`.${classes.cell}`) ?? []),
];

/**
 * A table: Enter moves to the next row and adds one after the last, Shift with an arrow key moves the row. Rows that differ from the
 * imported ones are marked.
 */
export function TableInput(props: {
  label: string;
  field: FieldDefinition;
  defaultValue: readonly TableRow[];
  imported?: readonly TableRow[];
  readOnly?: boolean;
  onChange: (rows: TableRow[]) => void;
  "data-path"?: string;
}) {
  const { imported = [], field, readOnly } = props;
  const { columns = [] } = field;
  const { t } = useTranslation("editor");
  const text = useLocalized();
  const body = useRef<HTMLTableSectionElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const [lines, setLines] = useState<Line[]>(() => linesOf(imported, props.defaultValue));
  // Typing does not redraw the table, since each row holds its own input.
  const rows = useRef(lines);
  const next = useRef(lines.length);
  const latest = useRef(props.onChange);
  latest.current = props.onChange;

  const [handlers] = useState(() => {
    const present = () => rows.current.filter(({ isRemoved }) => !isRemoved);
    const report = () =>
      latest.current(
        present()
          .map(({ row }) => row)
          .filter(isFilled),
      );
    const redraw = (changed: Line[]) => {
      rows.current = changed;
      // Draw at once, so that the focus moves before the next key and no input is lost.
      flushSync(() => setLines(changed));
      report();
    };
    const change = (key: number, to: (line: Line) => Line | null) =>
      rows.current.flatMap((line) => (line.key === key ? (to(line) ?? []) : line));
    const focus = (place: number, column: number) => cellsOf(placesOf(body.current)[place])[column]?.focus();
    const add = () => {
      next.current += 1;
      redraw([...rows.current, { key: next.current, row: {} }]);
      focus(present().length - 1, 0);
    };
    let beforePaste: Line[] | null = null;
    const type = (key: number, column: string, cell: string) => {
      beforePaste = null;
      let typed: Line = { key, row: {} };
      rows.current = change(key, (line) => {
        typed = { ...line, row: { ...line.row, [column]: cell } };
        return typed;
      });
      report();
      return typed;
    };
    /** Removes a row; an imported one stays visible. */
    const remove = (key: number) =>
      redraw(
        change(key, ({ imported: from }) =>
          from ? { key, row: from, imported: from, isRemoved: true } : null,
        ),
      );
    const restore = (key: number) => redraw(change(key, ({ isRemoved: _, ...line }) => line));
    const move = (event: KeyboardEvent, key: number, column: number) => {
      if (readOnly) return;
      const lines = present();
      const place = lines.findIndex((line) => line.key === key);
      const up = event.key === "ArrowUp";
      if (event.shiftKey && (up || event.key === "ArrowDown")) {
        const other = lines[up ? place - 1 : place + 1];
        const line = lines[place];
        if (!line || !other) return;
        event.preventDefault();
        const others = rows.current.filter((each) => each !== line);
        others.splice(others.indexOf(other) + (up ? 0 : 1), 0, line);
        redraw(others);
        focus(up ? place - 1 : place + 1, column);
      } else if (event.key === "Enter") {
        event.preventDefault();
        if (place + 1 < lines.length) focus(place + 1, column);
        else add();
      }
    };
    /** Pastes into cells from the focused one on; changed rows are redrawn. */
    const paste = (event: ClipboardEvent<HTMLElement>) => {
      const cell = event.target as HTMLElement;
      const row = placesOf(body.current).findIndex((line) => line.contains(cell));
      const column = cellsOf(placesOf(body.current)[row]).indexOf(cell);
      const cells = pastedCells(event.clipboardData);
      if (readOnly || column < 0 || cells.length === 0) return;
      event.preventDefault();
      if (cells.flat().length === 1 && cell instanceof HTMLInputElement) {
        insertText(cells[0]?.[0] ?? "");
        return;
      }
      const lines = present();
      const { filled, beyond: rest } = fillRows(
        lines.map((line) => line.row),
        columns,
        { row, column },
        cells,
      );
      const pasted = filled.map((each, index): Line => {
        next.current += 1;
        return { ...lines[row + index], key: next.current, row: each };
      });
      const replaced = new Map(pasted.map((line, index) => [lines[row + index], line]));
      const previous = rows.current;
      redraw([
        ...previous.map((line) => replaced.get(line) ?? line),
        ...pasted.slice(Math.max(0, lines.length - row)),
      ]);
      beforePaste = previous;
      focus(row, column);
      if (rest.length > 0)
        notifyError(t("table.beyond"), {
          content: t("table.beyondCells", { cells: rest.slice(0, 10).join(" · ") }),
        });
    };
    const undoPaste = (event: KeyboardEvent) => {
      if (!beforePaste || event.key !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      const cell = event.target as HTMLElement;
      const row = placesOf(body.current).findIndex((line) => line.contains(cell));
      const column = cellsOf(placesOf(body.current)[row]).indexOf(cell);
      redraw(beforePaste);
      beforePaste = null;
      focus(Math.max(0, Math.min(row, present().length - 1)), Math.max(0, column));
    };
    /** Removes rows that were added and left empty before saving. */
    const tidy = () => {
      const remaining = rows.current.filter(({ imported: from, row }) => from || isFilled(row));
      if (remaining.length === rows.current.length) return;
      const hadFocus = body.current?.contains(document.activeElement);
      redraw(remaining);
      if (hadFocus && !body.current?.contains(document.activeElement)) adder.current?.focus();
    };
    return { add, type, remove, restore, move, paste, undoPaste, tidy };
  });
  useEffect(() => {
    const form = body.current?.closest("form");
    form?.addEventListener("submit", handlers.tidy);
    return () => form?.removeEventListener("submit", handlers.tidy);
  }, [handlers]);

  let place = -1;
  return (
    <div className={classes.tableScroll}>
      <table className={classes.table} aria-label={props.label}>
        <thead>
          <tr>
            {imported.length > 0 && <td className={classes.mark} />}
            {columns.map((column) => (
              <th key={column.key} scope="col">
                {text(column.label)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody ref={body} onPaste={handlers.paste} onKeyDown={handlers.undoPaste}>
          {lines.map((line) => {
            if (line.isRemoved) {
              return (
                <RemovedRow
                  key={`removed ${line.key}`}
                  row={line.row}
                  columns={columns}
                  readOnly={readOnly}
                  onRestore={() => handlers.restore(line.key)}
                />
              );
            }
            place += 1;
            return (
              <Row
                key={line.key}
                line={line}
                place={place}
                field={field}
                isMarked={imported.length > 0}
                path={place === 0 ? props["data-path"] : undefined}
                readOnly={readOnly}
                onType={handlers.type}
                onKey={handlers.move}
                onRemove={handlers.remove}
              />
            );
          })}
        </tbody>
      </table>
      {!readOnly && (
        <Button
          ref={adder}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          aria-label={t("table.addTo", { label: props.label })}
          data-path={place < 0 ? props["data-path"] : undefined}
          onClick={handlers.add}
        >
          {t("table.add")}
        </Button>
      )}
    </div>
  );
}
