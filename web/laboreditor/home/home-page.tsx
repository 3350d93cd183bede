import { Anchor, Group, Text } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { listForEditor } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { histories } from "../../../shared/laboreditor/history/history.endpoints.ts";
import { callQuery } from "../../platform/api/query.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { StatRow, StatTile } from "../../ui/figures.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { ActionLink, Link } from "../../ui/way.tsx";
import { analysisStates, stateTones } from "../analyses/analysis-state.ts";
import { noFilter, writeFilter } from "../analyses/filter.ts";
import { analysisLists } from "../editor/queries.ts";
import { HealthCard } from "../health/health-card.tsx";
import { AuthorName } from "../history/author.tsx";
import { addressOf, historyKey } from "../history/queries.ts";
import { NewAnalysisButton } from "../new/new-analysis-button.tsx";
import { FirstStepsCard } from "./first-steps-card.tsx";
import classes from "./home.module.css";

/** The number of analyses, by state and visibility. */
const counts = callQuery(analysisLists, listForEditor, { query: { limit: 1 } });
const latestChanges = callQuery([...historyKey, "home"], histories.analysis.present.list, {
  query: { limit: 8 },
});

function Counts() {
  const { t } = useTranslation("laboreditor");
  const format = useFormat();
  return (
    <QueryState query={useQuery(counts)} lines={3}>
      {({ count, counts: by }) => (
        <StatRow>
          <StatTile value={format.number(count)} label={t("analyses.title")} to="/laboreditor/analyse" />
          {analysisStates.map((state) => (
            <StatTile
              key={state}
              tone={stateTones[state]}
              value={format.number(by.pubstate[state] ?? 0)}
              label={t(`states.${state}`)}
              to={`/laboreditor/analyse?${writeFilter({ ...noFilter, state })}`}
            />
          ))}
          <StatTile
            value={format.number(by.internal.true)}
            label={t("analyses.internal")}
            to={`/laboreditor/analyse?${writeFilter({ ...noFilter, internal: "true" })}`}
          />
        </StatRow>
      )}
    </QueryState>
  );
}

function LatestChanges() {
  const { t } = useTranslation("laboreditor");
  const format = useFormat();
  return (
    <Panel
      title={t("home.changes")}
      aside={
        <Anchor component={ActionLink} to="/laboreditor/history/analysis" size="sm">
          {t("home.allChanges")}
        </Anchor>
      }
    >
      <QueryState query={useQuery(latestChanges)} lines={6}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState icon={IconHistory} title={t("home.noChanges")} />
          ) : (
            <ul className="lb-lines">
              {results.map((change) => (
                <Group key={change.id} component="li" justify="space-between" gap="2px 14px" py={8}>
                  <Link to={`${addressOf("analysis", change.deleted)}/${change.id}`} className={classes.name}>
                    {change.name}
                  </Link>
                  <Text size="sm" c="dimmed">
                    <AuthorName author={change.author} />,{" "}
                    <time dateTime={change.at} title={format.dateTime(change.at)}>
                      {format.ago(change.at)}
                    </time>
                  </Text>
                </Group>
              ))}
            </ul>
          )
        }
      </QueryState>
    </Panel>
  );
}

/** The module at a glance: the number of analyses per state, their health, the latest changes. */
export default function HomePage() {
  const { t } = useTranslation("laboreditor");
  return (
    <Page title={t("home.title")} lead={t("home.lead")} actions={<NewAnalysisButton />}>
      {useAccess().mayCall(listForEditor) ? (
        <>
          <FirstStepsCard />
          <Counts />
          <div className={classes.columns}>
            <HealthCard />
            <LatestChanges />
          </div>
        </>
      ) : (
        <Notice tone="plain">{t("home.noAnalyses")}</Notice>
      )}
    </Page>
  );
}
