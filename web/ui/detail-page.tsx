import { Anchor, Tabs } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, type To, useSearchParams } from "react-router";
import classes from "./page.module.css";
import { Page, PageHeader } from "./page.tsx";

/** The page of one record: the link back to its list, its name, its actions, and below that its form. */
export function DetailPage(props: {
  title: ReactNode;
  lead?: ReactNode;
  back?: { to: string; label: string };
  actions?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <Page narrow={!props.wide}>
      <PageHeader
        title={props.title}
        lead={props.lead}
        actions={props.actions}
        back={props.back && <BackLink {...props.back} />}
      />
      {props.children}
    </Page>
  );
}

/** The link above a title that leads back to the list. */
export function BackLink({ to, label }: { to: To; label: string }) {
  return (
    <Anchor component={Link} to={to} className={classes.back} c="dimmed">
      <IconArrowLeft size={15} aria-hidden /> {label}
    </Anchor>
  );
}

export interface Tab {
  key: string;
  label: ReactNode;
  content: ReactNode;
}

/** Sections of a page, one at a time; the address says which, and input in the others stays. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get("tab");
  const first = tabs[0]?.key ?? "";
  const open = tabs.some((tab) => tab.key === wanted) ? wanted : first;
  const show = (key: string | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (key && key !== first) next.set("tab", key);
        else next.delete("tab");
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Tabs value={open} onChange={show} keepMounted>
      <Tabs.List aria-label={label} mb="lg">
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.key} value={tab.key}>
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.key} value={tab.key}>
          {tab.content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
