import { Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import { startUpload } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { useFormat } from "../../platform/format.ts";
import { ListPage } from "../../platform/list/list-page.tsx";
import { useListState } from "../../platform/list/list-state.ts";
import { useAccess } from "../../platform/permissions.ts";
import { type Column, FilterSelect } from "../../ui/data-list.tsx";
import { ActionLink } from "../../ui/way.tsx";
import { ImportStatus } from "./import-figures.tsx";
import classes from "./import-run.module.css";
import { countChanges, importModes, logPage, logStatuses } from "./queries.ts";

function useColumns(): Column<Import>[] {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const changesOf = (entry: Import): string => {
    if (!entry.stats) return "";
    const changes = countChanges(entry);
    if (changes === 0) return t("stats.unchanged");
    if (changes === entry.document_count) return t("documents.title");
    const { created, changed, deleted } = entry.stats;
    return t("log.summary", {
      created: format.number(created),
      changed: format.number(changed),
      deleted: format.number(deleted),
    });
  };
  return [
    {
      key: "file",
      label: t("log.file"),
      width: "minmax(130px, 2.2fr)",
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
      key: "time",
      label: `${t("log.started")}, ${t("log.ended")}`,
      width: "146px",
      cell: (entry) => (
        <span className={classes.span}>
          <time dateTime={entry.started}>{format.dateTime(entry.started)}</time>
          {entry.ended && <time dateTime={entry.ended}>{format.dateTime(entry.ended)}</time>}
        </span>
      ),
    },
    {
      key: "mode",
      label: t("mode.label"),
      width: "110px",
      phone: "hidden",
      wide: true,
      cell: (entry) => t(`mode.${entry.mode}`),
    },
    {
      key: "total",
      label: t("log.total"),
      width: "76px",
      cell: (entry) => entry.stats && format.number(entry.stats.total),
    },
    {
      key: "changes",
      label: t("log.changes"),
      width: "140px",
      cell: (entry) => (
        <span className={classes.span}>
          {/* A failed import has changed nothing, whatever it counted before. */}
          {entry.status !== "failed" && (
            <span>
              {entry.dry_run && countChanges(entry) > 0
                ? t("log.wouldBe", { changes: changesOf(entry) })
                : changesOf(entry)}
            </span>
          )}
          {(entry.dry_run || entry.undoes !== undefined) && (
            <Text span size="xs" c="dimmed">
              {t(entry.dry_run ? "log.check" : "log.undoing")}
            </Text>
          )}
        </span>
      ),
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

/** The import log with search, filters and paging. */
export default function LogPage() {
  const { t } = useTranslation("importexport");
  const access = useAccess();
  const state = useListState({ filters: ["status", "mode"], pageSize: 20 });
  return (
    <ListPage
      title={t("log.title")}
      lead={t("log.lead")}
      actions={
        access.mayCall(startUpload) && (
          <Button component={ActionLink} to="/einstellungen/import/upload">
            {t("log.new")}
          </Button>
        )
      }
      label={t("log.list")}
      search={t("log.search")}
      filters={
        <>
          <FilterSelect
            label={t("log.status")}
            any={t("log.anyStatus")}
            value={state.filters.status}
            options={logStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
            onChange={(status) => state.setFilter("status", status)}
          />
          <FilterSelect
            label={t("mode.label")}
            any={t("log.anyMode")}
            value={state.filters.mode}
            options={importModes.map((mode) => ({ value: mode, label: t(`mode.${mode}`) }))}
            onChange={(mode) => state.setFilter("mode", mode)}
          />
        </>
      }
      state={state}
      query={useQuery(logPage(state))}
      columns={useColumns()}
      rowKey={(entry) => entry.id}
      open={{
        label: (entry) => t("log.open", { file: entry.file.name }),
        to: (entry) => `/einstellungen/import/log/${entry.id}`,
      }}
      empty={{ title: t("log.empty"), text: t("log.emptyText") }}
    />
  );
}
