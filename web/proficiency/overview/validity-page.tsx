import { Anchor, Text } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { getAnalysisForm } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import type { TrialOverview } from "../../../shared/proficiency/certified-testable/overview.ts";
import type { Named } from "../../../shared/proficiency/testable/testable.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { StateTag } from "../../ui/figures.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Link } from "../../ui/way.tsx";
import classes from "./overview.module.css";
import { certificatesAt, testablesAt, trialOverview } from "./queries.ts";
import { StateBar } from "./state-bar.tsx";
import { Timeline } from "./timeline.tsx";

/** What is counted and only partly named. */
function First({ count, first }: { count: number; first: readonly unknown[] }) {
  const { t } = useTranslation("trialOverview");
  const format = useFormat();
  if (count <= first.length) return null;
  return (
    <Text size="sm" c="dimmed" p="md">
      {t("more", { count: format.number(count - first.length) })}
    </Text>
  );
}

function Due({ due }: Pick<TrialOverview, "due">) {
  const { t } = useTranslation("trialOverview");
  const format = useFormat();
  return (
    <Panel flush title={t("dueTitle")}>
      {due.count === 0 ? (
        <EmptyState icon={IconCircleCheck} title={t("nothingDue")} text={t("nothingDueText")} />
      ) : (
        <ul className="lb-lines">
          {due.first.map(({ id, name, due: state, next, last }) => (
            <li key={id} className={classes.due}>
              <Anchor component={Link} to={`${testablesAt}/${id}`}>
                {name}
              </Anchor>
              <StateTag tone={state === "overdue" ? "bad" : "warn"}>{t(`due.${state}`)}</StateTag>
              <span>{next ? t("next", { day: format.day(next) }) : t("never")}</span>
              {last && <span>{t("last", { day: format.day(last) })}</span>}
            </li>
          ))}
        </ul>
      )}
      <First {...due} />
    </Panel>
  );
}

function Missing(props: {
  title: string;
  text: string;
  none: string;
  found: { count: number; first: readonly Named[] };
  /** The page of one, if there is one that may be opened. */
  to: (id: string) => string | undefined;
}) {
  const { title, text, none, found } = props;
  const format = useFormat();
  return (
    <Panel
      flush
      title={title}
      aside={found.count > 0 && <StateTag tone="warn">{format.number(found.count)}</StateTag>}
    >
      {found.count === 0 ? (
        <EmptyState icon={IconCircleCheck} title={none} />
      ) : (
        <>
          <Text size="sm" c="dimmed" px="md" pb="xs">
            {text}
          </Text>
          <ul className="lb-lines">
            {found.first.map(({ id, name }) => {
              const to = props.to(id);
              return (
                <li key={id} className={classes.due}>
                  {to ? (
                    <Anchor component={Link} to={to}>
                      {name}
                    </Anchor>
                  ) : (
                    name
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
      <First {...found} />
    </Panel>
  );
}

/** The proficiency tests at a glance: what is certified, what ends when, what is due and what is missing. */
export default function TrialOverviewPage() {
  const { t } = useTranslation("trialOverview");
  const mayOpen = useAccess().mayCall(getAnalysisForm);
  return (
    <Page title={t("title")} lead={t("lead")}>
      <QueryState query={useQuery(trialOverview)} lines={8}>
        {(overview) => (
          <>
            <Panel title={t("today")}>
              <StateBar testables={overview.testables} />
            </Panel>
            <Panel title={t("timeline")}>
              <Text size="sm" c="dimmed" mb="md">
                {t("timelineText")}
              </Text>
              <ScrollRegion label={t("months")} className={classes.scroll}>
                <Timeline ends={overview.ends} />
              </ScrollRegion>
            </Panel>
            <Due due={overview.due} />
            <Missing
              title={t("demanded")}
              text={t("demandedText")}
              none={t("demandedNone")}
              found={overview.demanded}
              to={(id) => `${testablesAt}/${id}`}
            />
            <Missing
              title={t("unused")}
              text={t("unusedText")}
              none={t("unusedNone")}
              found={overview.unused}
              to={(id) => `${certificatesAt}/${id}`}
            />
            {overview.uncertified && (
              <Missing
                title={t("uncertified")}
                text={t("uncertifiedText")}
                none={t("uncertifiedNone")}
                found={{
                  count: overview.uncertified.count,
                  first: overview.uncertified.first.map(({ code, name }) => ({ id: code, name })),
                }}
                to={(code) => (mayOpen ? `/laboreditor/analyse/${encodeURIComponent(code)}` : undefined)}
              />
            )}
          </>
        )}
      </QueryState>
    </Page>
  );
}
