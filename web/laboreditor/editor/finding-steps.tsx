import { Anchor, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router";
import type { Finding } from "../../../shared/laboreditor/health/health.endpoints.ts";
import { useFormat } from "../../platform/format.ts";
import { useLanguageName } from "../../platform/i18n/languages.ts";
import { StateTag } from "../../ui/figures.tsx";
import { staysOpen } from "../../ui/form/leave-guard.tsx";
import { ActionLink } from "../../ui/way.tsx";
import { findingsPage, pageSize } from "../health/queries.ts";
import { fieldOf, listAddress, placeOf, textOf, type WorkList, workListOf } from "../health/work-list.ts";
import classes from "./editor.module.css";
import { StepLink } from "./step-link.tsx";

/** The finding at a place of a list, and the number of findings; `pending` until it is read. */
function useFinding({ kind, search, field }: WorkList, index: number) {
  const offset = Math.floor(Math.max(0, index) / pageSize) * pageSize;
  const { data, isPlaceholderData } = useQuery({
    ...findingsPage(kind, search, field, offset),
    enabled: index >= 0,
  });
  const rows = isPlaceholderData ? [] : (data?.results ?? []);
  return {
    finding: index < 0 ? undefined : rows[index - offset],
    rows,
    offset,
    total: isPlaceholderData ? undefined : data?.count,
  };
}

/** Focuses the row of a table that a finding is about, once after each step, so that later responses do not move the focus. */
function useFocusedRow(finding: Finding | undefined) {
  const { hash, pathname, search } = useLocation();
  // Turning the page of the list beside is not a step.
  const key = `${pathname} ${new URLSearchParams(search).get("at")} ${hash}`;
  const arrived = useRef("");
  useEffect(() => {
    // Only steps name a field in the address, so a change of the list's filter does not move the focus.
    if (!finding || hash === "" || arrived.current === key) return;
    arrived.current = key;
    const { field, place } = finding;
    if (field === null || place.row === undefined) return;
    const rows = `#field-${CSS.escape(field)} tbody tr[data-change]:not([data-change="removed"])`;
    // Wait until the field itself has been focused.
    const frame = requestAnimationFrame(() => {
      const input = document
        .querySelectorAll(rows)
        [place.row ?? 0]?.querySelector<HTMLElement>("input, textarea, select");
      input?.scrollIntoView({ block: "center" });
      input?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [finding, key, hash]);
}

/** Place of the present finding in the list, with links to the previous and next one. */
export default function FindingSteps({ id }: { id: string }) {
  const [query] = useSearchParams();
  const list = workListOf(query);
  return list && <Steps id={id} list={list} query={query} />;
}

function Steps({ id, list, query }: { id: string; list: WorkList; query: URLSearchParams }) {
  const { t } = useTranslation("health");
  const format = useFormat();
  const languageName = useLanguageName();
  const here = useFinding(list, list.index);
  // Names and findings change during the work, so the finding of this analysis nearest to the former place is the present one.
  const positions = here.rows.flatMap((row, place) => (row.id === id ? [here.offset + place] : []));
  const nearest = positions.toSorted(
    (left, right) => Math.abs(left - list.index) - Math.abs(right - list.index),
  )[0];
  const finding = nearest === undefined ? undefined : here.rows[nearest - here.offset];
  const place = nearest ?? list.index;
  const previous = useFinding(list, place - 1);
  const next = useFinding(list, finding ? place + 1 : place);
  useFocusedRow(finding);
  if (here.total === undefined) return null;
  const targetOf = (to: Finding | undefined, index: number) =>
    to && {
      to: placeOf(to, { ...list, index }, query),
      name: to.name,
      state: to.id === id ? staysOpen : undefined,
    };
  const kind = t(`kinds.${list.kind}`);
  return (
    <section className={classes.finding} aria-label={t("steps.title")}>
      <div role="status">
        {finding ? (
          <>
            <Text size="sm" fw={600} component="span" className="lb-figures">
              {t("steps.place", { place: format.number(place + 1), total: format.number(here.total) })}
            </Text>{" "}
            <Text size="sm" component="span">
              {[kind, fieldOf(finding, languageName), textOf(finding, t)].filter(Boolean).join(" · ")}
            </Text>
          </>
        ) : (
          <Group gap="xs">
            <StateTag tone="good">{t("steps.done")}</StateTag>
            <Text size="sm" component="span">
              {here.total === 0
                ? t("steps.none", { kind })
                : t("steps.left", { kind, count: here.total, shown: format.number(here.total) })}
            </Text>
          </Group>
        )}
      </div>
      <Group gap={6} wrap="nowrap">
        <Anchor component={ActionLink} size="sm" to={listAddress(list)}>
          {t("steps.list")}
        </Anchor>
        <StepLink label={t("steps.previous")} target={targetOf(previous.finding, place - 1)} />
        <StepLink
          forward
          label={t("steps.next")}
          target={targetOf(next.finding, finding ? place + 1 : place)}
        />
      </Group>
    </section>
  );
}
