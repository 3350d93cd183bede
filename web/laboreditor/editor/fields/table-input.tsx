import { ActionIcon, Button } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FieldColumn, TableRow } from "../../../../shared/core/catalogue/field.ts";
import { useLocalized } from "../../../platform/i18n/languages.ts";
import classes from "./fields.module.css";

interface Line {
  key: number;
  row: TableRow;
}

function Cell(props: {
  column: FieldColumn;
  label: string;
  value: string;
  path?: string;
  readOnly?: boolean;
  onChange: (text: string) => void;
}) {
  const text = useLocalized();
  const { column, value } = props;
  const common = { "aria-label": props.label, defaultValue: value, "data-path": props.path };
  if (!column.options?.length) {
    return (
      <input
        {...common}
        className={classes.cell}
        readOnly={props.readOnly}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
    );
  }
  const known = column.options.some((option) => option.key === value);
  return (
    <select
      {...common}
      className={classes.cell}
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

const filled = (row: TableRow) => Object.values(row).some((cell) => cell.trim() !== "");

/** A table: Enter moves to the next row and adds one after the last, Shift with an arrow moves the row. */
export function TableInput(props: {
  label: string;
  columns: readonly FieldColumn[];
  defaultValue: readonly TableRow[];
  readOnly?: boolean;
  onChange: (rows: TableRow[]) => void;
  "data-path"?: string;
}) {
  const { t } = useTranslation("editor");
  const text = useLocalized();
  const body = useRef<HTMLTableSectionElement>(null);
  const next = useRef(props.defaultValue.length);
  const [lines, setLines] = useState<Line[]>(() => props.defaultValue.map((row, key) => ({ key, row })));
  // Input in cells needs no redraw: the inputs hold it already.
  const rows = useRef(lines);

  const report = () => props.onChange(rows.current.map(({ row }) => row).filter(filled));
  const redraw = (changed: Line[]) => {
    rows.current = changed;
    setLines(changed);
    report();
  };
  const focus = (place: number, column: number) =>
    requestAnimationFrame(() =>
      body.current?.rows[place]?.querySelectorAll<HTMLElement>(`.${classes.cell}`)[column]?.focus(),
    );
  const add = () => {
    next.current += 1;
    redraw([...rows.current, { key: next.current, row: {} }]);
    focus(rows.current.length - 1, 0);
  };
  const type = (key: number, column: string, cell: string) => {
    rows.current = rows.current.map((line) =>
      line.key === key ? { key, row: { ...line.row, [column]: cell } } : line,
    );
    report();
  };
  function move(event: KeyboardEvent, place: number, column: number) {
    if (props.readOnly) return;
    const up = event.key === "ArrowUp";
    if (event.shiftKey && (up || event.key === "ArrowDown")) {
      const to = up ? place - 1 : place + 1;
      const changed = [...rows.current];
      const [line] = changed.splice(place, 1);
      if (!line || to < 0 || to > changed.length) return;
      event.preventDefault();
      changed.splice(to, 0, line);
      redraw(changed);
      focus(to, column);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (place + 1 < rows.current.length) focus(place + 1, column);
      else add();
    }
  }
  return (
    <div className={classes.tableScroll}>
      <table className={classes.table} aria-label={props.label}>
        <thead>
          <tr>
            {props.columns.map((column) => (
              <th key={column.key} scope="col">
                {text(column.label)}
              </th>
            ))}
            {!props.readOnly && <td />}
          </tr>
        </thead>
        <tbody ref={body}>
          {lines.map((line, place) => (
            <tr key={line.key}>
              {props.columns.map((column, index) => (
                <td key={column.key} onKeyDown={(event) => move(event, place, index)}>
                  <Cell
                    column={column}
                    label={t("table.cell", { column: text(column.label), row: place + 1 })}
                    value={rows.current.find(({ key }) => key === line.key)?.row[column.key] ?? ""}
                    path={place === 0 && index === 0 ? props["data-path"] : undefined}
                    readOnly={props.readOnly}
                    onChange={(cell) => type(line.key, column.key, cell)}
                  />
                </td>
              ))}
              {!props.readOnly && (
                <td>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t("table.remove", { row: place + 1 })}
                    onClick={() => redraw(rows.current.filter(({ key }) => key !== line.key))}
                  >
                    <IconTrash size={16} aria-hidden />
                  </ActionIcon>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {!props.readOnly && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          aria-label={t("table.addTo", { label: props.label })}
          data-path={lines.length === 0 ? props["data-path"] : undefined}
          onClick={add}
        >
          {t("table.add")}
        </Button>
      )}
    </div>
  );
}
