import { useTranslation } from "react-i18next";
import type { Import, ImportStats } from "../../../shared/importexport/imports/import.ts";
import { useFormat } from "../../platform/format.ts";
import { type Share, ShareBar, StateTag, type Tone } from "../../ui/figures.tsx";

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

/** An import's effect on the analyses, as a bar. */
export function ImportBar({ stats, compact }: { stats: ImportStats; compact?: boolean }) {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const shares: Share[] = [
    { label: t("stats.created"), value: stats.created, tone: "good" },
    { label: t("stats.changed"), value: stats.changed, tone: "new" },
    { label: t("stats.deleted"), value: stats.deleted, tone: "bad" },
    { label: t("stats.unchanged"), value: stats.unchanged, tone: "quiet" },
  ];
  return <ShareBar shares={shares} format={format.number} compact={compact} />;
}
