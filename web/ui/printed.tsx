import type { ReactNode } from "react";
import classes from "./printed.module.css";
import { ScrollRegion } from "./scroll-region.tsx";

/** Content for printing: a sheet that looks the same on the screen and on paper. */
export function PrintedSheet({
  label,
  className = "",
  children,
}: {
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <article className={`${classes.sheet} ${className}`} aria-label={label}>
      {children}
    </article>
  );
}

/** A table on a sheet; scrolls on narrow screens. */
export function PrintedTable({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <ScrollRegion label={label} className={classes.scroll ?? ""}>
      <table className={className}>{children}</table>
    </ScrollRegion>
  );
}
