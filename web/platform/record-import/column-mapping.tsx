import { Select, Table, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { TableOfRecords } from "../../../shared/importexport/imports/table.ts";
import { Panel } from "../../ui/panel.tsx";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import type { ColumnLabels, Mapping } from "./map-columns.ts";
import classes from "./record-import.module.css";

/** Number of example cells shown for each column. */
const examples = 3;

/** Selects for the target column of each column of a file. */
export function ColumnMapping(props: {
  table: TableOfRecords;
  labels: ColumnLabels;
  mapping: Mapping;
  disabled: boolean;
  onChange: (mapping: Mapping) => void;
}) {
  const { t } = useTranslation("recordImport");
  const { table, labels, mapping, onChange } = props;
  const assign = (index: number, key: string | null) =>
    onChange(mapping.map((present, other) => (other === index ? key : present === key ? null : present)));
  return (
    <Panel flush title={t("columns")}>
      <ScrollRegion label={t("mapping")}>
        <Table verticalSpacing={8} horizontalSpacing="md" className={classes.columns}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("column")}</Table.Th>
              <Table.Th className={classes.example}>{t("example")}</Table.Th>
              <Table.Th>{t("target")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {table.columns.map((column, index) => (
              <Table.Tr key={column}>
                <Table.Th scope="row">{column}</Table.Th>
                <Table.Td className={classes.example}>
                  <Text size="sm" c="dimmed" lineClamp={2}>
                    {table.rows
                      .flatMap(({ cells }) => cells[index] || [])
                      .slice(0, examples)
                      .join(" · ")}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <Select
                    aria-label={t("targetOf", { column })}
                    disabled={props.disabled}
                    clearable
                    placeholder={t("not")}
                    data={Object.entries(labels).map(([value, label]) => ({ value, label }))}
                    value={mapping[index] ?? null}
                    onChange={(key) => assign(index, key)}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
    </Panel>
  );
}
