import { Button, Skeleton } from "@mantine/core";
import { IconTestPipe } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { startUpload } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { listForEditor } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { StatRow, StatTile } from "../../ui/figures.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { ActionLink } from "../../ui/way.tsx";
import { useCounts } from "./queries.ts";

/** Number of analyses per state, each a link to its list. */
export function DirectoryCard() {
  const { t } = useTranslation("core");
  const format = useFormat();
  const access = useAccess();
  const counts = useCounts(true);
  const editor = access.mayCall(listForEditor);
  const to = (query: string) => (editor ? `/laboreditor/analyse${query}` : undefined);
  if (counts.error && !counts.data) {
    return (
      <Panel flush>
        <ErrorState text={problemText(counts.error)} onRetry={() => void counts.refetch()} />
      </Panel>
    );
  }
  const { data } = counts;
  const total = data && data.published + data.fresh + data.hidden;
  // While loading, the tiles reserve the figures' space, so that nothing below moves.
  const figure = (value?: number) =>
    value === undefined ? <Skeleton height={23} width={56} my={4} /> : format.number(value);
  if (total === 0) {
    return (
      <Panel>
        <EmptyState
          icon={IconTestPipe}
          title={t("dashboard.empty")}
          text={t("dashboard.emptyText")}
          action={
            access.mayCall(startUpload) && (
              <Button component={ActionLink} to="/einstellungen/import/upload" mt="xs">
                {t("dashboard.startImport")}
              </Button>
            )
          }
        />
      </Panel>
    );
  }
  return (
    <section aria-label={t("dashboard.directory")}>
      <StatRow>
        <StatTile value={figure(total)} label={t("dashboard.total")} to={to("")} />
        <StatTile
          value={figure(data?.published)}
          label={t("dashboard.published")}
          tone="good"
          to={to("?state=PUBLISHED")}
        />
        <StatTile value={figure(data?.fresh)} label={t("dashboard.new")} tone="new" to={to("?state=NEW")} />
        <StatTile
          value={figure(data?.hidden)}
          label={t("dashboard.hidden")}
          tone="quiet"
          to={to("?state=HIDDEN")}
        />
      </StatRow>
    </section>
  );
}
