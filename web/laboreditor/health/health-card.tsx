import { Anchor, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { getHealth } from "../../../shared/laboreditor/health/health.endpoints.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Panel } from "../../ui/panel.tsx";
import { LoadingState } from "../../ui/states.tsx";
import { ActionLink } from "../../ui/way.tsx";
import classes from "./health.module.css";
import { health } from "./queries.ts";

/** Its code loads together with the figures. */
const HealthOverview = lazy(async () => ({
  default: (await import("./health-chart.tsx")).HealthOverview,
}));

/**
 * The catalogue's health at a glance, for the module's home and the dashboard: `<HealthCard />`, on a page whose route loads the texts
 * `health`. It is empty for accounts that may not open the health page.
 */
export function HealthCard() {
  const { t } = useTranslation("health");
  const access = useAccess();
  const mayOpen = access.mayCall(getHealth);
  const query = useQuery({ ...health, enabled: mayOpen });
  if (!mayOpen) return null;
  return (
    <Panel
      title={t("card")}
      aside={
        <Anchor component={ActionLink} to="/laboreditor/gesundheit" size="sm">
          {t("all")}
        </Anchor>
      }
    >
      <div className={query.isPending ? classes.reading : undefined}>
        <QueryState query={query}>
          {(data) =>
            data.analyses === 0 ? (
              <Text c="dimmed">{t("noAnalyses")}</Text>
            ) : (
              <Suspense fallback={<LoadingState />}>
                <HealthOverview health={data} small />
              </Suspense>
            )
          }
        </QueryState>
      </div>
    </Panel>
  );
}
