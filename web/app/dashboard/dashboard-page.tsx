import { useTranslation } from "react-i18next";
import { DirectoryCounts } from "../../core/analyses/directory-counts.tsx";
import { LastImport, RecentImports } from "../../importexport/imports/last-import.tsx";
import { HealthCard } from "../../laboreditor/health/health-card.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { useStartup } from "../../platform/startup.ts";
import { Page, PageHeader } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import classes from "./dashboard.module.css";
import { QuickActions } from "./quick-actions.tsx";

/** Where one lands: the directory's figures, the last imports, the ways on. */
export default function DashboardPage() {
  const { t } = useTranslation("core");
  const access = useAccess();
  const startup = useStartup();
  const name = startup.status === "success" ? startup.person?.user.username : "";
  const imports = access.may("core_storage.view_import");
  const analyses = access.may("core_storage.view_flatanalysis");
  return (
    <Page>
      <PageHeader title={t("dashboard.title", { name })} lead={t("dashboard.lead")} />
      {analyses && <DirectoryCounts />}
      <div className={classes.columns}>
        <div className={classes.main}>
          {imports && <LastImport />}
          <HealthCard />
          {imports && <RecentImports />}
          {!imports && !analyses && <Panel>{t("dashboard.noAccess")}</Panel>}
        </div>
        <QuickActions />
      </div>
    </Page>
  );
}
