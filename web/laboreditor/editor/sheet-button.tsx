import { ActionIcon } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Language } from "../../../shared/kernel/language.ts";
import type { AnalysisForm } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { printSheet } from "../../../shared/printpublisher/samples/sheets.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { notifyError } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import { saveBlob } from "../../platform/save-blob.ts";

/** Saves the published analysis as a PDF sheet, in the language that is edited or else the main one. */
export default function SheetButton(props: { analysis: AnalysisForm; only: Language | undefined }) {
  const { analysis, only } = props;
  const { t } = useTranslation("editor");
  const language = only ?? analysis.languages[0];
  const print = useMutation({
    mutationFn: () => call(printSheet, { params: { id: analysis.id }, query: language ? { language } : {} }),
    onSuccess: (bytes) =>
      saveBlob(new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), `${analysis.code}.pdf`),
    onError: (error) => notifyError(t("sheet.failed"), { content: problemText(error) }),
  });
  return (
    <ActionIcon
      size={30}
      variant="default"
      loading={print.isPending}
      aria-label={t("sheet.print")}
      title={t("sheet.print")}
      onClick={() => print.mutate()}
    >
      <IconPrinter size={15} aria-hidden />
    </ActionIcon>
  );
}
