import { SegmentedControl, Table, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportColumns, PlannedRow, RowOutcome } from "../../../shared/kernel/define-row-import.ts";
import { Paging } from "../../ui/data-list.tsx";
import { StateTag, type Tone } from "../../ui/figures.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import { fieldText } from "../form/field-text.ts";
import { useFormat } from "../format.ts";
import type { ColumnLabels, ValueWords } from "./map-columns.ts";
import classes from "./record-import.module.css";

const tones: Record<RowOutcome, Tone> = { new: "good", changed: "new", unchanged: "quiet", refused: "bad" };
/** Order of the outcomes: refused rows come first. */
const outcomes = ["refused", "new", "changed", "unchanged"] as const;
const pageSize = 50;

/** Preview of the import, row by row. */
export function PlannedRows(props: {
  rows: readonly PlannedRow[];
  kinds: ImportColumns;
  labels: ColumnLabels;
  words: ValueWords;
}) {
  const { t } = useTranslation("recordImport");
  const format = useFormat();
  const [filter, setWanted] = useState<RowOutcome | "all">("all");
  const [offset, setOffset] = useState(0);
  const counts = Map.groupBy(props.rows, ({ outcome }) => outcome);
  const count = (outcome: RowOutcome) => counts.get(outcome)?.length ?? 0;
  const matching = filter === "all" ? props.rows : (counts.get(filter) ?? []);
  const label = (name: string, rows: number) => `${name} ${format.number(rows)}`;
  return (
    <Panel flush title={t("preview")}>
      <div className={classes.tools}>
        <SegmentedControl
          size="sm"
          aria-label={t("shown")}
          value={filter}
          onChange={(value) => {
            setWanted(value as RowOutcome | "all");
            setOffset(0);
          }}
          data={[
            { value: "all", label: label(t("all"), props.rows.length) },
            ...outcomes
              .filter((outcome) => count(outcome) > 0)
              .map((value) => ({ value, label: label(t(`outcome.${value}`), count(value)) })),
          ]}
        />
      </div>
      {matching.length === 0 ? (
        <Text c="dimmed" className={classes.tools}>
          {t("none")}
        </Text>
      ) : (
        <ScrollRegion label={t("rows")}>
          <Table verticalSpacing={8} horizontalSpacing="md" className={classes.rows}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("row")}</Table.Th>
                <Table.Th>{t("name")}</Table.Th>
                <Table.Th>{t("state")}</Table.Th>
                <Table.Th>{t("effect")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {matching.slice(offset, offset + pageSize).map((row) => (
                <Table.Tr key={row.row}>
                  <Table.Td className="lb-figures">{format.number(row.row)}</Table.Td>
                  <Table.Th scope="row">{row.name}</Table.Th>
                  <Table.Td>
                    <StateTag tone={tones[row.outcome]}>{t(`outcome.${row.outcome}`)}</StateTag>
                  </Table.Td>
                  <Table.Td>
                    <Effects row={row} kinds={props.kinds} labels={props.labels} words={props.words} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollRegion>
      )}
      {matching.length > pageSize && (
        <Paging
          offset={offset}
          limit={pageSize}
          total={matching.length}
          format={format.number}
          onChange={setOffset}
        />
      )}
    </Panel>
  );
}

function Effects({
  row,
  kinds,
  labels,
  words,
}: {
  row: PlannedRow;
  kinds: ImportColumns;
  labels: ColumnLabels;
  words: ValueWords;
}) {
  const { t } = useTranslation("recordImport");
  const format = useFormat();
  const shown = (column: string, value: string) => {
    if (value === "") return t("nothing");
    if (kinds[column] === "day") return format.day(value);
    if (kinds[column] === "whole") return format.number(Number(value));
    const word = words[column]?.[value];
    if (word !== undefined) return word;
    return kinds[column] === "flag" ? t(value === "yes" ? "yes" : "no") : value;
  };
  const label = (column: string) => labels[column] ?? column;
  if (row.outcome === "new" && row.errors.length === 0)
    return (
      <>
        {[
          ...row.creates.map(({ column, name }) => t("creates", { what: `${label(column)} ${name}` })),
          ...row.changes.map(({ column, to }) => t("to", { column: label(column), to: shown(column, to) })),
        ].join(" · ")}
      </>
    );
  return (
    <ul className={classes.effects}>
      {row.errors.map((error) => (
        <li key={`${error.path} ${error.code} ${error.message}`} data-bad>
          {error.path === ""
            ? fieldText(error)
            : t("to", { column: label(error.path), to: fieldText({ ...error, path: "" }) })}
        </li>
      ))}
      {row.outcome === "changed" && (
        <>
          {row.creates.map(({ column, name }) => (
            <li key={`${column} ${name}`}>{t("creates", { what: `${label(column)} ${name}` })}</li>
          ))}
          {row.changes.map(({ column, from, to }) => (
            <li key={column}>
              {t("fromTo", { column: label(column), from: shown(column, from), to: shown(column, to) })}
            </li>
          ))}
        </>
      )}
    </ul>
  );
}
