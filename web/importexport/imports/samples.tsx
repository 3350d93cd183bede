import { Box, Group, SegmentedControl, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportSample } from "../../../shared/importexport/imports/import.ts";
import { ComparedValues } from "../../platform/compared/compared-values.tsx";
import { StateTag, type Tone } from "../../ui/figures.tsx";
import { Panel } from "../../ui/panel.tsx";
import { placeText } from "./finding-text.ts";

const kinds = ["created", "changed", "deleted", "repeated"] as const;
const tones: Record<ImportSample["kind"], Tone> = {
  created: "good",
  changed: "new",
  deleted: "bad",
  repeated: "warn",
};

/** Headings over both values: before and after, or the places of two rows that have the same code. */
function useHeadings() {
  const { t } = useTranslation("importexport");
  return ({ places }: ImportSample): [string, string] => {
    const [first, other] = (places ?? []).map(
      ({ sheet = "", row, column = "", path = "" }) => placeText({ sheet, row, column }) || path,
    );
    return [first ?? t("samples.before"), other ?? t("samples.after")];
  };
}

/** A sample of the changed analyses, or of rows with the same code, value by value as readers would see them. */
export default function Samples({ samples }: { samples: readonly ImportSample[] }) {
  const { t } = useTranslation("importexport");
  const headingsOf = useHeadings();
  const [kind, setKind] = useState<string>("all");
  const present = kinds.filter((each) => samples.some((sample) => sample.kind === each));
  const shown = samples.filter((sample) => kind === "all" || sample.kind === kind);
  return (
    <Panel
      flush
      title={t(present[0] === "repeated" ? "samples.repeatedTitle" : "samples.title")}
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
          <Box component="li" key={`${sample.kind} ${sample.code}`} py={13}>
            <Group gap="4px 10px" px="var(--lb-pad)">
              <StateTag tone={tones[sample.kind]}>{t(`samples.${sample.kind}`)}</StateTag>
              <Text fw={600}>{sample.name}</Text>
              <Text component="code" c="dimmed">
                {sample.code}
              </Text>
            </Group>
            {sample.changes.length > 0 && (
              <ComparedValues spoken values={sample.changes} headings={headingsOf(sample)} />
            )}
            {sample.more > 0 && (
              <Text size="xs" c="dimmed" px="var(--lb-pad)" pt={8}>
                {t("samples.more", { count: sample.more })}
              </Text>
            )}
          </Box>
        ))}
      </ul>
      <Text size="xs" c="dimmed" px="var(--lb-pad)" py={11}>
        {t(present[0] === "repeated" ? "samples.repeatedText" : "samples.text")}
      </Text>
    </Panel>
  );
}
