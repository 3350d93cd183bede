import i18next from "i18next";
import { notifySuccess } from "../notify.tsx";

/** Reports that input was discarded, and offers to restore it. */
export const notifyDiscarded = (again: () => void) =>
  notifySuccess(i18next.t("ui:form.discarded"), {
    id: "discarded",
    timeout: 8_000,
    buttons: [{ label: i18next.t("ui:form.undoDiscard"), onClick: again }],
  });
