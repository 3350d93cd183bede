import type { ReactNode } from "react";
import { SaveButton } from "../save-button.tsx";
import type { ButtonStatus } from "../status-button.tsx";
import classes from "./save-bar.module.css";

/** The foot of a form: saving at the right, always in sight; other actions at the left. */
export function SaveBar(props: { status: ButtonStatus; label?: string; children?: ReactNode }) {
  return (
    <div className={classes.bar}>
      <div className={classes.others}>{props.children}</div>
      <SaveButton status={props.status} label={props.label} />
    </div>
  );
}
