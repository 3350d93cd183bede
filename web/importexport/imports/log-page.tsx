import { Button, Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { type Column, DataList, FilterSelect, ListBar, Paging, SearchField } from "../../ui/data-list.tsx";
import { Page, PageHeader } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { QueryState } from "../../ui/query-state.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { ImportStatus } from "./import-figures.tsx";
import { filterLog, isFiltering, type LogFilter } from "./log-filter.ts";
import { logPage, searchedEntries, wholeLog } from "./queries.ts";

const pageSize = 20;
const statuses = ["success", "failed", "pending", "needs_mapping", "dry_run"] as const;
const modes = ["full", "partial"] as const;

function useColumns(): Column<Import>[] {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  return [
    {
      key: "file",
      label: t("log.file"),
      width: "minmax(180px, 2.2fr)",
      phone: "title",
      cell: (entry) => entry.file.name,
    },
    {
      key: "status",
      label: t("log.status"),
      width: "130px",
      cell: (entry) => <ImportStatus status={entry.status} />,
    },
    {
      key: "started",
      label: t("log.started"),
      width: "160px",
      cell: (entry) => <time dateTime={entry.started}>{format.dateTime(entry.started)}</time>,
    },
    {
      key: "mode",
      label: t("log.mode"),
      width: "110px",
      phone: "hidden",
      wide: true,
      cell: (entry) => t(`mode.${entry.mode}`),
    },
    {
      key: "changes",
      label: t("log.changes"),
      width: "150px",
      align: "end",
      cell: (entry) =>
        // A failed import has changed nothing, whatever it had counted before.
        entry.stats &&
        entry.status !== "failed" &&
        (entry.stats.created + entry.stats.changed + entry.stats.deleted === 0
          ? t("stats.unchanged")
          : t("log.summary", {
              created: format.number(entry.stats.created),
              changed: format.number(entry.stats.changed),
              deleted: format.number(entry.stats.deleted),
            })),
    },
    {
      key: "by",
      label: t("log.by"),
      width: "minmax(90px, 1fr)",
      phone: "hidden",
      wide: true,
      cell: (entry) => entry.started_by,
    },
  ];
}

/** The entries that the filter leaves, a page of them; without a filter the server pages. */
function useLog(filter: LogFilter, offset: number) {
  const filtering = isFiltering(filter);
  const paged = useQuery({
    ...logPage(pageSize, offset),
    enabled: !filtering,
    placeholderData: keepPreviousData,
  });
  const whole = useQuery({ ...wholeLog, enabled: filtering });
  if (!filtering) {
    return {
      ...paged,
      data: paged.data && { rows: paged.data.results, total: paged.data.count, limited: false },
    };
  }
  const found = whole.data && filterLog(whole.data.entries, filter);
  return {
    ...whole,
    data: found && {
      rows: found.slice(offset, offset + pageSize),
      total: found.length,
      limited: (whole.data?.count ?? 0) > searchedEntries,
    },
  };
}

/** The import log with search, filters and paging. */
export default function LogPage() {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const access = useAccess();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const filter: LogFilter = {
    search: query.get("search") ?? "",
    status: query.get("status") ?? "",
    mode: query.get("mode") ?? "",
  };
  const offset = Number(query.get("offset") ?? 0) || 0;
  const log = useLog(filter, offset);
  const columns = useColumns();
  const set = (change: Record<string, string>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete("offset");
        for (const [name, value] of Object.entries(change)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return (
    <Page>
      <PageHeader
        title={t("log.title")}
        lead={t("log.lead")}
        actions={
          access.may("core_storage.add_import") && (
            <Button component={Link} to="/einstellungen/import/upload">
              {t("log.new")}
            </Button>
          )
        }
      />
      <Panel flush>
        <ListBar onReset={isFiltering(filter) ? () => setQuery({}, { replace: true }) : undefined}>
          <SearchField label={t("log.search")} value={filter.search} onChange={(search) => set({ search })} />
          <FilterSelect
            label={t("log.status")}
            any={t("log.anyStatus")}
            value={filter.status}
            options={statuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
            onChange={(status) => set({ status })}
          />
          <FilterSelect
            label={t("log.mode")}
            any={t("log.anyMode")}
            value={filter.mode}
            options={modes.map((mode) => ({ value: mode, label: t(`mode.${mode}`) }))}
            onChange={(mode) => set({ mode })}
          />
        </ListBar>
        <QueryState query={log} describe={problemText} lines={8}>
          {({ rows, total, limited }) => (
            <>
              <DataList
                label={t("log.list")}
                rows={rows}
                columns={columns}
                rowKey={(entry) => entry.id}
                busy={log.isFetching}
                open={{
                  label: (entry) => t("log.open", { file: entry.file.name }),
                  onOpen: (entry) => void navigate(`/einstellungen/import/log/${entry.id}`),
                }}
                empty={
                  isFiltering(filter) ? undefined : (
                    <EmptyState title={t("log.empty")} text={t("log.emptyText")} />
                  )
                }
              />
              {limited && (
                <Text size="xs" c="dimmed" px="lg" py="xs">
                  {t("log.limited", { count: searchedEntries })}
                </Text>
              )}
              <Paging
                offset={offset}
                limit={pageSize}
                total={total}
                format={format.number}
                onChange={(next) => set({ offset: next > 0 ? String(next) : "" })}
              />
            </>
          )}
        </QueryState>
      </Panel>
    </Page>
  );
}
