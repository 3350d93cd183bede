import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconTestPipe } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation, useParams, useSearchParams } from "react-router";
import { startUpload } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { changeInBulk } from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Paging } from "../../ui/data-list.tsx";
import { usePainted } from "../../ui/later.ts";
import { BackLink, PageHeader } from "../../ui/page.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { ActionLink, useGo } from "../../ui/way.tsx";
import { analysisForm } from "../editor/queries.ts";
import { NewAnalysisButton } from "../new/new-analysis-button.tsx";
import classes from "./analyses.module.css";
import { AnalysisFilters } from "./analysis-filters.tsx";
import { AnalysisList } from "./analysis-list.tsx";
import { type TableColumn, useColumns } from "./columns.ts";
import { type AnalysisFilter, isFiltering, keptFilter } from "./filter.ts";
import { analysesPage, pageSize } from "./queries.ts";
import { TickAll } from "./tick-all.tsx";
import { addressOf, useFilter } from "./use-filter.ts";
import { useOpenPage } from "./use-open-page.ts";
import { useSelection } from "./use-selection.ts";
import { useStill } from "./use-still.ts";

const loadEditor = () => import("../editor/editor-page.tsx");
/** Loaded when the first row is ticked: its forms weigh more than the list. */
const BulkBar = lazy(async () => ({ default: (await import("../bulk/bulk-bar.tsx")).BulkBar }));

/** Loaded with the list of new analyses. */
const PublishNew = lazy(() => import("./publish-new.tsx"));

const noColumns: readonly TableColumn[] = [];

function Empty() {
  const { t } = useTranslation("laboreditor");
  const access = useAccess();
  return (
    <EmptyState
      icon={IconTestPipe}
      title={t("analyses.empty")}
      text={t("analyses.emptyText")}
      action={
        access.mayCall(startUpload) && (
          <Button component={ActionLink} to="/einstellungen/import/upload">
            {t("analyses.import")}
          </Button>
        )
      }
    />
  );
}

/** Minimum width for the table; below it, a row has two lines. */
const roomForTable = "(min-width: 900px)";
/** Minimum width for all columns beside the menu. */
const roomForColumns = "(min-width: 1240px)";

function List({ alone, isTable, isWide }: { alone: boolean; isTable: boolean; isWide: boolean }) {
  const { t } = useTranslation("laboreditor");
  const format = useFormat();
  const { id } = useParams();
  const { filter, offset, choose, turn } = useFilter();
  const client = useQueryClient();
  const list = useQuery(analysesPage(filter, offset));
  // Draw the rows first and the counts of filters and pages after them.
  const painted = usePainted(list.data);
  const access = useAccess();
  const columns = useColumns(isWide);
  const requested = addressOf(filter, offset).toString();
  const selection = useSelection(filter, list.data?.count ?? 0);
  const { tick, tickAll } = selection;
  const change = useCallback(
    (to: Partial<AnalysisFilter>) => {
      if (to.order === undefined) tickAll(false);
      setOpenFirst(false);
      choose(to);
    },
    [choose, tickAll],
  );
  // Enter in the search opens the first result, which may not have arrived yet.
  const [openFirst, setOpenFirst] = useState(false);
  const go = useGo();
  // Run it in the same transition as the last typed search, never before it.
  const onEnter = useCallback(() => startTransition(() => setOpenFirst(true)), []);
  useEffect(() => {
    if (!openFirst || list.isPlaceholderData || !list.data) return;
    setOpenFirst(false);
    const [first] = list.data.results;
    if (first) void go({ pathname: `/laboreditor/analyse/${first.id}`, search: requested });
  }, [openFirst, list.isPlaceholderData, list.data, go, requested]);
  const near = useCallback(
    (row: { id: string }) => void client.prefetchQuery(analysisForm(row.id)),
    [client],
  );
  useOpenPage({ open: id, filter, turn, page: list.isPlaceholderData ? undefined : list.data });
  // Address by which the visible rows were found; while others load, the former rows stay.
  const view = useRef(requested);
  if (!list.isPlaceholderData) view.current = requested;
  const [shown, still] = useStill({ rows: list.data?.results ?? [], view: view.current });
  // The address of the list, which its rows pass on in their links.
  const search = usePainted(shown.view);
  const mayTick = access.mayCall(changeInBulk);
  const ticked = selection.isWhole ? "all" : selection.count > 0 ? "some" : "none";
  const sample = list.data?.results.find((row) => selection.has(row.id))?.id ?? selection.first;
  return (
    <div className={classes.panel} {...still}>
      <AnalysisFilters
        filter={filter}
        counts={painted?.counts}
        onChange={change}
        compact={!isTable}
        onEnter={onEnter}
        tickAll={!isTable && mayTick && <TickAll ticked={ticked} onTickAll={tickAll} />}
      />
      <QueryState query={list} lines={10}>
        {({ count }) =>
          count === 0 ? (
            isFiltering(filter) ? (
              <EmptyState title={t("analyses.noneFound")} />
            ) : (
              <Empty />
            )
          ) : (
            <>
              <AnalysisList
                rows={shown.rows}
                view={shown.view}
                beside={!alone}
                columns={isTable ? columns : noColumns}
                order={filter.order}
                onOrder={(order) => change({ order })}
                open={id}
                busy={list.isPlaceholderData}
                isTicked={selection.has}
                ticked={ticked}
                onTick={mayTick ? tick : undefined}
                onTickAll={tickAll}
                search={search ? `?${search}` : ""}
                onNear={near}
              />
              <Paging
                offset={offset}
                limit={pageSize}
                total={painted?.count || count}
                format={format.number}
                onChange={turn}
                busy={list.isPlaceholderData || painted !== list.data}
              />
            </>
          )
        }
      </QueryState>
      {selection.count > 0 && sample !== undefined && (
        <Suspense>
          <BulkBar
            selection={selection.asSent}
            count={selection.count}
            sample={sample}
            total={list.data?.count ?? 0}
            onAll={() => tickAll(true)}
            onClear={() => tickAll(false)}
            onDone={() => tickAll(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The analyses as a table, or as a list beside the one that is being edited or created. */
export default function AnalysesFrame() {
  const { t } = useTranslation("laboreditor");
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const alone = /^\/laboreditor\/analyse\/?$/.test(pathname);
  // Call these here and not in the list, which redraws with each key: each call asks the browser, which then updates all styles.
  const hasRoom = useMediaQuery(roomForTable, true, { getInitialValueInEffect: false });
  const isWide = useMediaQuery(roomForColumns, true, { getInitialValueInEffect: false });
  // Preload the editor: visitors of the list usually open an analysis.
  useEffect(() => void loadEditor().catch(() => {}), []);
  // A visit without a filter restores the last one.
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    if (query.size === 0 && keptFilter().size > 0) setQuery(keptFilter(), { replace: true });
  });
  return (
    <div className={classes.frame} data-alone={alone || undefined}>
      <PageHeader
        title={t("analyses.title")}
        actions={<NewAnalysisButton />}
        back={
          !alone && (
            <span className={classes.back}>
              <BackLink
                to={{ pathname: "/laboreditor/analyse", search: query.toString() }}
                label={t("analyses.back")}
              />
            </span>
          )
        }
      />
      {alone && query.get("state") === "NEW" && (
        <Suspense>
          <PublishNew importId={query.get("import") ?? ""} />
        </Suspense>
      )}
      <div className={classes.columns}>
        <aside className={classes.side} aria-label={t("analyses.title")}>
          <List alone={alone} isTable={alone && hasRoom} isWide={isWide} />
        </aside>
        <div className={classes.content}>
          <Outlet />
        </div>
      </div>
    </div>
  );
}
