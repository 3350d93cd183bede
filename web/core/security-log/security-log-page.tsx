import { Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { SecurityEntry } from "../../../shared/core/security-log/security-log.endpoints.ts";
import {
  type SecurityResult,
  securityAreaNames,
  securityResults,
} from "../../../shared/kernel/security-log.ts";
import { ExportTable } from "../../platform/export-table.tsx";
import { useFormat } from "../../platform/format.ts";
import { DayFilter } from "../../platform/list/day-filter.tsx";
import { ListPage } from "../../platform/list/list-page.tsx";
import { useListState } from "../../platform/list/list-state.ts";
import { type Column, FilterSelect } from "../../ui/data-list.tsx";
import { StateTag, type Tone } from "../../ui/figures.tsx";
import { Notice } from "../../ui/notice.tsx";
import { readAgent } from "../users/agent.ts";
import { allEntries, entriesPage, entriesPerPage, wantedEntries } from "./queries.ts";

const tones: Record<SecurityResult, Tone> = { done: "good", failed: "bad", held: "bad", denied: "bad" };

function useWords() {
  const { t } = useTranslation("securityLog");
  return {
    who: ({ who: author }: SecurityEntry) => author.name || t("stranger"),
    what: ({ action }: SecurityEntry) => t(`actions.${action}`),
    device: ({ agent }: SecurityEntry) => {
      const { browser, system } = readAgent(agent);
      return browser && system ? t("deviceOf", { browser, system }) : (browser ?? system ?? "");
    },
  };
}

function useColumns(): Column<SecurityEntry>[] {
  const { t } = useTranslation("securityLog");
  const format = useFormat();
  const words = useWords();
  const below = (text: string) => (
    <Text size="xs" c="dimmed" truncate title={text}>
      {text}
    </Text>
  );
  return [
    {
      key: "what",
      label: t("what"),
      width: "minmax(210px, 2fr)",
      phone: "title",
      cell: (entry) => (
        <div>
          {words.what(entry)}
          {entry.target && below(entry.target)}
        </div>
      ),
    },
    {
      key: "at",
      label: t("at"),
      width: "170px",
      cell: (entry) => <time dateTime={entry.at}>{format.dateTime(entry.at)}</time>,
    },
    { key: "who", label: t("who"), width: "minmax(120px, 1fr)", cell: words.who },
    {
      key: "where",
      label: t("where"),
      width: "minmax(150px, 1fr)",
      wide: true,
      cell: (entry) => (
        <div>
          {entry.ip}
          {below(words.device(entry))}
        </div>
      ),
    },
    {
      key: "result",
      label: t("result"),
      width: "130px",
      cell: ({ result }) => <StateTag tone={tones[result]}>{t(`results.${result}`)}</StateTag>,
    },
  ];
}

/** The laboratory's security log, the newest entry first. */
export default function SecurityLogPage() {
  const { t } = useTranslation("securityLog");
  const format = useFormat();
  const words = useWords();
  const state = useListState({ filters: ["area", "result", "from", "to"], pageSize: entriesPerPage });
  const { search, filters, offset } = state;
  const entryQuery = wantedEntries({ search, ...filters });
  const query = useQuery(entriesPage(entryQuery, offset));
  const table = async () => [
    [t("at"), t("who"), t("what"), t("target"), t("fields"), t("where"), t("device"), t("result")],
    ...(await allEntries(entryQuery)).map((entry) => [
      format.dateTime(entry.at),
      words.who(entry),
      words.what(entry),
      entry.target,
      entry.fields.join(", "),
      entry.ip,
      words.device(entry),
      t(`results.${entry.result}`),
    ]),
  ];
  const day = (name: "from" | "to") => (
    <DayFilter
      label={t(name)}
      short={t(`short.${name}`)}
      value={filters[name]}
      onChange={(value) => state.setFilter(name, value)}
    />
  );
  return (
    <ListPage
      title={t("title")}
      lead={t("lead")}
      actions={
        <Group gap="xs">
          <ExportTable name={t("title")} failed={t("exportFailed")} table={table} />
        </Group>
      }
      label={t("title")}
      search={t("search")}
      filters={
        <>
          <FilterSelect
            label={t("area")}
            any={t("anyArea")}
            value={entryQuery?.area ?? ""}
            options={securityAreaNames.map((value) => ({ value, label: t(`areas.${value}`) }))}
            onChange={(value) => state.setFilter("area", value)}
          />
          <FilterSelect
            label={t("result")}
            any={t("anyResult")}
            value={entryQuery?.result ?? ""}
            options={securityResults.map((value) => ({ value, label: t(`results.${value}`) }))}
            onChange={(value) => state.setFilter("result", value)}
          />
          {day("from")}
          {day("to")}
        </>
      }
      state={state}
      query={query}
      columns={useColumns()}
      rowKey={({ id }) => id}
      empty={{ title: t("none"), text: t("noneText") }}
    >
      {query.data?.complete === false && <Notice tone="plain">{t("incomplete")}</Notice>}
    </ListPage>
  );
}
