import type { QueryClient } from "@tanstack/react-query";
import i18next from "i18next";
import type { AnalysisState } from "../../../shared/core/catalogue/document.ts";
import type { AnalysisRow } from "../../../shared/laboreditor/analyses/analysis-row.ts";
import { changeAnalysis } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { send } from "../../platform/api/call.ts";
import { loadTexts } from "../../platform/i18n/i18n.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import { analysisForm } from "../editor/queries.ts";
import { wouldPublishErrors } from "../would-publish-errors.ts";
import { nextStates } from "./analysis-state.ts";

/**
 * Publishes or hides an analysis from a list; a notification offers to undo it. Errors that would become public are shown, and a second
 * press publishes nevertheless. The texts of the module have to be loaded.
 */
export async function setState(
  { id, name }: Pick<AnalysisRow, "id" | "name">,
  state: AnalysisState,
  app: { client: QueryClient; go: (to: string) => unknown },
  despiteErrors = false,
): Promise<void> {
  const { client, go } = app;
  const t = i18next.getFixedT(null, "laboreditor");
  try {
    const read = await client.fetchQuery({ ...analysisForm(id), staleTime: 0 });
    const before = read.output.state;
    const ifMatch = read.etag ?? undefined;
    const saved = await send(changeAnalysis, {
      params: { id },
      body: { state, ...(despiteErrors && { despite_errors: true as const }) },
      ifMatch,
    });
    client.setQueryData(analysisForm(id).queryKey, saved);
    await client.invalidateQueries({
      queryKey: ["laboreditor"],
      predicate: ({ queryKey }) => queryKey[2] !== "one",
    });
    notifySuccess(t("analyses.stateSet", { name, state: t(`states.${state}`) }), {
      id: "state",
      timeout: 8_000,
      buttons: nextStates[state].includes(before)
        ? [{ label: t("analyses.undo"), onClick: () => void setState({ id, name }, before, app) }]
        : [],
    });
  } catch (problem) {
    const mayGoOn = wouldPublishErrors(problem);
    if (mayGoOn) await loadTexts("bulk");
    notifyError(mayGoOn ? i18next.t("bulk:errors", { name }) : t("analyses.stateFailed", { name }), {
      id: "state",
      content: problemText(problem),
      buttons: [
        { label: t("analyses.open"), onClick: () => void go(`/laboreditor/analyse/${id}`) },
        ...(mayGoOn
          ? [
              {
                label: i18next.t("bulk:publishAnyway"),
                onClick: () => void setState({ id, name }, state, app, true),
              },
            ]
          : []),
      ],
    });
  }
}
