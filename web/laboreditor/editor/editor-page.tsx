import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { contentLanguages } from "../../../shared/kernel/language.ts";
import { isProblem } from "../../platform/api/problem.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { AnalysisEditor } from "./analysis-editor.tsx";
import { analysisForm } from "./queries.ts";

/** Refetch interval (ms) of an open analysis while its window is in front. */
const lookAnew = 20_000;

/** Edits one analysis, in all languages side by side or in the one of the address. */
export default function EditorPage() {
  const { t } = useTranslation("editor");
  const { id = "", lang } = useParams();
  // Changes by an import or somebody else are shown beside unsaved input.
  const query = useQuery({
    ...analysisForm(id),
    refetchInterval: lookAnew,
    refetchOnWindowFocus: "always",
  });
  if (isProblem(query.error, "not_found")) {
    return <EmptyState title={t("notFound.title")} text={t("notFound.text")} />;
  }
  return (
    <QueryState query={query} lines={12}>
      {(read) => (
        <AnalysisEditor key={id} read={read} only={contentLanguages.find((language) => language === lang)} />
      )}
    </QueryState>
  );
}
