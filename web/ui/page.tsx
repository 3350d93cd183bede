import { Anchor, Group, Text, Title } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { To } from "react-router";
import classes from "./page.module.css";
import { ActionLink } from "./way.tsx";

interface Head {
  title: ReactNode;
  /** 2 for a page beside a list, which has the first heading. */
  order?: 1 | 2;
  lead?: ReactNode;
  actions?: ReactNode;
}

/** A page: its head and one column of readable width, `narrow` for texts and forms; `back` links to the list of a record. */
export function Page({
  narrow = false,
  back,
  children,
  title,
  ...head
}: Partial<Head> & { narrow?: boolean; back?: { to: string; label: string }; children: ReactNode }) {
  return (
    <div className={classes.page} data-narrow={narrow || undefined}>
      {title !== undefined && <PageHeader {...head} title={title} back={back && <BackLink {...back} />} />}
      {children}
    </div>
  );
}

/** A page's title, lead and main actions. */
export function PageHeader(props: Head & { back?: ReactNode }) {
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

/** The link above a title that leads back to the list. */
export function BackLink({ to, label }: { to: To; label: string }) {
  return (
    <Anchor component={ActionLink} to={to} className={classes.back} c="dimmed">
      <IconArrowLeft size={15} aria-hidden /> {label}
    </Anchor>
  );
}

/** Heading above several related panels of a page. */
export function SectionHeading({ children }: { children: ReactNode }) {
  return (
    <Text component="h2" fz="h2" mt="xs">
      {children}
    </Text>
  );
}
