import { Button } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconTestPipe } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Outlet, useLocation, useParams, useSearchParams } from "react-router";
import { startUpload } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { changeInBulk } from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import { useFormat } from "../../platform/format.ts";
import { wantedAddress } from "../../platform/navigation.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Paging } from "../../ui/data-list.tsx";
import { BackLink, PageHeader } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { analysisForm } from "../editor/queries.ts";
import { NewAnalysisButton } from "../new/new-analysis-button.tsx";
import classes from "./analyses.module.css";
import { AnalysisFilters } from "./analysis-filters.tsx";
import { AnalysisList } from "./analysis-list.tsx";
import {
  type AnalysisFilter,
  isFiltering,
  isSameFilter,
  keepFilter,
  keptFilter,
  readFilter,
  writeFilter,
} from "./filter.ts";
import { analysesPage, pageSize } from "./queries.ts";

const loadEditor = () => import("../editor/editor-page.tsx");
/** Loaded when the first row is ticked: its forms weigh more than the list. */
const BulkBar = lazy(async () => ({ default: (await import("../bulk/bulk-bar.tsx")).BulkBar }));

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
          <Button component={Link} to="/einstellungen/import/upload">
            {t("analyses.import")}
          </Button>
        )
      }
    />
  );
}

/** Pause in typing (ms) after which the address follows the search. */
const addressFollows = 200;

function addressOf(filter: AnalysisFilter, offset = 0): URLSearchParams {
  const address = writeFilter(filter);
  if (offset > 0) address.set("offset", String(offset));
  return address;
}

/**
 * The filter in the address, and the one just chosen: the list is searched at once and does not wait
 * for the address, which follows when typing pauses.
 */
function useFilter() {
  const client = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const held = useMemo(() => readFilter(query), [query]);
  const [chosen, setChosen] = useState<AnalysisFilter | null>(null);
  const latest = useRef(held);
  latest.current = chosen ?? held;
  const follow = useDebouncedCallback(() => {
    // Once an analysis is being opened, the search must not navigate back; the address follows on arrival.
    if (wantedAddress() === null)
      setQuery(addressOf(latest.current), { replace: true, preventScrollReset: true });
  }, addressFollows);
  useEffect(() => {
    if (chosen && !isSameFilter(chosen, held)) follow();
  }, [chosen, held, follow]);
  useEffect(() => setChosen((before) => (before && isSameFilter(before, held) ? null : before)), [held]);
  const choose = useCallback(
    (change: Partial<AnalysisFilter>) => {
      const next = { ...latest.current, ...change };
      keepFilter(next);
      latest.current = next;
      // Prefetch before rendering, so that the response arrives earlier.
      void client.prefetchQuery(analysesPage(next, 0));
      setChosen(next);
    },
    [client],
  );
  const turn = useCallback(
    (to: number, replace = false) =>
      setQuery(addressOf(latest.current, to), { replace, preventScrollReset: true }),
    [setQuery],
  );
  const offset = chosen ? 0 : Math.max(0, Math.trunc(Number(query.get("offset"))) || 0);
  return { filter: chosen ?? held, offset, choose, turn };
}

function Sidebar() {
  const { t } = useTranslation("laboreditor");
  const format = useFormat();
  const { id } = useParams();
  const { filter, offset, choose, turn } = useFilter();
  const client = useQueryClient();
  const list = useQuery(analysesPage(filter, offset));
  // Rows come first: the filters and their counts are drawn after them.
  const calm = useDeferredValue(filter);
  const found = useDeferredValue(list.data);
  const access = useAccess();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const untick = () => setTicked(new Set());
  const tick = (ids: readonly string[], on: boolean) =>
    setTicked((before) => new Set(on ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  const change = useCallback(
    (to: Partial<AnalysisFilter>) => {
      setTicked(new Set());
      choose(to);
    },
    [choose],
  );
  const search = addressOf(calm, offset).toString();
  return (
    <Panel flush>
      <AnalysisFilters filter={calm} counts={found?.counts} onChange={change} />
      {ticked.size > 0 && (
        <Suspense>
          <BulkBar
            selection={[...ticked]}
            filter={{
              search: filter.search,
              ...(filter.state ? { pubstate: filter.state } : {}),
              ...(filter.category ? { category: filter.category } : {}),
              ...(filter.internal ? { internal: filter.internal === "true" } : {}),
            }}
            total={list.data?.count ?? 0}
            onClear={untick}
            onDone={untick}
          />
        </Suspense>
      )}
      <QueryState query={list} lines={10}>
        {({ results, count }) =>
          count === 0 ? (
            isFiltering(filter) ? (
              <EmptyState title={t("analyses.noneFound")} />
            ) : (
              <Empty />
            )
          ) : (
            <>
              <AnalysisList
                rows={results}
                open={id}
                busy={list.isPlaceholderData}
                ticked={ticked}
                onTick={access.mayCall(changeInBulk) ? tick : undefined}
                search={search ? `?${search}` : ""}
                onNear={(row) => void client.prefetchQuery(analysisForm(row.id))}
              />
              <Paging
                offset={offset}
                limit={pageSize}
                total={found?.count || count}
                format={format.number}
                onChange={turn}
                busy={list.isPlaceholderData || found !== list.data}
              />
            </>
          )
        }
      </QueryState>
    </Panel>
  );
}

/** The list of analyses at the left, the one that is edited or created at the right. */
export default function AnalysesFrame() {
  const { t } = useTranslation("laboreditor");
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const alone = /^\/laboreditor\/analyse\/?$/.test(pathname);
  // Preload the editor: visitors of the list usually open an analysis.
  useEffect(() => void loadEditor().catch(() => {}), []);
  // A visit without a filter restores the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arriving
  useEffect(() => {
    if (query.size === 0 && keptFilter().size > 0) setQuery(keptFilter(), { replace: true });
  }, []);
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
      <div className={classes.columns}>
        <aside className={classes.side} aria-label={t("analyses.title")}>
          <Sidebar />
        </aside>
        <div className={classes.content}>
          <Outlet />
        </div>
      </div>
    </div>
  );
}
