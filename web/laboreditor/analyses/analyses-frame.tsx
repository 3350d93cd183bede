import { Button } from "@mantine/core";
import { IconTestPipe } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Outlet, useLocation, useParams, useSearchParams } from "react-router";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { Paging } from "../../ui/data-list.tsx";
import { PageHeader } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { QueryState } from "../../ui/query-state.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { NewAnalysisButton } from "../new/new-analysis-button.tsx";
import classes from "./analyses.module.css";
import { AnalysisFilters } from "./analysis-filters.tsx";
import { AnalysisList } from "./analysis-list.tsx";
import {
  type AnalysisFilter,
  isFiltering,
  keepFilter,
  keptFilter,
  readFilter,
  writeFilter,
} from "./filter.ts";
import { analysesPage, pageSize } from "./queries.ts";

/** Loaded with the first tick: its forms weigh more than the list. */
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
        access.may("core_storage.add_import") && (
          <Button component={Link} to="/einstellungen/import/upload">
            {t("analyses.import")}
          </Button>
        )
      }
    />
  );
}

function Sidebar() {
  const { t } = useTranslation("laboreditor");
  const format = useFormat();
  const { id } = useParams();
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query);
  const offset = Math.max(0, Math.trunc(Number(query.get("offset"))) || 0);
  const list = useQuery(analysesPage(filter, offset));
  const access = useAccess();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const untick = () => setTicked(new Set());
  const tick = (ids: readonly string[], on: boolean) =>
    setTicked((before) => new Set(on ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  const address = (wanted: AnalysisFilter, from = 0) => {
    const next = writeFilter(wanted);
    if (from > 0) next.set("offset", String(from));
    return next;
  };
  const search = address(filter, offset).toString();
  return (
    <Panel flush>
      <AnalysisFilters
        filter={filter}
        counts={list.data?.counts}
        onChange={(next) => {
          keepFilter(next);
          untick();
          setQuery(address(next), { replace: true, preventScrollReset: true });
        }}
      />
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
      <QueryState query={list} describe={problemText} lines={10}>
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
                onTick={access.may("core_storage.change_flatanalysis") ? tick : undefined}
                to={(row) => `/laboreditor/analyse/${row.id}${search ? `?${search}` : ""}`}
              />
              <Paging
                offset={offset}
                limit={pageSize}
                total={count}
                format={format.number}
                onChange={(next) => setQuery(address(filter, next), { preventScrollReset: true })}
              />
            </>
          )
        }
      </QueryState>
    </Panel>
  );
}

/** The analyses at the left, the one that is edited or made at the right. */
export default function AnalysesFrame() {
  const { t } = useTranslation("laboreditor");
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const alone = /^\/laboreditor\/analyse\/?$/.test(pathname);
  // A visit without a filter of its own goes on with that of the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arriving
  useEffect(() => {
    if (query.size === 0 && keptFilter().size > 0) setQuery(keptFilter(), { replace: true });
  }, []);
  return (
    <div className={classes.frame} data-alone={alone || undefined}>
      <PageHeader title={t("analyses.title")} actions={<NewAnalysisButton />} />
      <div className={classes.columns}>
        <aside className={classes.side} aria-label={t("analyses.list")}>
          <Sidebar />
        </aside>
        <div className={classes.content}>
          <Outlet />
        </div>
      </div>
    </div>
  );
}
