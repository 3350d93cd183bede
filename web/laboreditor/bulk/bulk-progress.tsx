import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { BulkAction } from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { useFormat } from "../../platform/format.ts";
import { ProgressBar } from "../../ui/figures.tsx";

/** Progress of a large change, which continues when the dialog is closed. */
export function BulkProgress({ action: { count, progress } }: { action: BulkAction }) {
  const { t } = useTranslation("bulk");
  const format = useFormat();
  const text = t("progress", { done: format.number(progress.done), total: format.number(count) });
  return (
    <Stack>
      <ProgressBar label={t("running")} done={progress.done} total={count} text={text} />
      <Text c="dimmed">{t("goesOn")}</Text>
    </Stack>
  );
}
