import { Button, Group, SegmentedControl, Table, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FindingGroup, FindingKind, Import } from "../../../shared/importexport/imports/import.ts";
import { listImportFindings } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { callQuery } from "../../platform/api/query.ts";
import { useFormat } from "../../platform/format.ts";
import { useLocalized } from "../../platform/i18n/languages.ts";
import { notifyError } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { SearchField } from "../../ui/data-list.tsx";
import { StateTag, type Tone } from "../../ui/figures.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import { placeText, shownFinding } from "./finding-text.ts";
import classes from "./findings.module.css";

const kinds = ["error", "warning", "note"] as const satisfies readonly FindingKind[];
const tones: Record<FindingKind, Tone> = { error: "bad", warning: "warn", note: "new" };
/** Number of findings shown at first, and at most: all of them are in the download. */
const [first, mostShown] = [50, 1000];

/** All findings of an import, by groups; a group or a search shows each with its place. */
export default function Findings({ entry }: { entry: Pick<Import, "id" | "file" | "findings"> }) {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const localized = useLocalized();
  const [kind, setKind] = useState<FindingKind | "all">("all");
  const [search, setSearch] = useState("");
  const download = useMutation({
    mutationFn: async () => (await import("./findings-file.ts")).saveFindings(entry, localized),
    onError: (error) => notifyError(t("findings.downloadFailed"), { content: problemText(error) }),
  });
  const { findings: groups } = entry;
  if (groups.length === 0) return null;
  const numberOf = (kind: FindingKind) =>
    groups.reduce((sum, group) => sum + (group.kind === kind ? group.count : 0), 0);
  const present = kinds.filter((each) => numberOf(each) > 0);
  const label = (each: FindingKind) =>
    t(`findings.${each}`, { count: numberOf(each), shown: format.number(numberOf(each)) });
  // Errors come first because they can stop the import.
  const shown = kinds
    .filter((each) => kind === "all" || each === kind)
    .flatMap((each) => groups.filter((group) => group.kind === each));
  return (
    <Panel
      flush
      title={t("findings.title")}
      aside={
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={15} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t("findings.download")}
        </Button>
      }
    >
      <Group className={classes.tools} gap="10px 16px">
        {present.length > 1 ? (
          <SegmentedControl
            size="sm"
            aria-label={t("findings.kind")}
            value={kind}
            onChange={(value) => setKind(value as FindingKind | "all")}
            data={[
              { value: "all", label: t("findings.all") },
              ...present.map((each) => ({ value: each, label: label(each) })),
            ]}
          />
        ) : (
          <Text fw={600}>{present.map(label)}</Text>
        )}
        <SearchField label={t("findings.search")} value={search} onChange={setSearch} />
      </Group>
      {search.trim() === "" ? (
        <ul className="lb-lines">
          {shown.map((group) => (
            <GroupLine key={group.group} id={entry.id} group={group} />
          ))}
        </ul>
      ) : (
        <Places id={entry.id} filter={{ search, ...(kind !== "all" && { kind }) }} />
      )}
    </Panel>
  );
}

/** One group: its subject, the number of findings and, on demand, each place. */
function GroupLine({ id, group }: { id: string; group: FindingGroup }) {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const localized = useLocalized();
  const [opened, setOpened] = useState(false);
  const places = useId();
  const shown = shownFinding(group, localized);
  const { field, column, name, code, text, detail, path } = shown;
  const about = field || column;
  const isOne = group.count === 1;
  const parts = [
    !isOne && t("findings.example"),
    name && code ? `${name} (${code})` : name || code,
    placeText(shown),
  ];
  return (
    <li className={classes.group}>
      <div className={classes.line}>
        <StateTag tone={tones[group.kind]}>{t(`findings.one.${group.kind}`)}</StateTag>
        <div className={classes.what}>
          <Text>
            {!isOne && <strong>{t("findings.times", { shown: format.number(group.count) })} </strong>}
            {about && <strong>{about}: </strong>}
            {text}
          </Text>
          <Text size="sm" c="dimmed">
            {parts.filter(Boolean).join(" · ")}
            {path !== "" && (
              <>
                {parts.some(Boolean) && " · "}
                <code>{path}</code>
              </>
            )}
            {detail !== "" && ` · ${detail}`}
          </Text>
        </div>
        {!isOne && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-expanded={opened}
            aria-controls={places}
            onClick={() => setOpened(!opened)}
          >
            {t(opened ? "findings.hide" : "findings.show")}
          </Button>
        )}
      </div>
      <div id={places}>{opened && <Places id={id} filter={{ group: group.group }} />}</div>
    </li>
  );
}

/** Findings with their places; only the first ones are shown at once. */
function Places({
  id,
  filter,
}: {
  id: string;
  filter: { group?: number; kind?: FindingKind; search?: string };
}) {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const localized = useLocalized();
  const [limit, setLimit] = useState(first);
  const query = useQuery({
    ...callQuery(["importexport", "imports", "findings"], listImportFindings, {
      params: { id },
      query: { ...filter, limit },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryState query={query} lines={3}>
      {({ count, results }) => {
        const rows = results.map((finding) => shownFinding(finding, localized));
        const hasAnalysis = rows.some(({ code }) => code !== "");
        const hasField = filter.group === undefined && rows.some(({ field }) => field !== "");
        if (count === 0)
          return (
            <Text c="dimmed" px="var(--lb-pad)" py="md">
              {t("findings.none")}
            </Text>
          );
        return (
          <>
            <ScrollRegion label={t("findings.places")} className={classes.places ?? ""}>
              <Table aria-label={t("findings.places")}>
                <Table.Thead>
                  <Table.Tr>
                    {hasAnalysis && <Table.Th>{t("findings.analysis")}</Table.Th>}
                    <Table.Th>{t("findings.place")}</Table.Th>
                    {hasField && <Table.Th>{t("findings.field")}</Table.Th>}
                    <Table.Th>{t("findings.finding")}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {rows.map((row, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two findings of one place may be equal, and the list never moves
                    <Table.Tr key={index}>
                      {hasAnalysis && (
                        <Table.Td>
                          {row.name}
                          <Text size="xs" c="dimmed">
                            {row.code}
                          </Text>
                        </Table.Td>
                      )}
                      <Table.Td>
                        {placeText(row) || (row.path ? <code>{row.path}</code> : t("findings.nowhere"))}
                      </Table.Td>
                      {hasField && <Table.Td>{row.field || t("findings.nowhere")}</Table.Td>}
                      <Table.Td>
                        {row.text}
                        {row.detail && (
                          <Text size="xs" c="dimmed">
                            {row.detail}
                          </Text>
                        )}
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </ScrollRegion>
            {results.length < count &&
              (limit < mostShown ? (
                <Button variant="subtle" fullWidth radius={0} onClick={() => setLimit(mostShown)}>
                  {t("findings.more", { shown: format.number(Math.min(count, mostShown)) })}
                </Button>
              ) : (
                <Text size="sm" c="dimmed" px="var(--lb-pad)" py="sm">
                  {t("findings.rest", { shown: format.number(mostShown), all: format.number(count) })}
                </Text>
              ))}
          </>
        );
      }}
    </QueryState>
  );
}
