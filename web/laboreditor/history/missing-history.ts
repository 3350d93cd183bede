import i18next from "i18next";
import { isProblem } from "../../platform/api/problem.ts";
import { problemText } from "../../platform/problem-text.ts";

/** Message for a history that could not be read: either it does not exist, or the error. */
export const missingHistory = (error: unknown) =>
  isProblem(error, "not_found") ? i18next.t("changes:missing") : problemText(error);
