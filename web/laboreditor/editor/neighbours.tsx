import { Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { AnalysisRow } from "../../../shared/laboreditor/analyses/analysis-row.ts";
import { useFormat } from "../../platform/format.ts";
import { readFilter } from "../analyses/filter.ts";
import { analysesPage, pageSize } from "../analyses/queries.ts";
import { addressOf, offsetOf } from "../analyses/use-filter.ts";
import classes from "./editor.module.css";
import { StepLink } from "./step-link.tsx";

/** Links to the previous and next analysis of the list across its pages; its search and filters are in the address. */
export function Neighbours({ id }: { id: string }) {
  const { t } = useTranslation("editor");
  const format = useFormat();
  const [query] = useSearchParams();
  const filter = useMemo(() => readFilter(query), [query]);
  const offset = offsetOf(query);
  const { data } = useQuery(analysesPage(filter, offset));
  const rows = data?.results ?? [];
  const total = data?.count ?? 0;
  const index = rows.findIndex((row) => row.id === id);
  // If the analysis no longer fits the filter, for example after publishing, the next one takes its place.
  const last = useRef(0);
  if (index >= 0) last.current = index;
  const place = index >= 0 ? index : last.current;
  const next = index >= 0 ? place + 1 : place;
  const before = useQuery({
    ...analysesPage(filter, offset - pageSize),
    enabled: data !== undefined && place === 0 && offset > 0,
  });
  const after = useQuery({
    ...analysesPage(filter, offset + pageSize),
    enabled: next >= pageSize && offset + pageSize < total,
  });
  const targetOf = (row: AnalysisRow | undefined, start: number) =>
    row && {
      to: { pathname: `/laboreditor/analyse/${row.id}`, search: addressOf(filter, start).toString() },
      name: row.name,
    };
  const lastBefore = offset > 0 ? before.data?.results.at(-1) : undefined;
  return (
    <Group gap={6} wrap="nowrap" role="group" aria-label={t("head.neighbours")}>
      {index >= 0 && (
        <Text size="xs" c="dimmed" className={`lb-figures ${classes.place}`}>
          {t("head.place", { place: format.number(offset + place + 1), total: format.number(total) })}
        </Text>
      )}
      <StepLink
        label={t("head.previous")}
        target={place > 0 ? targetOf(rows[place - 1], offset) : targetOf(lastBefore, offset - pageSize)}
      />
      <StepLink
        forward
        label={t("head.next")}
        target={
          next < pageSize ? targetOf(rows[next], offset) : targetOf(after.data?.results[0], offset + pageSize)
        }
      />
    </Group>
  );
}
