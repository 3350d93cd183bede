import { Checkbox, Text } from "@mantine/core";
import { IconHeartCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { changeInBulk } from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import {
  type Finding,
  type FindingKind,
  findingKinds,
} from "../../../shared/laboreditor/health/health.endpoints.ts";
import { useLanguageName } from "../../platform/i18n/languages.ts";
import { ListPanel } from "../../platform/list/list-page.tsx";
import { useListState } from "../../platform/list/list-state.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { type Column, FilterSelect } from "../../ui/data-list.tsx";
import { Page, SectionHeading } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { ChangeTogether } from "./change-together.tsx";
import { type Health, HealthOverview } from "./health-chart.tsx";
import { findingsPage, health, pageSize } from "./queries.ts";
import { fieldOf, placeOf, textOf } from "./work-list.ts";

/** The columns of the findings; the first one has ticks for accounts that may change analyses. */
function useColumns(ticked: ReadonlySet<string>, onTick: (id: string) => void): Column<Finding>[] {
  const { t } = useTranslation("health");
  const access = useAccess();
  const languageName = useLanguageName();
  const ticks: Column<Finding> = {
    key: "tick",
    label: t("tick"),
    width: "64px",
    phone: "tick",
    cell: ({ id, name }) => (
      <Checkbox aria-label={t("tickOf", { name })} checked={ticked.has(id)} onChange={() => onTick(id)} />
    ),
  };
  return [
    ...(access.mayCall(changeInBulk) ? [ticks] : []),
    {
      key: "name",
      label: t("analysis"),
      width: "minmax(160px, 1.6fr)",
      phone: "title",
      cell: ({ name }) => name,
    },
    { key: "code", label: t("code"), width: "110px", cell: ({ code }) => code },
    {
      key: "field",
      label: t("where"),
      width: "minmax(110px, 1fr)",
      cell: (finding) => fieldOf(finding, languageName) ?? t("whole"),
    },
    {
      key: "finding",
      label: t("finding"),
      width: "minmax(180px, 2fr)",
      cell: (finding) => textOf(finding, t),
    },
  ];
}

function Findings({ kind }: { kind: FindingKind }) {
  const { t } = useTranslation("health");
  const state = useListState({ pageSize, filters: ["field"] });
  const { search, offset } = state;
  const { field } = state.filters;
  const query = useQuery(findingsPage(kind, search, field, offset));
  const fields = query.data?.fields ?? [];
  // Ticks only apply to the search in which they were set.
  const scope = `${search} ${field}`;
  const [chosen, setChosen] = useState({ scope, ids: new Set<string>() });
  const ticked = chosen.scope === scope ? chosen.ids : new Set<string>();
  const tick = (id: string) => {
    const ids = new Set(ticked);
    if (!ids.delete(id)) ids.add(id);
    setChosen({ scope, ids });
  };
  const indexOf = (finding: Finding) => offset + (query.data?.results.indexOf(finding) ?? 0);
  return (
    <>
      <div>
        <SectionHeading>{t(`kinds.${kind}`)}</SectionHeading>
        <Text c="dimmed">{t(`explained.${kind}`)}</Text>
      </div>
      <ChangeTogether
        {...{ kind, search, field }}
        ticked={[...ticked]}
        onClear={() => setChosen({ scope, ids: new Set() })}
      >
        <ListPanel
          label={t("list")}
          state={state}
          query={query}
          columns={useColumns(ticked, tick)}
          rowKey={(finding) =>
            JSON.stringify([
              finding.id,
              finding.field,
              finding.others,
              finding.check,
              finding.place,
              finding.parameters,
            ])
          }
          open={{
            to: (finding) => placeOf(finding, { kind, search, field, index: indexOf(finding) }),
            label: ({ name }) => t("open", { name }),
          }}
          search={t("search")}
          filters={
            fields.length > 1 && (
              <FilterSelect
                label={t("field")}
                any={t("anyField")}
                value={field}
                options={fields.map(({ key, label, count }) => ({
                  value: key,
                  label: `${label} (${count})`,
                }))}
                onChange={(value) => state.setFilter("field", value)}
              />
            )
          }
          empty={{ title: t("none"), icon: IconHeartCheck }}
        />
      </ChangeTogether>
    </>
  );
}

/** The kind in the address, else the one with the most findings. */
function chosenKind(named: string | null, { counts }: Health): FindingKind {
  const name = findingKinds.find((kind) => kind === named);
  return name ?? findingKinds.reduce((largest, kind) => (counts[kind] > counts[largest] ? kind : largest));
}

/** The catalogue's findings: at a glance, and as a list with a link to each place. */
export default function HealthPage() {
  const { t } = useTranslation("health");
  const [address] = useSearchParams();
  const query = useQuery(health);
  return (
    <Page title={t("title")} lead={t("lead")}>
      <QueryState query={query} lines={8}>
        {(data) => {
          const kind = chosenKind(address.get("kind"), data);
          if (Object.values(data.counts).every((count) => count === 0))
            return (
              <Panel>
                <EmptyState
                  icon={IconHeartCheck}
                  title={data.analyses === 0 ? t("noAnalyses") : t("none")}
                  text={data.analyses === 0 ? undefined : t("noneText")}
                />
              </Panel>
            );
          return (
            <>
              <Panel>
                <HealthOverview health={data} current={kind} />
              </Panel>
              <Findings key={kind} kind={kind} />
            </>
          );
        }}
      </QueryState>
    </Page>
  );
}
