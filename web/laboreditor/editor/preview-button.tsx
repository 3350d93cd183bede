import { Button, SegmentedControl, Stack, Text } from "@mantine/core";
import { IconEye } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../../../shared/kernel/language.ts";
import type { AnalysisChange, AnalysisForm } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { previewAnalysis } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { PublicPage } from "../../embed/in-app/public-page.tsx";
import { call } from "../../platform/api/call.ts";
import { useLanguageName, useReaderLanguage } from "../../platform/i18n/languages.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import classes from "./editor.module.css";
import { analysesKey } from "./queries.ts";
import type { EditorForm } from "./use-editor-form.ts";
import { changeOf, valuesOf } from "./values.ts";

/** The page with a change, one language at a time. */
function Preview({
  analysis,
  change,
  first,
}: {
  analysis: AnalysisForm;
  change: AnalysisChange;
  first: Language;
}) {
  const { t } = useTranslation("editor");
  const languageName = useLanguageName();
  const [language, setLanguage] = useState(first);
  const { id, version } = analysis;
  const query = useQuery({
    queryKey: [...analysesKey, "preview", id, version, language, change],
    queryFn: ({ signal }) => call(previewAnalysis, { params: { id }, body: { change }, language, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const isChanged = Object.keys(change).length > 0;
  return (
    <Stack>
      {analysis.languages.length > 1 && (
        <SegmentedControl
          size="xs"
          aria-label={t("languages")}
          value={language}
          data={analysis.languages.map((value) => ({ value, label: languageName(value) }))}
          onChange={(value) => setLanguage(value as Language)}
        />
      )}
      {isChanged && <Text c="dimmed">{t("preview.unsaved")}</Text>}
      <QueryState query={query} lines={10}>
        {({ html }) => <PublicPage html={html} className={classes.preview} />}
      </QueryState>
    </Stack>
  );
}

/** Previews the public page with unsaved changes, whether the analysis is published or not. */
export function PreviewButton(props: {
  analysis: AnalysisForm;
  form: EditorForm;
  only: Language | undefined;
}) {
  const { analysis, form, only } = props;
  const { t } = useTranslation("editor");
  const [change, setChange] = useState<AnalysisChange | null>(null);
  const reader = useReaderLanguage();
  const [main = "de"] = analysis.languages;
  const first = only ?? (analysis.languages.includes(reader) ? reader : main);
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
        {change && <Preview analysis={analysis} change={change} first={first} />}
      </Dialog>
    </>
  );
}
