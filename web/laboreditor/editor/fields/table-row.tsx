import { ActionIcon } from "@mantine/core";
import { IconArrowBackUp, IconMinus, IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { type KeyboardEvent, memo, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { checkValue } from "../../../../shared/core/catalogue/check-value.ts";
import type {
  FieldColumn,
  FieldDefinition,
  Severity,
  TableRow,
} from "../../../../shared/core/catalogue/field.ts";
import { changeOfRow } from "../../../../shared/core/catalogue/pair-rows.ts";
import { shownCell } from "../../../../shared/core/catalogue/shown-text.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import { findingText } from "../../../platform/form/finding-text.ts";
import { useLocalized, useReaderLanguage } from "../../../platform/i18n/languages.ts";
import { useCellText } from "./cell-text.ts";
import classes from "./fields.module.css";
import { FindingText } from "./findings.tsx";
import { useRestingText } from "./use-resting-text.ts";

/** A row of the table, with the imported row that it is based on, if any. */
export interface Line {
  key: number;
  row: TableRow;
  imported?: TableRow;
  /** The imported row was removed; it stays visible so that it can be restored. */
  isRemoved?: boolean;
}

/** The row's difference from the imported one; none without an imported table. */
const changeOf = ({ row, imported, isRemoved }: Line) =>
  changeOfRow({ before: imported, after: isRemoved ? undefined : row });

const icons = { added: IconPlus, changed: IconPencil, removed: IconMinus };

/** Marks a row as added, changed or removed. */
function Mark({ change }: { change: ReturnType<typeof changeOfRow> }) {
  const { t } = useTranslation("editor");
  if (change === "same") return <td className={classes.mark} />;
  const Icon = icons[change];
  const name = t(`table.changes.${change}`);
  return (
    <td className={classes.mark} title={name}>
      <Icon size={14} role="img" aria-label={name} />
    </td>
  );
}

function Cell(props: {
  column: FieldColumn;
  label: string;
  value: string;
  path?: string;
  isChanged: boolean;
  /** Id and severity of the text below the cell. */
  described?: { by: string; severity: Severity };
  readOnly?: boolean;
  /** The reader's language. */
  language: Language;
  onChange: (text: string) => void;
}) {
  const text = useLocalized();
  const { column, value, language } = props;
  const resting = useRestingText(value, (cell) => shownCell(column, cell, language), props.readOnly);
  const common = {
    "aria-label": props.label,
    "data-path": props.path,
    "data-changed": props.isChanged || undefined,
    "data-severity": props.described?.severity,
    "aria-describedby": props.described?.by,
    "aria-invalid": props.described?.severity === "error" || undefined,
    className: classes.cell,
  };
  if (!column.options?.length) {
    return (
      <input
        {...common}
        {...resting}
        readOnly={props.readOnly}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
    );
  }
  const isOffered = column.options.some((option) => option.key === value);
  return (
    <select
      {...common}
      value={value}
      disabled={props.readOnly}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    >
      <option value="" />
      {!isOffered && value && <option value={value}>{value}</option>}
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
  /** Position among the present rows, from 0. */
  place: number;
  field: FieldDefinition;
  /** Whether rows are marked against an imported table. */
  isMarked: boolean;
  path?: string;
  readOnly?: boolean;
  onType: (key: number, column: string, cell: string) => Line;
  onKey: (event: KeyboardEvent, key: number, column: number) => void;
  onRemove: (key: number) => void;
}

/** An editable row; only this row is redrawn with each key. */
export const Row = memo(function Row(props: RowProps) {
  const { field, place, path, readOnly, isMarked } = props;
  const { columns = [] } = field;
  const { t } = useTranslation("editor");
  const text = useLocalized();
  const language = useReaderLanguage();
  const [line, setLine] = useState(props.line);
  const change = isMarked ? changeOf(line) : "same";
  const findings = checkValue(field, [line.row]);
  const id = useId();
  const byColumn = columns.map(({ key }) => findings.find(({ place: { column } }) => column === key));
  const row = (
    <tr data-change={change}>
      {isMarked && <Mark change={change} />}
      {columns.map((column, index) => (
        <td key={column.key} onKeyDown={(event) => props.onKey(event, line.key, index)}>
          <Cell
            described={byColumn[index] && { by: `${id}${column.key}`, severity: byColumn[index].severity }}
            column={column}
            label={t("table.cell", { column: text(column.label), row: place + 1 })}
            value={line.row[column.key] ?? ""}
            path={index === 0 ? path : undefined}
            isChanged={
              change === "changed" && (line.row[column.key] ?? "") !== (line.imported?.[column.key] ?? "")
            }
            readOnly={readOnly}
            language={language}
            onChange={(cell) => setLine(props.onType(line.key, column.key, cell))}
          />
        </td>
      ))}
      <td className={classes.rowEnd}>
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
  return (
    <>
      {row}
      {findings.length > 0 && (
        <tr>
          {isMarked && <td />}
          <td colSpan={columns.length + 1}>
            {columns.map(
              ({ key, label }, index) =>
                byColumn[index] && (
                  <FindingText
                    key={key}
                    id={`${id}${key}`}
                    finding={byColumn[index]}
                    text={`${text(label)}: ${findingText(byColumn[index].code, byColumn[index].parameters)}`}
                  />
                ),
            )}
          </td>
        </tr>
      )}
    </>
  );
});

/** A removed imported row, with a button to restore it. */
export function RemovedRow(props: {
  row: TableRow;
  columns: readonly FieldColumn[];
  readOnly?: boolean;
  onRestore: () => void;
}) {
  const { t } = useTranslation("editor");
  const cellText = useCellText();
  const language = useReaderLanguage();
  const texts = props.columns.map((column) =>
    shownCell(column, cellText(column, props.row[column.key]), language),
  );
  return (
    <tr data-change="removed">
      <Mark change="removed" />
      {props.columns.map((column, place) => (
        <td key={column.key}>
          <del className={classes.gone}>{texts[place]}</del>
        </td>
      ))}
      <td className={classes.rowEnd}>
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
