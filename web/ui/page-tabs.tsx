import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";

export interface Tab {
  key: string;
  label: ReactNode;
  content: ReactNode;
}

/** Sections of a page, shown one at a time. The address names the current one, and input in the others is kept. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [query, setQuery] = useSearchParams();
  const requested = query.get("tab");
  const first = tabs[0]?.key ?? "";
  const open = tabs.some((tab) => tab.key === requested) ? requested : first;
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
