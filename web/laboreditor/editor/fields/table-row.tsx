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
import classes from "./fields.module.css";
import { FindingText } from "./findings.tsx";
import { useCellText } from "./read-value.tsx";
import { useRestingText } from "./use-resting-text.ts";

/** A row of the table; with the imported one that it comes from, if it does. */
export interface Line {
  key: number;
  row: TableRow;
  imported?: TableRow;
  /** The imported row was removed; it is shown so that it can be put back. */
  isRemoved?: boolean;
}

/** How a row stands to the imported one; without an imported table there is nothing to say. */
const changeOf = ({ row, imported, isRemoved }: Line) =>
  changeOfRow({ before: imported, after: isRemoved ? undefined : row });

const icons = { added: IconPlus, changed: IconPencil, removed: IconMinus };

/** Whether a row is an own one, was changed or removed. */
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
  /** What is said below it. */
  described?: { by: string; severity: Severity };
  readOnly?: boolean;
  /** The reader's. */
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
  const known = column.options.some((option) => option.key === value);
  return (
    <select
      {...common}
      value={value}
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
  field: FieldDefinition;
  /** Whether there is an imported table to mark the row against. */
  isMarked: boolean;
  path?: string;
  readOnly?: boolean;
  onType: (key: number, column: string, cell: string) => Line;
  onKey: (event: KeyboardEvent, key: number, column: number) => void;
  onRemove: (key: number) => void;
}

/** A row as it is typed into; it alone is drawn again with each key. */
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
  const found = columns.map(({ key }) => findings.find(({ place: { column } }) => column === key));
  const row = (
    <tr data-change={change}>
      {isMarked && <Mark change={change} />}
      {columns.map((column, index) => (
        <td key={column.key} onKeyDown={(event) => props.onKey(event, line.key, index)}>
          <Cell
            described={found[index] && { by: `${id}${column.key}`, severity: found[index].severity }}
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
                found[index] && (
                  <FindingText
                    key={key}
                    id={`${id}${key}`}
                    finding={found[index]}
                    text={`${text(label)}: ${findingText(found[index].code, found[index].parameters)}`}
                  />
                ),
            )}
          </td>
        </tr>
      )}
    </>
  );
});

/** An imported row that was removed, with the way to put it back. */
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
