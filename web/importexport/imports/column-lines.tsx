import { ActionIcon, Button, Group, SegmentedControl, Text, TextInput } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Preview, PreviewColumn } from "../../../shared/importexport/imports/preview.ts";
import { ColumnLine } from "./column-line.tsx";
import classes from "./mapping.module.css";
import type { Choice, Target } from "./mapping.ts";

/** Number of rows of the file shown at once, and of columns shown before the rest is requested. */
const [rowsAtOnce, columnsAtOnce] = [3, 40];

type Shown = "all" | "open" | "skipped";

/** The range of rows whose cells are shown, with buttons to others. */
function RowSteps({
  rows,
  from,
  onFrom,
}: {
  rows: Preview["rows"];
  from: number;
  onFrom: (from: number) => void;
}) {
  const { t } = useTranslation(["importexport", "importMapping"]);
  const shown = rows.slice(from, from + rowsAtOnce);
  if (shown.length === 0) return null;
  return (
    <Group gap={6} wrap="nowrap">
      <ActionIcon
        variant="default"
        aria-label={t("importMapping:mapping.before")}
        disabled={from === 0}
        onClick={() => onFrom(Math.max(0, from - rowsAtOnce))}
      >
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <Text size="sm" role="status">
        {t("importMapping:mapping.rowsShown", { from: shown[0]?.row, to: shown.at(-1)?.row })}
      </Text>
      <ActionIcon
        variant="default"
        aria-label={t("importMapping:mapping.after")}
        disabled={from + rowsAtOnce >= rows.length}
        onClick={() => onFrom(from + rowsAtOnce)}
      >
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

interface Columns {
  preview: Pick<Preview, "columns" | "rows" | "profile">;
  choices: readonly Choice[];
  targets: readonly Target[];
  onChange: (column: string, change: Partial<Choice>) => void;
}

/** Whether a column is unknown to the profile. */
export const isNewIn = ({ by }: PreviewColumn, profile: Preview["profile"]) =>
  profile !== null && by !== "profile" && by !== "person";

/** The columns with their cells, narrowed down by a filter and a search. */
export function ColumnLines({ preview, choices, targets, onChange }: Columns) {
  const { t } = useTranslation(["importexport", "importMapping"]);
  const [from, setFrom] = useState(0);
  const [shown, setShown] = useState<Shown>("all");
  const [search, setSearch] = useState("");
  const [most, setMost] = useState(columnsAtOnce);
  const { columns, rows, profile } = preview;
  const byColumn = new Map(choices.map((choice) => [choice.column, choice]));
  const is: Record<Shown, (column: PreviewColumn) => boolean> = {
    all: () => true,
    open: ({ by, column }) => by === "none" && byColumn.get(column)?.target === null,
    skipped: ({ column }) => byColumn.get(column)?.target === null,
  };
  const found = columns
    .map((column, at) => ({ column, at }))
    .filter(({ column }) => is[shown](column) && column.column.toLowerCase().includes(search.toLowerCase()));
  const visible = rows.slice(from, from + rowsAtOnce);
  return (
    <>
      <div className={classes.tools}>
        <SegmentedControl
          size="sm"
          aria-label={t("importMapping:mapping.show")}
          value={shown}
          onChange={(value) => setShown(value as Shown)}
          data={(["all", "open", "skipped"] as const).map((value) => ({
            value,
            label: t(`importMapping:mapping.${value}`, { count: columns.filter(is[value]).length }),
          }))}
        />
        {columns.length > 15 && (
          <TextInput
            aria-label={t("importMapping:mapping.search")}
            placeholder={t("importMapping:mapping.search")}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        )}
        <RowSteps rows={rows} from={from} onFrom={setFrom} />
      </div>
      <div className={classes.head} aria-hidden>
        <span className={classes.cells}>
          <span>{t("importMapping:mapping.asIs")}</span>
          <span>{t("importMapping:mapping.asWillBe")}</span>
        </span>
        <span>{t("importMapping:mapping.target")}</span>
      </div>
      <ul className={classes.lines}>
        {found.slice(0, most).map(({ column, at }) => {
          const choice = byColumn.get(column.column);
          return (
            choice && (
              <ColumnLine
                key={column.column}
                column={column}
                choice={choice}
                targets={targets}
                at={at}
                rows={visible}
                isNew={isNewIn(column, profile)}
                onChange={(change) => onChange(column.column, change)}
              />
            )
          );
        })}
      </ul>
      {found.length === 0 && (
        <Text c="dimmed" p="14px var(--lb-pad)">
          {t("importMapping:mapping.none")}
        </Text>
      )}
      {found.length > most && (
        <Group p="14px var(--lb-pad)">
          <Button variant="default" onClick={() => setMost(most + columnsAtOnce)}>
            {t("importMapping:mapping.more", { count: Math.min(columnsAtOnce, found.length - most) })}
          </Button>
        </Group>
      )}
    </>
  );
}
