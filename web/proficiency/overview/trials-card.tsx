import { Anchor, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { getTrialOverview } from "../../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ActionLink } from "../../ui/way.tsx";
import { trialOverview } from "./queries.ts";
import { StateBar } from "./state-bar.tsx";

/** Dashboard card for proficiency testing; empty for accounts without access. */
export function TrialsCard() {
  const { t } = useTranslation("trialOverview");
  const format = useFormat();
  const mayOpen = useAccess().mayCall(getTrialOverview);
  const query = useQuery({ ...trialOverview, enabled: mayOpen });
  if (!mayOpen) return null;
  return (
    <Panel
      title={t("card")}
      aside={
        <Anchor component={ActionLink} to="/ringversuche" size="sm">
          {t("all")}
        </Anchor>
      }
    >
      <QueryState query={query}>
        {({ testables, needs: { overdue, demanded } }) => (
          <Stack gap="sm">
            <StateBar testables={testables} />
            <Text>
              {t("cardDue", { count: overdue, overdue: format.number(overdue) })}{" "}
              {t("cardDemanded", { count: demanded, demanded: format.number(demanded) })}
            </Text>
          </Stack>
        )}
      </QueryState>
    </Panel>
  );
}
