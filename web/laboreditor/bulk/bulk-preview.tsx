import { Stack, Text, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { analysisStates } from "../../../shared/core/catalogue/document.ts";
import type { BulkChange, BulkPreview } from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { useFormat } from "../../platform/format.ts";
import { ShareBar } from "../../ui/figures.tsx";
import classes from "./bulk.module.css";

/** The effect of a change: how many analyses, a sample of old and new values, and those that cannot be changed with the reason. */
export function BulkPreviewView({ preview, change }: { preview: BulkPreview; change: BulkChange }) {
  const { t } = useTranslation("bulk");
  const { t: list } = useTranslation("laboreditor");
  const format = useFormat();
  const counted = (what: "changing" | "unchanged" | "refused") =>
    t(what, { count: preview[what], shown: format.number(preview[what]) });
  const wording = (value: string) => {
    if (value === "") return t("empty");
    const state = change.what === "state" && analysisStates.find((one) => one === value);
    if (state) return list(`states.${state}`);
    if (change.what === "internal") return t(value === "true" ? "internals.true" : "internals.false");
    return value;
  };
  return (
    <Stack>
      <ShareBar
        compact
        format={format.number}
        shares={[
          { label: counted("changing"), value: preview.changing, tone: "good" },
          { label: counted("unchanged"), value: preview.unchanged, tone: "quiet" },
          { label: counted("refused"), value: preview.refused, tone: "bad" },
        ]}
      />
      <div role="status">
        <Text fw={600}>{counted("changing")}</Text>
        {preview.unchanged > 0 && <Text c="dimmed">{counted("unchanged")}</Text>}
      </div>
      {preview.samples.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        <section aria-label={t("samples")} className={classes.scroll} tabIndex={0}>
          <ul className={classes.samples}>
            {preview.samples.map((sample) => (
              <li key={sample.id}>
                <Text size="sm" fw={600}>
                  {sample.name} ({sample.code})
                </Text>
                <div className={classes.values}>
                  <span className={classes.before}>{wording(sample.before)}</span>
                  <span aria-hidden>→</span>
                  <VisuallyHidden>{t("becomes")}</VisuallyHidden>
                  <span className={classes.after}>{wording(sample.after)}</span>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {preview.refused > 0 && (
        <details>
          <summary>{counted("refused")}</summary>
          <ul className={classes.scroll}>
            {preview.refusals.map((refusal) => (
              <li key={refusal.id}>
                {refusal.name || refusal.id}: {t(`reasons.${refusal.reason}`)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Stack>
  );
}
