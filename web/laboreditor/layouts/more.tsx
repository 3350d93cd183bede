import type { ReactNode } from "react";
import classes from "./layouts.module.css";

/** Settings that are rarely needed: closed, with what they say in a line. */
export function More(props: { title: string; told?: string | undefined; children: ReactNode }) {
  return (
    <details className={classes.more}>
      <summary>
        {props.title}
        {props.told && <small className={classes.told}>{props.told}</small>}
      </summary>
      <div className={classes.settings}>{props.children}</div>
    </details>
  );
}
