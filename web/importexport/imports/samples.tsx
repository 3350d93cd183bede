import { Box, Group, SegmentedControl, Table, Text, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportSample } from "../../../shared/importexport/imports/import.ts";
import { StateTag, type Tone } from "../../ui/figures.tsx";
import { Panel } from "../../ui/panel.tsx";
import classes from "./samples.module.css";

const kinds = ["created", "changed", "deleted"] as const;
const tones: Record<ImportSample["kind"], Tone> = { created: "good", changed: "new", deleted: "bad" };

/** A sample of the changed analyses, field by field. */
export function Samples({ samples }: { samples: readonly ImportSample[] }) {
  const { t } = useTranslation("importexport");
  const [kind, setKind] = useState<string>("all");
  if (samples.length === 0) return null;
  const present = kinds.filter((each) => samples.some((sample) => sample.kind === each));
  const shown = samples.filter((sample) => kind === "all" || sample.kind === kind);
  const value = (text: string) =>
    text || (
      <Text component="em" c="dimmed">
        {t("samples.empty")}
      </Text>
    );
  return (
    <Panel
      flush
      title={t("samples.title")}
      aside={
        present.length > 1 && (
          <SegmentedControl
            size="sm"
            aria-label={t("samples.filter")}
            value={kind}
            onChange={setKind}
            data={[
              { value: "all", label: t("samples.all") },
              ...present.map((each) => ({ value: each, label: t(`samples.${each}`) })),
            ]}
          />
        )
      }
    >
      <ul className="lb-lines">
        {shown.map((sample) => (
          <Box component="li" key={`${sample.kind} ${sample.code}`} p="13px var(--lb-pad)">
            <Group gap="4px 10px">
              <StateTag tone={tones[sample.kind]}>{t(`samples.${sample.kind}`)}</StateTag>
              <Text fw={600}>{sample.name}</Text>
              <Text component="code" c="dimmed">
                {sample.code}
              </Text>
            </Group>
            {sample.changes.length > 0 && (
              <Table
                layout="fixed"
                mt={10}
                verticalSpacing={5}
                horizontalSpacing={12}
                withRowBorders={false}
                className={classes.changes}
              >
                <VisuallyHidden component="thead">
                  <tr>
                    <th scope="col">{t("samples.field")}</th>
                    <th scope="col">{t("samples.before")}</th>
                    <th scope="col">{t("samples.after")}</th>
                  </tr>
                </VisuallyHidden>
                <Table.Tbody>
                  {sample.changes.map((change) => (
                    <Table.Tr key={change.field}>
                      <Table.Th scope="row">{change.field}</Table.Th>
                      <Table.Td data-which="before">{value(change.before)}</Table.Td>
                      <Table.Td data-which="after">{value(change.after)}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            )}
          </Box>
        ))}
      </ul>
      <Text size="xs" c="dimmed" px="var(--lb-pad)" py={11}>
        {t("samples.text")}
      </Text>
    </Panel>
  );
}
