import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./analyses.module.css";

/** Ticks all results, including those that are not drawn yet, or none. */
export function TickAll({
  ticked,
  onTickAll,
}: {
  ticked: "all" | "some" | "none";
  onTickAll: (on: boolean) => void;
}): ReactNode {
  const { t } = useTranslation("laboreditor");
  return (
    <input
      type="checkbox"
      className={classes.tick}
      aria-label={t("analyses.tickAll")}
      checked={ticked === "all"}
      ref={(box) => {
        if (box) box.indeterminate = ticked === "some";
      }}
      onChange={(event) => onTickAll(event.currentTarget.checked)}
    />
  );
}
