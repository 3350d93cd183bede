import i18next from "i18next";
import { ApiProblem } from "./api/problem.ts";

/** The text shown for a failure of a call or of a task: the product's own for known codes, else the server's detail. */
export function problemText(problem: unknown): string {
  const known =
    problem instanceof ApiProblem || isOfTask(problem) ? problem : { code: "unknown", detail: "" };
  const key = `platform:problem.${known.code}`;
  if (i18next.exists(key)) return i18next.t(key as "platform:problem.unknown");
  return known.detail || i18next.t("platform:problem.unknown");
}

/** Whether this is what a task that failed says: `{ code, detail }`. */
const isOfTask = (problem: unknown): problem is { code: string; detail: string } =>
  typeof problem === "object" && problem !== null && "code" in problem && "detail" in problem;
