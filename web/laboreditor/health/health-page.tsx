import { Button, Text } from "@mantine/core";
import { IconHeartCheck } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { changeInBulk } from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import {
  type Finding,
  type FindingKind,
  findingKinds,
  listFoundAnalyses,
} from "../../../shared/laboreditor/health/health.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { findingText, placedText } from "../../platform/form/finding-text.ts";
import { ListPanel } from "../../platform/list/list-page.tsx";
import { useListState } from "../../platform/list/list-state.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { type Column, FilterSelect } from "../../ui/data-list.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { BulkBar } from "../bulk/bulk-bar.tsx";
import { type Health, HealthOverview } from "./health-chart.tsx";
import { findingsPage, health, pageSize } from "./queries.ts";

type Texts = TFunction<"health">;

/** Where a finding is corrected in the editor: the analysis, and in it the field. */
const placeOf = ({ id, field }: Pick<Finding, "id" | "field">) =>
  `/laboreditor/analyse/${id}${field === null ? "" : `#field-${field}`}`;

/** The text of a finding. */
function textOf(finding: Finding, t: Texts): string {
  const others = finding.others.join(", ");
  const { check, place, column, parameters } = finding;
  if (check) return placedText(place, column ?? undefined, findingText(check, parameters));
  switch (finding.kind) {
    case "duplicate_name":
      return t("found.duplicate", { others });
    case "broken_relation":
      return t("found.gone", { others, target: t(`targets.${finding.target ?? "analysis"}`) });
    default:
      return t("found.missing");
  }
}

function useColumns(): Column<Finding>[] {
  const { t } = useTranslation("health");
  return [
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
      cell: ({ label }) => label ?? t("whole"),
    },
    {
      key: "finding",
      label: t("finding"),
      width: "minmax(180px, 2fr)",
      cell: (finding) => textOf(finding, t),
    },
  ];
}

/** Selects all analyses with such findings and hands them to the dialog that changes many together. */
function ChangeTogether({ kind, search, field }: { kind: FindingKind; search: string; field: string }) {
  const { t } = useTranslation("health");
  const access = useAccess();
  const client = useQueryClient();
  const select = useMutation({
    mutationFn: () =>
      call(listFoundAnalyses, { params: { kind }, query: { search, field: field || undefined } }),
  });
  if (!access.mayCall(changeInBulk)) return null;
  const ids = select.data?.ids;
  const [sample] = ids ?? [];
  if (ids && sample !== undefined)
    return (
      <BulkBar
        selection={{ ids }}
        count={ids.length}
        sample={sample}
        total={ids.length}
        onAll={() => undefined}
        onClear={() => select.reset()}
        onDone={() => {
          select.reset();
          void client.invalidateQueries({ queryKey: ["laboreditor"] });
        }}
      />
    );
  return (
    <div>
      <Button size="xs" variant="default" loading={select.isPending} onClick={() => select.mutate()}>
        {t("selectAll")}
      </Button>
    </div>
  );
}

function Findings({ kind }: { kind: FindingKind }) {
  const { t } = useTranslation("health");
  const state = useListState({ pageSize, filters: ["field"] });
  const { search, offset } = state;
  const { field } = state.filters;
  const query = useQuery(findingsPage(kind, search, field, offset));
  const fields = query.data?.fields ?? [];
  return (
    <>
      <div>
        <Text component="h2" fz="h2" mt="xs">
          {t(`kinds.${kind}`)}
        </Text>
        <Text c="dimmed">{t(`explained.${kind}`)}</Text>
      </div>
      <ChangeTogether key={`${search} ${field}`} kind={kind} search={search} field={field} />
      <ListPanel
        label={t("list")}
        state={state}
        query={query}
        columns={useColumns()}
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
        open={{ to: placeOf, label: ({ name }) => t("open", { name }) }}
        search={t("search")}
        filters={
          fields.length > 1 && (
            <FilterSelect
              label={t("field")}
              any={t("anyField")}
              value={field}
              options={fields.map(({ key, label, count }) => ({ value: key, label: `${label} (${count})` }))}
              onChange={(value) => state.setFilter("field", value)}
            />
          )
        }
        empty={{ title: t("none"), icon: IconHeartCheck }}
      />
    </>
  );
}

/** The kind in the address, else the one with the most findings. */
function chosenKind(named: string | null, { counts }: Health): FindingKind {
  const known = findingKinds.find((kind) => kind === named);
  return known ?? findingKinds.reduce((most, kind) => (counts[kind] > counts[most] ? kind : most));
}

/** The catalogue's findings: at a glance, and one by one with a link to each place. */
export default function HealthPage() {
  const { t } = useTranslation("health");
  const [address] = useSearchParams();
  const query = useQuery(health);
  return (
    <Page title={t("title")} lead={t("lead")}>
      <QueryState query={query} lines={8}>
        {(data) => {
          const kind = chosenKind(address.get("kind"), data);
          if (data.sound === data.analyses)
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
