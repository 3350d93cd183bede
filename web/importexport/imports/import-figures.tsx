import { useTranslation } from "react-i18next";
import type { Import, ImportStats } from "../../../shared/importexport/imports/import.ts";
import { useFormat } from "../../platform/format.ts";
import { ProgressBar, ShareBar, StateTag, type Tone } from "../../ui/figures.tsx";
import { phaseText } from "./wording.ts";

const tones: Record<Import["status"], Tone> = {
  uploading: "new",
  pending: "new",
  needs_mapping: "warn",
  dry_run: "new",
  success: "good",
  failed: "bad",
};

/** The status of an import in one word. */
export function ImportStatus({ status }: { status: Import["status"] }) {
  const { t } = useTranslation("importexport");
  return <StateTag tone={tones[status]}>{t(`status.${status}`)}</StateTag>;
}

/** Progress of a running import. */
export function ImportProgress({ entry }: { entry: Import }) {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const { phase, done, total } = entry.progress;
  return (
    <ProgressBar
      label={entry.status === "uploading" ? t("run.waiting") : phaseText(phase)}
      done={done}
      total={total}
      text={total > 0 ? t("run.rows", { done: format.number(done), total: format.number(total) }) : ""}
    />
  );
}

const effects = { created: "good", changed: "new", deleted: "bad", unchanged: "quiet" } as const;

/** An import's effect on the analyses, as a bar. */
export function ImportBar({ stats, compact }: { stats: ImportStats; compact?: boolean }) {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const shares = (Object.keys(effects) as (keyof typeof effects)[]).map((effect) => ({
    label: t(`stats.${effect}`),
    value: stats[effect],
    tone: effects[effect],
  }));
  return <ShareBar shares={shares} format={format.number} compact={compact} />;
}
