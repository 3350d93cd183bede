import { Button, Group, Stack, Text, VisuallyHidden } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { analysisStates } from "../../../shared/core/catalogue/document.ts";
import { previewBulkChange } from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import type {
  BulkChange,
  BulkOutcome,
  BulkPreview,
  BulkRow,
  BulkSelection,
} from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { call } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/format.ts";
import { useLanguageName } from "../../platform/i18n/languages.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Paging } from "../../ui/data-list.tsx";
import { ShareBar, StateTag } from "../../ui/figures.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import classes from "./bulk.module.css";

const pageSize = 50;
const tones = { changing: "good", unchanged: "quiet", refused: "bad" } as const satisfies Record<
  BulkOutcome,
  string
>;
const outcomes = Object.keys(tones) as BulkOutcome[];

/** A value as readers see it: states and flags by their names. */
function useWording({ what: kind }: BulkChange) {
  const { t } = useTranslation("bulk");
  const { t: list } = useTranslation("laboreditor");
  return (value: string) => {
    if (value === "") return t("empty");
    const state = kind === "state" && analysisStates.find((name) => name === value);
    if (state) return list(`states.${state}`);
    if (kind === "internal") return t(value === "true" ? "internals.true" : "internals.false");
    return value;
  };
}

/** One analysis: its values before and after, texts in other languages that stay, or the reason for a refusal. */
function PreviewRow({ row, change }: { row: BulkRow; change: BulkChange }) {
  const { t } = useTranslation("bulk");
  const languageName = useLanguageName();
  const wording = useWording(change);
  return (
    <li>
      <Text size="sm" fw={600}>
        {row.name ? `${row.name} (${row.code})` : row.id}
      </Text>
      {row.faulty && <StateTag tone="bad">{t("faultyRow")}</StateTag>}
      {row.reason && <Text size="sm">{t(`reasons.${row.reason}`)}</Text>}
      {!row.reason &&
        row.values.map(({ language, before, after }) => (
          <div key={language} className={classes.values}>
            {language && <span className={classes.language}>{languageName(language)}</span>}
            <span className={classes.before}>{wording(before)}</span>
            {after !== before && (
              <>
                <IconArrowRight size={14} aria-hidden />
                <VisuallyHidden>{t("becomes")}</VisuallyHidden>
                <span className={classes.after}>{wording(after)}</span>
              </>
            )}
          </div>
        ))}
      {row.kept.map(({ language, text }) => (
        <div key={language} className={classes.values}>
          <span className={classes.language}>{languageName(language)}</span>
          <span className={classes.kept}>{text}</span>
          <span className={classes.language}>{t("stays")}</span>
        </div>
      ))}
    </li>
  );
}

/** Warns that texts in other languages do not change. */
function KeptNotice({ kept: untranslated }: Pick<BulkPreview, "kept">) {
  const { t } = useTranslation("bulk");
  const format = useFormat();
  const languageName = useLanguageName();
  if (untranslated.length === 0) return null;
  return (
    <Notice tone="warn" title={t("keptTitle")}>
      {untranslated.map(({ language, count }) => (
        <div key={language}>
          {t("kept", { count, shown: format.number(count), language: languageName(language) })}
        </div>
      ))}
      {t("keptAdvice")}
    </Notice>
  );
}

/**
 * The effect of a change on all selected analyses, page by page.
 *
 * @param props.step number of the visit to the preview; each one refetches the effect
 * @param props.children drawn below, with the number of analyses that change
 */
export function BulkPreviewView(props: {
  order: { selection: BulkSelection; change: BulkChange };
  step: number;
  children: (changing: number) => ReactNode;
}) {
  const { order, step, children } = props;
  const { t } = useTranslation("bulk");
  const format = useFormat();
  const id = useId();
  const [chosen, setChosen] = useState<{ outcome?: BulkOutcome; offset: number }>({ offset: 0 });
  const { outcome = "changing", offset } = chosen;
  const query = useQuery({
    // The key leaves the selection out, since it may consist of forty thousand ids.
    queryKey: ["bulk-preview", id, step, outcome, offset],
    queryFn: ({ signal }) =>
      call(previewBulkChange, { body: { ...order, rows: { outcome, offset, limit: pageSize } }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <QueryState query={query} lines={6}>
      {(preview) => {
        const counted = (outcome: BulkOutcome) =>
          t(outcome, { count: preview[outcome], shown: format.number(preview[outcome]) });
        const present = outcomes.filter((each) => preview[each] > 0);
        return (
          <Stack>
            <ShareBar
              compact
              format={format.number}
              shares={outcomes.map((each) => ({
                label: counted(each),
                value: preview[each],
                tone: tones[each],
              }))}
            />
            <div role="status">
              <Text fw={600}>{counted("changing")}</Text>
            </div>
            <KeptNotice kept={preview.kept} />
            {preview.faulty > 0 && (
              <Notice tone="bad">
                {t("faulty", { count: preview.faulty, shown: format.number(preview.faulty) })}
              </Notice>
            )}
            {present.length > 1 && (
              <Group gap={6} role="group" aria-label={t("shown")}>
                {present.map((each) => (
                  <Button
                    key={each}
                    size="compact-sm"
                    mih={28}
                    variant={each === outcome ? "light" : "default"}
                    aria-pressed={each === outcome}
                    onClick={() => setChosen({ outcome: each, offset: 0 })}
                  >
                    {counted(each)}
                  </Button>
                ))}
              </Group>
            )}
            {preview.rows.length > 0 && (
              <div aria-busy={query.isPlaceholderData}>
                <ScrollRegion label={t("rows")} className={classes.scroll}>
                  <ul className={classes.rows}>
                    {preview.rows.map((row) => (
                      <PreviewRow key={row.id} row={row} change={order.change} />
                    ))}
                  </ul>
                </ScrollRegion>
                <Paging
                  offset={offset}
                  limit={pageSize}
                  total={preview[outcome]}
                  format={format.number}
                  onChange={(to) => setChosen({ outcome, offset: to })}
                  busy={query.isPlaceholderData}
                />
              </div>
            )}
            {children(preview.changing)}
          </Stack>
        );
      }}
    </QueryState>
  );
}
