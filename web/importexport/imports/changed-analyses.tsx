import { ActionIcon, Button, Group, SegmentedControl, Text } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  listChangedAnalyses,
  previewChangedAnalysis,
} from "../../../shared/importexport/imports/changed-analyses.endpoints.ts";
import { type ChangedAnalysis, changedKinds } from "../../../shared/importexport/imports/changed-analysis.ts";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import { PagePreview } from "../../embed/in-app/page-preview.tsx";
import { call } from "../../platform/api/call.ts";
import { callQuery } from "../../platform/api/query.ts";
import { useFormat } from "../../platform/format.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { useSettings } from "../../platform/startup.ts";
import { Paging, SearchField } from "../../ui/data-list.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { StateTag, type Tone } from "../../ui/figures.tsx";
import { Panel } from "../../ui/panel.tsx";
import classes from "./findings.module.css";

const tones: Record<ChangedAnalysis["kind"], Tone> = { created: "good", changed: "new", deleted: "bad" };
const pageSize = 20;
const changedKey = ["importexport", "imports", "changed"];

/** All analyses that a checked import would create, change or delete; each opens as its public page will look. */
export default function ChangedAnalyses({ entry }: { entry: Pick<Import, "id" | "stats" | "started"> }) {
  const { id, stats, started } = entry;
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const { languages } = useSettings();
  const [kind, setKind] = useState<ChangedAnalysis["kind"] | "all">("all");
  const [search, setSearch] = useState("");
  const [offset, setOffset] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  const query = useQuery({
    // A file that is read again has a later start.
    ...callQuery([...changedKey, started], listChangedAnalyses, {
      params: { id },
      query: { search, offset, limit: pageSize, ...(kind !== "all" && { kind }) },
    }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const present = changedKinds.filter((each) => (stats?.[each] ?? 0) > 0);
  const narrow = (change: () => void) => {
    change();
    setOffset(0);
  };
  const rows = query.data?.results ?? [];
  const shown = opened === null ? undefined : rows[opened];
  return (
    <Panel flush title={t("changed.title")}>
      <Group className={classes.tools} gap="10px 16px">
        {present.length > 1 && (
          <SegmentedControl
            size="sm"
            aria-label={t("samples.filter")}
            value={kind}
            onChange={(value) => narrow(() => setKind(value as typeof kind))}
            data={[
              { value: "all", label: t("samples.all") },
              ...present.map((each) => ({
                value: each,
                label: `${t(`samples.${each}`)} (${format.number(stats?.[each] ?? 0)})`,
              })),
            ]}
          />
        )}
        <SearchField
          label={t("changed.search")}
          value={search}
          onChange={(text) => narrow(() => setSearch(text))}
        />
      </Group>
      <QueryState query={query} lines={5}>
        {({ count, results }) => (
          <>
            <ul className="lb-lines">
              {results.map((analysis, index) => (
                <Group component="li" key={analysis.id} gap="4px 10px" px="var(--lb-pad)" py={5}>
                  <StateTag tone={tones[analysis.kind]}>{t(`samples.${analysis.kind}`)}</StateTag>
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    aria-label={t("changed.open", { name: analysis.name || analysis.code })}
                    onClick={() => setOpened(index)}
                  >
                    {analysis.name || analysis.code}
                  </Button>
                  <Text component="code" c="dimmed">
                    {analysis.code}
                  </Text>
                </Group>
              ))}
            </ul>
            <Text size="xs" c="dimmed" px="var(--lb-pad)" py={11}>
              {t(count === 0 ? "changed.none" : "changed.text")}
            </Text>
            <Paging
              offset={offset}
              limit={pageSize}
              total={count}
              format={format.number}
              onChange={setOffset}
              busy={query.isPlaceholderData}
            />
          </>
        )}
      </QueryState>
      <Dialog
        opened={shown !== undefined}
        size={1080}
        title={shown?.name ?? ""}
        onClose={() => setOpened(null)}
      >
        {shown && (
          <PagePreview
            languages={languages}
            queryKey={[...changedKey, started, id, shown.id]}
            render={(language, signal) =>
              call(previewChangedAnalysis, { params: { id, analysis: shown.id }, language, signal })
            }
          >
            <Group gap="xs">
              {([-1, 1] as const).map((step) => (
                <ActionIcon
                  key={step}
                  variant="default"
                  aria-label={t(step < 0 ? "changed.previous" : "changed.next")}
                  disabled={rows[(opened ?? 0) + step] === undefined}
                  onClick={() => setOpened((opened ?? 0) + step)}
                >
                  {step < 0 ? (
                    <IconChevronLeft size={17} aria-hidden />
                  ) : (
                    <IconChevronRight size={17} aria-hidden />
                  )}
                </ActionIcon>
              ))}
              {shown.kind === "deleted" && <Text c="dimmed">{t("changed.deletedText")}</Text>}
            </Group>
          </PagePreview>
        )}
      </Dialog>
    </Panel>
  );
}
