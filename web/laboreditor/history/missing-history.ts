import i18next from "i18next";
import { isProblem } from "../../platform/api/problem.ts";
import { problemText } from "../../platform/problem-text.ts";

/** The text of a history that could not be read: that there is none, or what went wrong. */
export const missingHistory = (error: unknown) =>
  isProblem(error, "not_found") ? i18next.t("changes:missing") : problemText(error);
