import { IconTool } from "@tabler/icons-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { openModal } from "../../platform/modal.ts";
import { checkMaintenance, useStartup } from "../../platform/startup.ts";
import classes from "./shell.module.css";

/** Polling interval for the end of maintenance, in milliseconds. */
const pollInterval = 60_000;

/** During maintenance: a modal at first, then a banner saying that everything is read-only. */
export function Maintenance() {
  const { t } = useTranslation("app");
  const startup = useStartup();
  const on = startup.status === "success" && startup.maintenance;
  useEffect(() => {
    if (!on) return;
    const close = openModal({
      id: "maintenance",
      title: t("maintenance.title"),
      content: t("maintenance.text"),
      buttons: [{ label: t("maintenance.proceed") }],
    });
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void checkMaintenance();
    }, pollInterval);
    return () => {
      clearInterval(timer);
      close();
    };
  }, [on, t]);
  if (!on) return null;
  return (
    <div className={classes.banner} role="status">
      <IconTool size={16} aria-hidden /> {t("maintenance.banner")}
    </div>
  );
}
