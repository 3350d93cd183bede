import { IconLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { NavLink, useLocation } from "react-router";
import { titleText } from "../../platform/i18n/title.ts";
import { useAccess } from "../../platform/permissions.ts";
import { useAccount } from "../../platform/startup.ts";
import { sectionOf } from "./navigation.ts";
import classes from "./shell.module.css";

/** The sidebar groups of the current area. */
export function useSection() {
  const { pathname } = useLocation();
  const access = useAccess();
  const id = useAccount()?.id ?? "";
  return sectionOf(pathname, id, access);
}

export function SectionLinks() {
  const { t } = useTranslation("app");
  const groups = useSection();
  return (
    <nav aria-label={t("sidebar.label")} className={classes.section}>
      {groups.map(({ heading, links }) => (
        <div key={links[0]?.to} className={classes.sectionGroup}>
          {heading && <div className={classes.sectionHeading}>{titleText(heading)}</div>}
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <NavLink to={link.to} end={link.end} className={classes.sectionLink}>
                  <link.icon size={17} stroke={1.6} aria-hidden />
                  <span>{titleText(link.title)}</span>
                  {link.locked && (
                    <span className={classes.sectionLock} title={t("sidebar.notBooked")}>
                      <IconLock size={14} stroke={1.8} aria-label={t("sidebar.notBooked")} role="img" />
                    </span>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
