import type { QueryClient } from "@tanstack/react-query";
import i18next from "i18next";
import { getBulkChange, undoBulkChange } from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import type { BulkAction } from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { call } from "../../platform/api/call.ts";
import { followOn } from "../../platform/followed-tasks.ts";
import { formatIn } from "../../platform/format.ts";
import { loadTexts, uiLanguage } from "../../platform/i18n/i18n.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";

/** Refetches data that a bulk change may have changed. */
const readAnew = (client: QueryClient) =>
  Promise.all(
    [["laboreditor"], ["core", "analyses"]].map((queryKey) => client.invalidateQueries({ queryKey })),
  );

/** Undoes a bulk change; the frame reports the end of a large undo. */
export async function undoBulk(id: string, client: QueryClient): Promise<void> {
  await loadTexts("bulk");
  try {
    const action = await call(undoBulkChange, { params: { id } });
    if (action.status === "pending") followOn({ id: action.id, type: "bulk_change" });
    else await announceBulk(action, client);
  } catch (problem) {
    notifyError(i18next.t("bulk:undoFailed"), { content: problemText(problem) });
  }
}

/**
 * Reports the end of a bulk change, or of its undoing, and offers to undo it. The message is the same for two and for ten thousand
 * analyses, and appears on any page.
 */
export async function announceBulk(action: BulkAction, client: QueryClient): Promise<void> {
  await Promise.all([loadTexts("bulk"), readAnew(client)]);
  const { id, status, undoes, count } = action;
  if (status === "failed") {
    notifyError(i18next.t("bulk:failed"), {
      id,
      content: action.problem ? problemText(action.problem) : undefined,
    });
  } else if (undoes !== null) notifySuccess(i18next.t("bulk:undone"), { id });
  else
    notifySuccess(i18next.t("bulk:done", { count, shown: formatIn(uiLanguage()).number(count) }), {
      id,
      timeout: 0,
      buttons: [{ label: i18next.t("bulk:undo"), onClick: () => void undoBulk(id, client) }],
    });
}

/** For the frame, which only knows the task. */
export const announceBulkTask = async (id: string, client: QueryClient) =>
  announceBulk(await call(getBulkChange, { params: { id } }), client);
