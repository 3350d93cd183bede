import { Group, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./page.module.css";

/** The body of a page: one column of readable width, `narrow` for texts and forms. */
export function Page({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <div className={classes.page} data-narrow={narrow || undefined}>
      {children}
    </div>
  );
}

/** A page's title, lead and main actions. */
export function PageHeader(props: {
  title: ReactNode;
  /** 2 for a page beside a list, which has the first heading. */
  order?: 1 | 2;
  lead?: ReactNode;
  actions?: ReactNode;
  back?: ReactNode;
}) {
  return (
    <div className={classes.header}>
      <div className={classes.heading}>
        {props.back}
        <Title order={props.order ?? 1}>{props.title}</Title>
        {props.lead && (
          <Text c="dimmed" mt={4} maw={680}>
            {props.lead}
          </Text>
        )}
      </div>
      {props.actions && <Group gap={10}>{props.actions}</Group>}
    </div>
  );
}
