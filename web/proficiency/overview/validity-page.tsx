import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { IconCircleCheck, IconMicroscope } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { getAnalysisForm } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import type { TrialOverview } from "../../../shared/proficiency/certified-testable/overview.ts";
import { testableNeeds } from "../../../shared/proficiency/testable/testable-needs.ts";
import { validities } from "../../../shared/proficiency/validity.ts";
import { useFormat } from "../../platform/format.ts";
import { useNotedLead } from "../../platform/own-names.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { StatRow, StatTile } from "../../ui/figures.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Link } from "../../ui/way.tsx";
import { validityTones } from "../validity-tag.tsx";
import classes from "./overview.module.css";
import { certificatesAt, testablesAt, trialOverview } from "./queries.ts";
import { Timeline } from "./timeline.tsx";

/** Rows of the timeline before it is expanded; more would not fit on a screen. */
const firstRows = 12;

/** Today's figures and pending tasks, each linked to the list that it counts. */
function Figures({ overview }: { overview: TrialOverview }) {
  const { t } = useTranslation("trialOverview");
  const { t: common } = useTranslation("trials");
  const format = useFormat();
  const { testables, needs, unused } = overview;
  return (
    <>
      <Panel title={t("today")}>
        <StatRow>
          {validities.map((validity) => (
            <StatTile
              key={validity}
              value={format.number(testables[validity])}
              label={common(`validity.${validity}`)}
              tone={validityTones[validity]}
              to={`${testablesAt}?validity=${validity}`}
            />
          ))}
        </StatRow>
      </Panel>
      <Panel title={t("todo")}>
        <StatRow>
          {testableNeeds.map((need) => (
            <StatTile
              key={need}
              value={format.number(needs[need])}
              label={common(`needs.${need}`)}
              tone={needs[need] === 0 ? "quiet" : need === "soon" ? "warn" : "bad"}
              to={`${testablesAt}?needs=${need}`}
            />
          ))}
          <StatTile
            value={format.number(unused)}
            label={t("unused")}
            tone={unused === 0 ? "quiet" : "warn"}
            to={`${certificatesAt}?assigned=false`}
          />
        </StatRow>
      </Panel>
    </>
  );
}

function InTime({ overview: { timeline, testables, today } }: { overview: TrialOverview }) {
  const { t } = useTranslation("trialOverview");
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const count = Object.values(testables).reduce((sum, part) => sum + part, 0);
  if (count === 0)
    return (
      <Panel title={t("timeline")}>
        <EmptyState icon={IconMicroscope} title={t("noTestables")} text={t("noTestablesText")} />
      </Panel>
    );
  const rows = isWhole ? timeline : timeline.slice(0, firstRows);
  return (
    <Panel
      flush
      title={t("timeline")}
      aside={
        <Anchor component={Link} to={`${testablesAt}?sort=valid_until`} size="sm">
          {t("allTestables", { count, all: format.number(count) })}
        </Anchor>
      }
    >
      <Text size="sm" c="dimmed" px="md" pb="xs">
        {t("timelineText")}
      </Text>
      <Timeline rows={rows} today={today} />
      {rows.length < timeline.length && (
        <Group p="md">
          <Button size="xs" variant="default" onClick={() => setWhole(true)}>
            {t("show")}
          </Button>
        </Group>
      )}
    </Panel>
  );
}

/** The published analyses without a certificate, which no list of the module can show. */
function Uncertified({ count, first }: NonNullable<TrialOverview["uncertified"]>) {
  const { t } = useTranslation("trialOverview");
  const format = useFormat();
  const mayOpen = useAccess().mayCall(getAnalysisForm);
  return (
    <Panel title={t("uncertified")}>
      {count === 0 ? (
        <EmptyState icon={IconCircleCheck} title={t("uncertifiedNone")} />
      ) : (
        <details className={classes.fold}>
          <summary>{t("uncertifiedText", { count, analyses: format.number(count) })}</summary>
          <Stack gap="xs" mt="sm">
            <ul>
              {first.map(({ code, name }) => (
                <li key={code}>
                  {mayOpen ? (
                    <Anchor component={Link} to={`/laboreditor/analyse/${encodeURIComponent(code)}`}>
                      {name}
                    </Anchor>
                  ) : (
                    name
                  )}
                </li>
              ))}
            </ul>
            {count > first.length && (
              <Text size="sm" c="dimmed">
                {t("more", { count: count - first.length, more: format.number(count - first.length) })}
              </Text>
            )}
          </Stack>
        </details>
      )}
    </Panel>
  );
}

/** Overview of proficiency testing: present certifications with their end, due trials and gaps. */
export default function TrialOverviewPage() {
  const { t } = useTranslation("trialOverview");
  return (
    <Page title={t("title")} lead={useNotedLead(t("lead"))}>
      <QueryState query={useQuery(trialOverview)} lines={8}>
        {(overview) => (
          <>
            <Figures overview={overview} />
            <InTime overview={overview} />
            {overview.uncertified && <Uncertified {...overview.uncertified} />}
          </>
        )}
      </QueryState>
    </Page>
  );
}
