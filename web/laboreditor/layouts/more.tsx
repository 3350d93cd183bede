import type { ReactNode } from "react";
import classes from "./layouts.module.css";

/** Rarely needed settings: collapsed, with a one-line summary. */
export function MoreSettings(props: { title: string; hint?: string | undefined; children: ReactNode }) {
  return (
    <details className={classes.more}>
      <summary>
        {props.title}
        {props.hint && <small className={classes.told}>{props.hint}</small>}
      </summary>
      <div className={classes.settings}>{props.children}</div>
    </details>
  );
}
