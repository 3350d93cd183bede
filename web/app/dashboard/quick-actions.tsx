import {
  IconBook2,
  IconChevronRight,
  IconFileUpload,
  IconListSearch,
  IconWorld,
  type TablerIcon,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useAccess } from "../../platform/permissions.ts";
import { Panel } from "../../ui/panel.tsx";
import classes from "./dashboard.module.css";

interface Action {
  key: "upload" | "analyses" | "web" | "print";
  icon: TablerIcon;
  to: string;
  /** Outside the app: a public page in a new tab. */
  outside?: boolean;
  allowed: boolean;
}

/** The ways on from the dashboard, as far as the account may go them. */
export function QuickActions() {
  const { t } = useTranslation("core");
  const access = useAccess();
  const actions: Action[] = [
    {
      key: "upload",
      icon: IconFileUpload,
      to: "/einstellungen/import/upload",
      allowed: access.may("core_storage.add_import"),
    },
    {
      key: "analyses",
      icon: IconListSearch,
      to: "/laboreditor/analyse",
      allowed:
        access.booked("MD_EDITOR") &&
        access.may("laboreditor.view_laboreditorconfiguration") &&
        access.may("core_storage.view_flatanalysis"),
    },
    { key: "web", icon: IconWorld, to: "/embed/analyses/", outside: true, allowed: access.booked("MD_WEB") },
    {
      key: "print",
      icon: IconBook2,
      to: "/printpublisher/veroeffentlichen",
      allowed: access.booked("MD_PRINT") && access.may("printpublisher.view_configuration"),
    },
  ];
  const allowed = actions.filter((action) => action.allowed);
  if (allowed.length === 0) return null;
  return (
    <Panel flush title={t("dashboard.actions")}>
      <ul className={classes.actions}>
        {allowed.map((action) => {
          const content = (
            <>
              <action.icon size={20} stroke={1.5} aria-hidden />
              <span>
                <strong>{t(`dashboard.${action.key}`)}</strong>
                <small>{t(`dashboard.${action.key}Text`)}</small>
              </span>
              <IconChevronRight size={16} aria-hidden />
            </>
          );
          return (
            <li key={action.key}>
              {action.outside ? (
                <a href={action.to} target="_blank" rel="noreferrer" className={classes.action}>
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
