import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router";
import { PlainDialog } from "../plain-dialog.tsx";
import { hasUnsaved } from "./unsaved.ts";

/** State of a navigation that leads to another address of the same form, such as in another language. */
export const staysOpen = "stays-open";

/** Asks before unsaved changes are lost, by a link, the browser's buttons or closing the window. Mounted once, in the frame. */
export function LeaveGuard() {
  const { t } = useTranslation("ui");
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && nextLocation.state !== staysOpen && hasUnsaved(),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
  if (blocker.state !== "blocked") return null;
  let leaving = false;
  const leave = () => {
    leaving = true;
    blocker.proceed();
  };
  return (
    <PlainDialog
      title={t("leave.title")}
      dismiss={t("close")}
      // Any button closes it, including the one that leaves.
      onClose={() => {
        if (!leaving) blocker.reset();
      }}
      buttons={[
        { label: t("leave.stay"), quiet: true },
        { label: t("leave.leave"), danger: true, onClick: leave },
      ]}
    >
      {t("leave.text")}
    </PlainDialog>
  );
}
