import { IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./notice.module.css";

/** Information to read before continuing; `bad` and `warn` are announced at once. */
export function Notice(props: {
  tone: "bad" | "warn" | "new" | "plain";
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  const urgent = props.tone === "bad" || props.tone === "warn";
  const Icon = urgent ? IconAlertTriangle : IconInfoCircle;
  return (
    <div className={classes.notice} data-tone={props.tone} role={urgent ? "alert" : "status"}>
      <Icon size={20} stroke={1.7} aria-hidden />
      <div className={classes.text}>
        {props.title && <strong>{props.title}</strong>}
        {props.children && <div>{props.children}</div>}
        {props.actions && <div className={classes.actions}>{props.actions}</div>}
      </div>
    </div>
  );
}
