import { ActionIcon, Button } from "@mantine/core";
import { IconArrowBackUp, IconPlus, IconTrash } from "@tabler/icons-react";
import { type KeyboardEvent, memo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FieldColumn, TableRow } from "../../../../shared/core/catalogue/field.ts";
import { changeOfRow, pairRows } from "../../../../shared/core/catalogue/pair-rows.ts";
import { useLocalized } from "../../../platform/i18n/languages.ts";
import classes from "./fields.module.css";
import { useCellText } from "./read-value.tsx";

/** A row of the table; with the imported one that it comes from, if it does. */
interface Line {
  key: number;
  row: TableRow;
  imported?: TableRow;
  /** The imported row was removed; it is shown so that it can be put back. */
  isRemoved?: boolean;
}

const isFilled = (row: TableRow) => Object.values(row).some((cell) => cell.trim() !== "");

/** The rows of a table beside the imported ones, the removed ones included. */
const linesOf = (imported: readonly TableRow[], rows: readonly TableRow[]): Line[] =>
  imported.length === 0
    ? rows.map((row, key) => ({ key, row }))
    : pairRows(imported, rows).map(({ before, after }, key) => ({
        key,
        row: after ?? before ?? {},
        ...(before && { imported: before }),
        ...(!after && { isRemoved: true }),
      }));

/** How a row stands to the imported one; without an imported table there is nothing to say. */
const changeOf = ({ row, imported, isRemoved }: Line) =>
  changeOfRow({ before: imported, after: isRemoved ? undefined : row });

function Cell(props: {
  column: FieldColumn;
  label: string;
  value: string;
  path?: string;
  isChanged: boolean;
  readOnly?: boolean;
  onChange: (text: string) => void;
}) {
  const text = useLocalized();
  const { column, value } = props;
  const common = {
    "aria-label": props.label,
    defaultValue: value,
    "data-path": props.path,
    "data-changed": props.isChanged || undefined,
    className: classes.cell,
  };
  if (!column.options?.length) {
    return (
      <input
        {...common}
        readOnly={props.readOnly}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
    );
  }
  const known = column.options.some((option) => option.key === value);
  return (
    <select
      {...common}
      disabled={props.readOnly}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    >
      <option value="" />
      {!known && value && <option value={value}>{value}</option>}
      {column.options.map((option) => (
        <option key={option.key} value={option.key}>
          {text(option.label)}
        </option>
      ))}
    </select>
  );
}

interface RowProps {
  line: Line;
  /** Position among the rows that are there, from 0. */
  place: number;
  columns: readonly FieldColumn[];
  /** Whether there is an imported table to mark the row against. */
  isMarked: boolean;
  path?: string;
  readOnly?: boolean;
  onType: (key: number, column: string, cell: string) => Line;
  onKey: (event: KeyboardEvent, key: number, column: number) => void;
  onRemove: (key: number) => void;
}

/** A row as it is typed into; it alone is drawn again with each key. */
const Row = memo(function Row(props: RowProps) {
  const { columns, place, path, readOnly, isMarked } = props;
  const { t } = useTranslation("editor");
  const text = useLocalized();
  const [line, setLine] = useState(props.line);
  const change = isMarked ? changeOf(line) : "same";
  return (
    <tr data-change={change}>
      {columns.map((column, index) => (
        <td key={column.key} onKeyDown={(event) => props.onKey(event, line.key, index)}>
          <Cell
            column={column}
            label={t("table.cell", { column: text(column.label), row: place + 1 })}
            value={line.row[column.key] ?? ""}
            path={index === 0 ? path : undefined}
            isChanged={
              change === "changed" && (line.row[column.key] ?? "") !== (line.imported?.[column.key] ?? "")
            }
            readOnly={readOnly}
            onChange={(cell) => setLine(props.onType(line.key, column.key, cell))}
          />
        </td>
      ))}
      <td className={classes.rowEnd}>
        {change !== "same" && <span className={classes.mark}>{t(`table.changes.${change as "added"}`)}</span>}
        {!readOnly && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t("table.remove", { row: place + 1 })}
            onClick={() => props.onRemove(line.key)}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        )}
      </td>
    </tr>
  );
});

/** An imported row that was removed, with the way to put it back. */
function RemovedRow(props: {
  row: TableRow;
  columns: readonly FieldColumn[];
  readOnly?: boolean;
  onRestore: () => void;
}) {
  const { t } = useTranslation("editor");
  const cellText = useCellText();
  const texts = props.columns.map((column) => cellText(column, props.row[column.key]));
  return (
    <tr data-change="removed">
      {props.columns.map((column, place) => (
        <td key={column.key}>
          <del className={classes.gone}>{texts[place]}</del>
        </td>
      ))}
      <td className={classes.rowEnd}>
        <span className={classes.mark}>{t("table.changes.removed")}</span>
        {!props.readOnly && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t("table.restore", { row: texts.filter(Boolean).join(", ") })}
            onClick={props.onRestore}
          >
            <IconArrowBackUp size={16} aria-hidden />
          </ActionIcon>
        )}
      </td>
    </tr>
  );
}

/**
 * A table: Enter moves to the next row and adds one after the last, Shift with an arrow moves the row. Rows that differ from the
 * imported ones are marked.
 */
export function TableInput(props: {
  label: string;
  columns: readonly FieldColumn[];
  defaultValue: readonly TableRow[];
  imported?: readonly TableRow[];
  readOnly?: boolean;
  onChange: (rows: TableRow[]) => void;
  "data-path"?: string;
}) {
  const { imported = [], columns, readOnly } = props;
  const { t } = useTranslation("editor");
  const text = useLocalized();
  const body = useRef<HTMLTableSectionElement>(null);
  const [lines, setLines] = useState<Line[]>(() => linesOf(imported, props.defaultValue));
  // Input in cells needs no redraw of the table: its row holds it.
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
      setLines(changed);
      report();
    };
    const change = (key: number, to: (line: Line) => Line | null) =>
      rows.current.flatMap((line) => (line.key === key ? (to(line) ?? []) : line));
    const focus = (place: number, column: number) =>
      requestAnimationFrame(() =>
        body.current
          ?.querySelectorAll(`tr:not([data-change="removed"])`)
          [place]?.querySelectorAll<HTMLElement>(`.${classes.cell}`)
          [column]?.focus(),
      );
    const add = () => {
      next.current += 1;
      redraw([...rows.current, { key: next.current, row: {} }]);
      focus(present().length - 1, 0);
    };
    const type = (key: number, column: string, cell: string) => {
      let typed: Line = { key, row: {} };
      rows.current = change(key, (line) => {
        typed = { ...line, row: { ...line.row, [column]: cell } };
        return typed;
      });
      report();
      return typed;
    };
    /** Takes a row away; an imported one stays in sight. */
    const remove = (key: number) =>
      redraw(
        change(key, ({ imported: from }) =>
          from ? { key, row: from, imported: from, isRemoved: true } : null,
        ),
      );
    const restore = (key: number) => redraw(change(key, ({ isRemoved: _, ...line }) => line));
    const move = (event: KeyboardEvent, key: number, column: number) => {
      if (readOnly) return;
      const there = present();
      const place = there.findIndex((line) => line.key === key);
      const up = event.key === "ArrowUp";
      if (event.shiftKey && (up || event.key === "ArrowDown")) {
        const other = there[up ? place - 1 : place + 1];
        const line = there[place];
        if (!line || !other) return;
        event.preventDefault();
        const others = rows.current.filter((each) => each !== line);
        others.splice(others.indexOf(other) + (up ? 0 : 1), 0, line);
        redraw(others);
        focus(up ? place - 1 : place + 1, column);
      } else if (event.key === "Enter") {
        event.preventDefault();
        if (place + 1 < there.length) focus(place + 1, column);
        else add();
      }
    };
    return { add, type, remove, restore, move };
  });

  let place = -1;
  return (
    <div className={classes.tableScroll}>
      <table className={classes.table} aria-label={props.label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                {text(column.label)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody ref={body}>
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
                columns={columns}
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
