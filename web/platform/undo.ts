import i18next from "i18next";
import { notifyError, notifySuccess } from "./notify.tsx";
import { problemText } from "./problem-text.ts";

/** Milliseconds for which undoing is offered. */
const offered = 20_000;

/** Options of a notification that offers to undo; undefined without `undo`. */
export const undoable = (undo: (() => Promise<unknown>) | undefined) =>
  undo && {
    timeout: offered,
    buttons: [{ label: i18next.t("ui:undo.button"), onClick: () => void takeBack(undo) }],
  };

async function takeBack(undo: () => Promise<unknown>): Promise<void> {
  try {
    await undo();
    notifySuccess(i18next.t("ui:undo.done"));
  } catch (problem) {
    notifyError(i18next.t("ui:undo.failed"), { content: problemText(problem) });
  }
}
