import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { contentLanguages, type Language } from "../../../shared/kernel/language.ts";
import { isProblem } from "../../platform/api/problem.ts";
import { useLocalized } from "../../platform/i18n/languages.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { useVisited } from "../../platform/visited.ts";
import { hasUnsaved } from "../../ui/form/unsaved.ts";
import { Notice } from "../../ui/notice.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { ActionLink } from "../../ui/way.tsx";
import { AnalysisEditor } from "./analysis-editor.tsx";
import { analysisForm } from "./queries.ts";
import type { ReadForm } from "./use-editor-form.ts";

/** Refetch interval (ms) of an open analysis while its window is in front. */
const lookAnew = 20_000;

/** Signature of a form's fields without their values. */
const layoutOf = ({ output }: ReadForm) => JSON.stringify(output.definitions);

/** The editor of an analysis, which is refetched regularly. While something is unsaved, neither a deletion nor a new layout removes the form. */
function OpenAnalysis(props: { read: ReadForm; only: Language | undefined; isGone: boolean }) {
  const { t } = useTranslation("editor");
  const { read, only, isGone } = props;
  const [held, setHeld] = useState(read);
  const isRelaid = useMemo(() => held !== read && layoutOf(held) !== layoutOf(read), [held, read]);
  const keeps = isRelaid && hasUnsaved();
  useEffect(() => {
    if (!keeps) setHeld(read);
  }, [keeps, read]);
  const shown = keeps ? held : read;
  const layout = useMemo(() => layoutOf(shown), [shown]);
  const notice = isGone ? (
    <Notice
      tone="warn"
      title={t("gone.title")}
      actions={
        <Button
          component={ActionLink}
          size="xs"
          variant="default"
          to={`/laboreditor/history/analysis/deleted/${read.output.id}`}
        >
          {t("gone.restore")}
        </Button>
      }
    >
      {t("gone.text")}
    </Notice>
  ) : keeps ? (
    <Notice
      tone="warn"
      title={t("relaid.title")}
      actions={
        <Button size="xs" variant="default" onClick={() => setHeld(read)}>
          {t("relaid.goOn")}
        </Button>
      }
    >
      {t("relaid.text")}
    </Notice>
  ) : undefined;
  return <AnalysisEditor key={layout} read={shown} only={only} notice={notice} />;
}

/** Edits one analysis, in all languages side by side or only in the one of the address. */
export default function EditorPage() {
  const { t } = useTranslation("editor");
  const { id = "", lang } = useParams();
  // Changes by an import or somebody else are shown beside unsaved input.
  const query = useQuery({
    ...analysisForm(id),
    refetchInterval: lookAnew,
    refetchOnWindowFocus: "always",
  });
  const text = useLocalized();
  useVisited(query, ({ output }) => text(output.name) || output.code);
  const isGone = isProblem(query.error, "not_found");
  if (isGone && !(query.data && hasUnsaved())) {
    return <EmptyState title={t("notFound.title")} text={t("notFound.text")} />;
  }
  return (
    <QueryState query={query} lines={12}>
      {(read) => (
        <OpenAnalysis
          key={id}
          read={read}
          isGone={isGone}
          only={contentLanguages.find((language) => language === lang)}
        />
      )}
    </QueryState>
  );
}
