import { Button } from "@mantine/core";
import { IconTestPipe } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import type { AnalysisSummary } from "../../../shared/core/analyses/analysis.ts";
import type { AnalysisState } from "../../../shared/core/catalogue/document.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { type Column, DataList, FilterSelect, ListBar, Paging, SearchField } from "../../ui/data-list.tsx";
import { StateTag } from "../../ui/figures.tsx";
import { Page, PageHeader } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { QueryState } from "../../ui/query-state.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { categoryTree, flatten } from "../categories/queries.ts";
import classes from "./analyses.module.css";
import { AnalysisPanel } from "./analysis-panel.tsx";
import { stateTones } from "./analysis-state.ts";
import {
  type AnalysisFilter,
  isFiltering,
  keepFilter,
  keptFilter,
  readFilter,
  writeFilter,
} from "./filter.ts";
import { analysesPage, pageSize } from "./queries.ts";

const states: readonly AnalysisState[] = ["PUBLISHED", "NEW", "HIDDEN"];

function useCategories() {
  const { data } = useQuery(categoryTree);
  return useMemo(() => {
    const all = flatten(data ?? []);
    const names = new Map(all.map((category) => [category.identifier, category.name]));
    return {
      name: (identifier: string) => names.get(identifier) ?? identifier,
      options: all.map((category) => ({
        value: category.identifier,
        // No-break spaces, so that the depth stays visible in the list.
        label: `${"\u00a0\u00a0\u00a0".repeat(category.depth)}${category.name}`,
      })),
    };
  }, [data]);
}

function useColumns(categoryName: (identifier: string) => string): Column<AnalysisSummary>[] {
  const { t } = useTranslation("laboreditor");
  const format = useFormat();
  return [
    {
      key: "name",
      label: t("analyses.name"),
      width: "minmax(220px, 2.4fr)",
      phone: "title",
      cell: (analysis) => analysis.name,
    },
    {
      key: "code",
      label: t("analyses.code"),
      width: "minmax(90px, 0.8fr)",
      cell: (analysis) => <span className={classes.code}>{analysis.code}</span>,
    },
    {
      key: "state",
      label: t("analyses.state"),
      width: "190px",
      cell: (analysis) => (
        <span className={classes.name}>
          <StateTag tone={stateTones[analysis.state]}>{t(`states.${analysis.state}`)}</StateTag>
          {analysis.internal && <StateTag tone="plain">{t("analyses.internal")}</StateTag>}
        </span>
      ),
    },
    {
      key: "categories",
      label: t("analyses.categories"),
      width: "minmax(140px, 1.4fr)",
      phone: "hidden",
      cell: (analysis) => analysis.categories.map(categoryName).join(", "),
    },
    {
      key: "origin",
      label: t("analyses.origin"),
      width: "90px",
      phone: "hidden",
      wide: true,
      cell: (analysis) => t(analysis.imported ? "analyses.imported" : "analyses.manual"),
    },
    {
      key: "changed",
      label: t("analyses.changed"),
      width: "120px",
      align: "end",
      phone: "hidden",
      wide: true,
      cell: (analysis) => <time dateTime={analysis.changed}>{format.date(analysis.changed)}</time>,
    },
  ];
}

function Filters({
  filter,
  onChange,
}: {
  filter: AnalysisFilter;
  onChange: (filter: AnalysisFilter) => void;
}) {
  const { t } = useTranslation("laboreditor");
  const { options } = useCategories();
  return (
    <ListBar
      onReset={
        isFiltering(filter)
          ? () => onChange({ search: "", state: "", category: "", internal: "" })
          : undefined
      }
    >
      <SearchField
        label={t("analyses.search")}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <FilterSelect
        label={t("analyses.state")}
        any={t("analyses.anyState")}
        value={filter.state}
        options={states.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        onChange={(state) => onChange({ ...filter, state })}
      />
      <FilterSelect
        searchable
        label={t("analyses.category")}
        any={t("analyses.anyCategory")}
        value={filter.category}
        options={options}
        onChange={(category) => onChange({ ...filter, category })}
      />
      <FilterSelect
        label={t("analyses.visibility")}
        any={t("analyses.anyVisibility")}
        value={filter.internal}
        options={[
          { value: "true", label: t("analyses.onlyInternal") },
          { value: "false", label: t("analyses.onlyPublic") },
        ]}
        onChange={(internal) => onChange({ ...filter, internal })}
      />
    </ListBar>
  );
}

/** All analyses, to be searched, filtered and read. */
export default function AnalysesPage() {
  const { t } = useTranslation("laboreditor");
  const format = useFormat();
  const access = useAccess();
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query);
  const offset = Number(query.get("offset") ?? 0) || 0;
  const list = useQuery(analysesPage(filter, offset));
  const categories = useCategories();
  const columns = useColumns(categories.name);
  const [open, setOpen] = useState<AnalysisSummary | null>(null);
  // A visit without a filter of its own goes on with that of the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arriving
  useEffect(() => {
    if (query.size === 0 && keptFilter().size > 0) setQuery(keptFilter(), { replace: true });
  }, []);
  const change = (next: AnalysisFilter) => {
    keepFilter(next);
    setQuery(writeFilter(next), { replace: true });
  };
  const empty = !isFiltering(filter) && (
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
  return (
    <Page>
      <PageHeader title={t("analyses.title")} lead={t("analyses.lead")} />
      <Panel flush>
        <Filters filter={filter} onChange={change} />
        <QueryState query={list} describe={problemText} lines={10}>
          {({ results, count }) => (
            <>
              <DataList
                label={t("analyses.list")}
                rows={results}
                columns={columns}
                rowKey={(analysis) => analysis.id}
                busy={list.isPlaceholderData}
                open={{ label: (analysis) => t("analyses.open", { name: analysis.name }), onOpen: setOpen }}
                empty={empty || undefined}
              />
              <Paging
                offset={offset}
                limit={pageSize}
                total={count}
                format={format.number}
                onChange={(next) => {
                  const address = writeFilter(filter);
                  if (next > 0) address.set("offset", String(next));
                  setQuery(address);
                }}
              />
            </>
          )}
        </QueryState>
      </Panel>
      <AnalysisPanel analysis={open} categoryName={categories.name} onClose={() => setOpen(null)} />
    </Page>
  );
}
