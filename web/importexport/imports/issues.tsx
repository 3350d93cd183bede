import { Button, Table, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Import, ImportIssue } from "../../../shared/importexport/imports/import.ts";
import { useFormat } from "../../platform/format.ts";
import { Panel } from "../../ui/panel.tsx";
import { issueText } from "./wording.ts";

/** More problems than this are collapsed behind a button with their number. */
const collapsedAbove = 15;

function IssueText({ issue }: { issue: ImportIssue }) {
  const { title, detail } = issueText(issue);
  return (
    <>
      {title}
      {detail && (
        <Text size="xs" c="dimmed">
          {detail}
        </Text>
      )}
    </>
  );
}

/** The problems of a file, each with its place: sheet, row and column, or the path in a JSON file. */
export function Issues({ entry }: { entry: Pick<Import, "issues" | "issue_count"> }) {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const { issues } = entry;
  const [all, setAll] = useState(false);
  if (issues.length === 0) return null;
  const inSheet = issues.some((issue) => issue.sheet !== undefined || issue.row !== undefined);
  const inPath = issues.some((issue) => issue.path !== undefined);
  const shown = all ? issues : issues.slice(0, collapsedAbove);
  return (
    <Panel
      flush
      title={t("issues.title", { count: entry.issue_count })}
      aside={
        entry.issue_count > issues.length && (
          <Text size="sm" c="dimmed">
            {t("issues.shown", { shown: format.number(issues.length) })}
          </Text>
        )
      }
    >
      <Table aria-label={t("issues.title", { count: entry.issue_count })}>
        <Table.Thead>
          <Table.Tr>
            {inSheet && <Table.Th>{t("issues.sheet")}</Table.Th>}
            {inSheet && <Table.Th>{t("issues.row")}</Table.Th>}
            {inSheet && <Table.Th>{t("issues.column")}</Table.Th>}
            {inPath && <Table.Th>{t("issues.path")}</Table.Th>}
            <Table.Th>{t("issues.message")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((issue, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same problem may occur twice in one place
            <Table.Tr key={place}>
              {inSheet && <Table.Td>{issue.sheet ?? t("issues.none")}</Table.Td>}
              {inSheet && <Table.Td>{issue.row ?? t("issues.none")}</Table.Td>}
              {inSheet && <Table.Td>{issue.column ?? t("issues.none")}</Table.Td>}
              {inPath && (
                <Table.Td>
                  <code>{issue.path ?? t("issues.none")}</code>
                </Table.Td>
              )}
              <Table.Td>
                <IssueText issue={issue} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {shown.length < issues.length && (
        <Button variant="subtle" fullWidth radius={0} onClick={() => setAll(true)}>
          {t("issues.all", { count: issues.length })}
        </Button>
      )}
    </Panel>
  );
}
