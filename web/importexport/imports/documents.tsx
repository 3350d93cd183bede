import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import { useFormat } from "../../platform/format.ts";
import { StateTag } from "../../ui/figures.tsx";
import { Panel } from "../../ui/panel.tsx";

/** Layouts, categories, collections and items that an import creates or changes. */
export default function Documents({ entry }: { entry: Pick<Import, "documents" | "document_count"> }) {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const left = entry.document_count - entry.documents.length;
  return (
    <Panel flush title={t("documents.title")}>
      <ul className="lb-lines">
        {entry.documents.map(({ kind, change, identifier, name }) => (
          <Group component="li" key={`${kind} ${identifier}`} gap="4px 10px" px="var(--lb-pad)" py={9}>
            <StateTag tone={change === "created" ? "good" : "new"}>{t(`samples.${change}`)}</StateTag>
            <Text fw={600}>{name}</Text>
            <Text c="dimmed">{t(`documents.${kind}`)}</Text>
          </Group>
        ))}
      </ul>
      {left > 0 && (
        <Text size="sm" c="dimmed" px="var(--lb-pad)" py="sm">
          {t("documents.more", { count: left, shown: format.number(left) })}
        </Text>
      )}
    </Panel>
  );
}
