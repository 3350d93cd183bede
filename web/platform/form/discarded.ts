import i18next from "i18next";
import { notifySuccess } from "../notify.tsx";

/** Says that what was typed is discarded, and offers to return to it. */
export const notifyDiscarded = (again: () => void) =>
  notifySuccess(i18next.t("ui:form.discarded"), {
    id: "discarded",
    timeout: 8_000,
    buttons: [{ label: i18next.t("ui:form.undoDiscard"), onClick: again }],
  });
