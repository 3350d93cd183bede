import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { useAccess } from "../../platform/permissions.ts";
import type { Card } from "../../platform/routing/manifest.ts";
import { useStartup } from "../../platform/startup.ts";
import { Page, PageHeader } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import classes from "./dashboard.module.css";
import { QuickActions } from "./quick-actions.tsx";

/** The landing page: the cards of the contexts, and quick actions. */
export default function DashboardPage({ cards }: { cards: readonly (Card & { Content: ComponentType })[] }) {
  const { t } = useTranslation("core");
  const access = useAccess();
  const startup = useStartup();
  const name = startup.status === "success" ? startup.person?.user.username : "";
  const shown = cards.filter(({ calls }) => calls.every(access.mayCall));
  const draw = ({ Content, place }: (typeof shown)[number]) => <Content key={place} />;
  const below = shown.filter(({ place }) => place !== "top");
  return (
    <Page>
      <PageHeader title={t("dashboard.title", { name })} lead={t("dashboard.lead")} />
      {shown.filter(({ place }) => place === "top").map(draw)}
      <div className={classes.columns}>
        <div className={classes.main}>
          {below.sort((one, other) => Number(one.place) - Number(other.place)).map(draw)}
          {shown.length === 0 && <Panel>{t("dashboard.noAccess")}</Panel>}
        </div>
        <QuickActions />
      </div>
    </Page>
  );
}
