import { Table, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Import, ImportWarning } from "../../../shared/importexport/imports/import.ts";
import { placedText } from "../../platform/form/finding-text.ts";
import { useFormat } from "../../platform/format.ts";
import { useLocalized } from "../../platform/i18n/languages.ts";
import { Panel } from "../../ui/panel.tsx";
import { warningText } from "./wording.ts";

/** Values that are imported although they are not as their fields want them, each with its analysis and its place in the file. */
export default function Warnings({ entry }: { entry: Pick<Import, "warnings" | "warning_count"> }) {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const text = useLocalized();
  const { warnings } = entry;
  if (warnings.length === 0) return null;
  const title = t("warnings.title", {
    count: entry.warning_count,
    shown: format.number(entry.warning_count),
  });
  const isSheet = warnings.some(({ row }) => row !== undefined);
  const placeOf = ({ sheet, row, column }: ImportWarning) =>
    [sheet, row && t("warnings.row", { row }), column].filter(Boolean).join(" · ") || t("issues.none");
  return (
    <Panel
      flush
      title={title}
      aside={
        entry.warning_count > warnings.length && (
          <Text size="sm" c="dimmed">
            {t("issues.shown", { shown: format.number(warnings.length) })}
          </Text>
        )
      }
    >
      <Text size="sm" c="dimmed" px="md" pb="xs">
        {t("warnings.text")}
      </Text>
      <Table.ScrollContainer minWidth={480}>
        <Table aria-label={title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("warnings.analysis")}</Table.Th>
              {isSheet && <Table.Th>{t("warnings.place")}</Table.Th>}
              <Table.Th>{t("warnings.field")}</Table.Th>
              <Table.Th>{t("warnings.finding")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {warnings.map((warning, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same warning may occur twice in one place
              <Table.Tr key={place}>
                <Table.Td>
                  {warning.name}
                  <Text size="xs" c="dimmed">
                    {warning.code}
                  </Text>
                  {warning.count !== undefined && warning.count > 1 && (
                    <Text size="xs" c="dimmed">
                      {t("warnings.more", {
                        count: warning.count - 1,
                        shown: format.number(warning.count - 1),
                      })}
                    </Text>
                  )}
                </Table.Td>
                {isSheet && <Table.Td>{placeOf(warning)}</Table.Td>}
                <Table.Td>{text(warning.label ?? undefined) || t("issues.none")}</Table.Td>
                <Table.Td>
                  {placedText(
                    warning.place,
                    text(warning.column_label ?? undefined) || undefined,
                    warningText(warning),
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  );
}
