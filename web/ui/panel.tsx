import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useId } from "react";
import classes from "./page.module.css";

/**
 * A surface with an optional heading; `flush` lets tables and lists reach its edges.
 * @param props.order 3 for one of several panels below a common heading
 */
export function Panel(props: {
  title?: ReactNode;
  order?: 2 | 3;
  aside?: ReactNode;
  flush?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      className={classes.panel}
      data-flush={props.flush || undefined}
      aria-labelledby={props.title ? id : undefined}
    >
      {props.title && (
        <div className={classes.panelHead}>
          <Title order={props.order ?? 2} size="h2" id={id}>
            {props.title}
          </Title>
          {props.aside}
        </div>
      )}
      <div className={classes.panelBody}>{props.children}</div>
    </section>
  );
}
