import { Button, Group, Text } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeAnalysis } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import {
  ignoreTerm,
  type MissedTerm,
  periods,
} from "../../../shared/webpublisher/searches/searches.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/format.ts";
import { ListPage } from "../../platform/list/list-page.tsx";
import { useListState } from "../../platform/list/list-state.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { undoable } from "../../platform/undo.ts";
import { type Column, FilterSelect } from "../../ui/data-list.tsx";
import { StateTag, StatRow, StatTile } from "../../ui/figures.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AddSynonym } from "./add-synonym.tsx";
import { figuresOf, missedPage, type Period, pageSize, searchesKey } from "./queries.ts";
import classes from "./searches.module.css";
import { Trend } from "./trend.tsx";

/** Takes a term out of the list or puts it back, and offers to undo this. */
function useIgnore() {
  const { t } = useTranslation("searches");
  const client = useQueryClient();
  const put = async (term: string, ignored: boolean) => {
    await call(ignoreTerm, { body: { term, ignored } });
    await client.invalidateQueries({ queryKey: searchesKey });
  };
  return useMutation({
    mutationFn: ({ term, ignored }: { term: string; ignored: boolean }) => put(term, ignored),
    onSuccess: (_, { term, ignored }) =>
      notifySuccess(
        t(ignored ? "ignored" : "restored", { term }),
        undoable(() => put(term, !ignored)),
      ),
    onError: (error) => notifyError(t("failed"), { content: problemText(error) }),
  });
}

function useColumns(isIgnored: boolean, onAdd: (term: MissedTerm) => void): Column<MissedTerm>[] {
  const { t } = useTranslation("searches");
  const format = useFormat();
  const access = useAccess();
  const ignore = useIgnore();
  const mayChange = access.mayCall(ignoreTerm);
  const actions: Column<MissedTerm> = {
    key: "actions",
    label: t("actions"),
    width: "minmax(280px, 1.4fr)",
    align: "end",
    cell: (row) => (
      <Group gap="xs" justify="flex-end">
        {!isIgnored && access.mayCall(changeAnalysis) && (
          <Button
            size="compact-sm"
            variant="light"
            aria-label={t("addOf", { term: row.term })}
            onClick={() => onAdd(row)}
          >
            {t("add")}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-label={t(isIgnored ? "restoreOf" : "ignoreOf", { term: row.term })}
          onClick={() => ignore.mutate({ term: row.term, ignored: !isIgnored })}
        >
          {t(isIgnored ? "restore" : "ignore")}
        </Button>
      </Group>
    ),
  };
  return [
    {
      key: "term",
      label: t("term"),
      width: "minmax(160px, 2fr)",
      phone: "title",
      cell: ({ term, found: isFound }) => (
        <Group gap="xs">
          <span className={classes.term}>{term}</span>
          {isFound && <StateTag tone="good">{t("found")}</StateTag>}
        </Group>
      ),
    },
    {
      key: "count",
      label: t("count"),
      width: "90px",
      align: "end",
      cell: ({ count }) => <span className="lb-figures">{format.number(count)}</span>,
    },
    { key: "trend", label: t("trend"), width: "120px", cell: ({ trend }) => <Trend counts={trend} /> },
    { key: "last", label: t("last"), width: "120px", wide: true, cell: ({ last }) => format.day(last) },
    ...(mayChange ? [actions] : []),
  ];
}

function Figures({ days }: { days: Period }) {
  const { t } = useTranslation("searches");
  const format = useFormat();
  return (
    <QueryState query={useQuery(figuresOf(days))} lines={2}>
      {({ counted, searches, missed: missedCount }) => (
        <>
          {!counted && <Notice tone="plain">{t("off")}</Notice>}
          <StatRow>
            <StatTile value={format.number(searches)} label={t("searches")} />
            <StatTile value={format.number(missedCount)} label={t("missed")} />
            <StatTile
              value={searches === 0 ? "–" : format.percent(missedCount / searches)}
              label={t("share")}
            />
          </StatRow>
        </>
      )}
    </QueryState>
  );
}

/** Terms that visitors search for without finding anything: their counts, their trend, and the actions to take. */
export default function SearchesPage() {
  const { t } = useTranslation("searches");
  const state = useListState({ pageSize, filters: ["days", "state"] });
  const { search, offset, filters } = state;
  const days = periods.find((period) => period === filters.days) ?? "28";
  const isIgnored = filters.state === "ignored";
  const [adding, setAdding] = useState<MissedTerm>();
  const query = useQuery(missedPage({ search, offset, days, state: isIgnored ? "ignored" : "open" }));
  return (
    <ListPage
      title={t("title")}
      lead={t("lead")}
      label={t("list")}
      state={state}
      query={query}
      columns={useColumns(isIgnored, setAdding)}
      rowKey={({ term }) => term}
      search={t("search")}
      filters={
        <>
          <FilterSelect
            label={t("period")}
            any={t("days.28")}
            value={days === "28" ? "" : days}
            options={(["14", "84"] as const).map((value) => ({ value, label: t(`days.${value}`) }))}
            onChange={(value) => state.setFilter("days", value)}
          />
          <FilterSelect
            label={t("state")}
            any={t("states.open")}
            value={isIgnored ? "ignored" : ""}
            options={[{ value: "ignored", label: t("states.ignored") }]}
            onChange={(value) => state.setFilter("state", value)}
          />
        </>
      }
      empty={{ title: t("none"), text: t("noneText"), icon: IconSearch }}
    >
      <Figures days={days} />
      <Text c="dimmed" size="sm">
        {t("privacy")}
      </Text>
      {adding && <AddSynonym term={adding} onClose={() => setAdding(undefined)} />}
    </ListPage>
  );
}
