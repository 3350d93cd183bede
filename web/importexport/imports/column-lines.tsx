import { Button, Group, SegmentedControl, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Preview, PreviewColumn } from "../../../shared/importexport/imports/preview.ts";
import { ColumnLine } from "./column-line.tsx";
import classes from "./mapping.module.css";
import { type Choice, filledRows, standingSeparators, type Target } from "./mapping.ts";

/** Number of columns shown before the rest is requested. */
const columnsAtOnce = 40;

type Shown = "all" | "open" | "skipped";

interface Columns {
  preview: Pick<Preview, "columns" | "rows" | "profile"> & { found?: Preview["found"] };
  choices: readonly Choice[];
  targets: readonly Target[];
  /** The columns that a question is about. */
  open: readonly string[];
  onChange: (column: string, change: Partial<Choice>) => void;
}

/** Whether a column is unknown to the profile. */
export const isNewIn = ({ by }: PreviewColumn, profile: Preview["profile"]) =>
  profile !== null && by !== "profile" && by !== "remembered" && by !== "person";

/** The columns with their cells, narrowed down by a filter and a search. */
export function ColumnLines({ preview, choices, targets, open, onChange }: Columns) {
  const { t } = useTranslation(["importexport", "importMapping"]);
  const [shown, setShown] = useState<Shown>("all");
  const [search, setSearch] = useState("");
  const [limit, setLimit] = useState(columnsAtOnce);
  const { columns, rows, profile, found: read } = preview;
  const byColumn = new Map(choices.map((choice) => [choice.column, choice]));
  const is: Record<Shown, (column: PreviewColumn) => boolean> = {
    all: () => true,
    open: ({ column }) => open.includes(column),
    skipped: ({ column }) => byColumn.get(column)?.target === null,
  };
  const matching = columns
    .map((column, index) => ({ column, index }))
    .filter(({ column }) => is[shown](column) && column.column.toLowerCase().includes(search.toLowerCase()));
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
      </div>
      <div className={classes.head} aria-hidden>
        <span className={classes.cells}>
          <span>{t("importMapping:mapping.asIs")}</span>
          <span>{t("importMapping:mapping.asWillBe")}</span>
        </span>
        <span>{t("importMapping:mapping.target")}</span>
      </div>
      <ul className={classes.lines}>
        {matching.slice(0, limit).map(({ column, index }) => {
          const choice = byColumn.get(column.column);
          return (
            choice && (
              <ColumnLine
                key={column.column}
                column={column}
                choice={choice}
                targets={targets}
                index={index}
                rows={filledRows(rows, index)}
                splitAt={standingSeparators(rows, index)}
                total={read?.rows}
                isNew={isNewIn(column, profile)}
                onChange={(change) => onChange(column.column, change)}
              />
            )
          );
        })}
      </ul>
      {matching.length === 0 && (
        <Text c="dimmed" p="14px var(--lb-pad)">
          {t("importMapping:mapping.none")}
        </Text>
      )}
      {matching.length > limit && (
        <Group p="14px var(--lb-pad)">
          <Button variant="default" onClick={() => setLimit(limit + columnsAtOnce)}>
            {t("importMapping:mapping.more", { count: Math.min(columnsAtOnce, matching.length - limit) })}
          </Button>
        </Group>
      )}
    </>
  );
}
