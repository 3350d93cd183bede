import type { ReactNode } from "react";
import classes from "./facts.module.css";

/** Names with their values, below each other. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="lb-lines">{children}</dl>;
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
