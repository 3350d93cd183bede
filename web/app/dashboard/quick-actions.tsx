import { IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { titleText } from "../../platform/i18n/title.ts";
import { useAccess } from "../../platform/permissions.ts";
import { publicAddress } from "../../platform/public-address.ts";
import { Panel } from "../../ui/panel.tsx";
import { actions } from "../manifests.ts";
import classes from "./dashboard.module.css";

/** The quick actions of the dashboard that the account may use. */
export function QuickActions() {
  const { t } = useTranslation("core");
  const access = useAccess();
  const allowed = actions.filter(({ calls }) => calls.every(access.mayCall));
  if (allowed.length === 0) return null;
  return (
    <Panel flush title={t("dashboard.actions")}>
      <ul className={classes.actions}>
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
