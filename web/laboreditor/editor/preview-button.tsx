import { Button, Text } from "@mantine/core";
import { IconEye } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../../../shared/kernel/language.ts";
import type { AnalysisChange, AnalysisForm } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { previewAnalysis } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { PagePreview } from "../../embed/in-app/page-preview.tsx";
import { call } from "../../platform/api/call.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { analysesKey } from "./queries.ts";
import type { EditorForm } from "./use-editor-form.ts";
import { changeOf, valuesOf } from "./values.ts";

/** Previews the public page with unsaved changes, whether the analysis is published or not. */
export function PreviewButton(props: {
  analysis: AnalysisForm;
  form: EditorForm;
  only: Language | undefined;
}) {
  const { analysis, form, only } = props;
  const { t } = useTranslation("editor");
  const [change, setChange] = useState<AnalysisChange | null>(null);
  const { id, version } = analysis;
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconEye size={15} aria-hidden />}
        onClick={() => setChange(changeOf(valuesOf(analysis), form.getValues()))}
      >
        {t("head.preview")}
      </Button>
      <Dialog opened={change !== null} size={1080} title={t("preview.title")} onClose={() => setChange(null)}>
        {change && (
          <PagePreview
            languages={analysis.languages}
            first={only}
            queryKey={[...analysesKey, "preview", id, version, change]}
            render={(language, signal) =>
              call(previewAnalysis, { params: { id }, body: { change }, language, signal })
            }
          >
            {Object.keys(change).length > 0 && <Text c="dimmed">{t("preview.unsaved")}</Text>}
          </PagePreview>
        )}
      </Dialog>
    </>
  );
}
