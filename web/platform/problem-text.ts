import i18next from "i18next";
import { ApiProblem } from "./api/problem.ts";

/** The text shown for a failure: the product's own for known codes, else the server's detail. */
export function problemText(problem: unknown): string {
  if (!(problem instanceof ApiProblem)) return i18next.t("platform:problem.unknown");
  const known = `platform:problem.${problem.code}`;
  if (i18next.exists(known)) return i18next.t(known as "platform:problem.unknown");
  if (problem.detail) return problem.detail;
  return i18next.t("platform:problem.unknown");
}
