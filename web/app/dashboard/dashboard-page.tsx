import { IconChevronRight } from "@tabler/icons-react";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { titleText } from "../../platform/i18n/title.ts";
import { useAccess } from "../../platform/permissions.ts";
import { publicAddress } from "../../platform/public-address.ts";
import type { Card } from "../../platform/routing/manifest.ts";
import { useAccount } from "../../platform/startup.ts";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Link } from "../../ui/way.tsx";
import { actions } from "../manifests.ts";
import classes from "./dashboard.module.css";

/** The quick actions of the dashboard that the account may use. */
function QuickActions() {
  const { t } = useTranslation("core");
  const access = useAccess();
  const allowed = actions.filter(({ calls }) => calls.every(access.mayEnter));
  if (allowed.length === 0) return null;
  return (
    <Panel flush title={t("dashboard.actions")}>
      <ul className="lb-lines">
        {allowed.map((action) => {
          const content = (
            <>
              <action.icon size={20} stroke={1.5} aria-hidden />
              <span>
                <strong>{titleText(action.title)}</strong>
                <small>{titleText(action.text)}</small>
              </span>
              <IconChevronRight size={16} aria-hidden />
            </>
          );
          return (
            <li key={action.to}>
              {action.outside ? (
                <a
                  href={publicAddress(action.to)}
                  target="_blank"
                  rel="noreferrer"
                  className={classes.action}
                >
                  {content}
                </a>
              ) : (
                <Link to={action.to} className={classes.action}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** The landing page: the cards of the contexts, and quick actions. */
export default function DashboardPage({ cards }: { cards: readonly (Card & { Content: ComponentType })[] }) {
  const { t } = useTranslation("core");
  const access = useAccess();
  const name = useAccount()?.username;
  const shown = cards.filter(({ calls }) => calls.every(access.mayCall));
  const draw = ({ Content, place }: (typeof shown)[number]) => <Content key={place} />;
  const placedAt = (area: "first" | "top") => shown.filter(({ place }) => place === area).map(draw);
  const below = shown.filter(({ place }) => typeof place === "number");
  return (
    <Page title={t("dashboard.title", { name })} lead={t("dashboard.lead")}>
      {placedAt("first")}
      {placedAt("top")}
      <div className={classes.columns}>
        <div className={classes.main}>
          {below.sort((left, right) => Number(left.place) - Number(right.place)).map(draw)}
          {shown.length === 0 && <Panel>{t("dashboard.noAccess")}</Panel>}
        </div>
        <QuickActions />
      </div>
    </Page>
  );
}
