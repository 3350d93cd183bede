import i18next from "i18next";
import { ApiProblem } from "./api/problem.ts";

/** The text shown for a failure of a call or of a task. The server's sentence is English and never shown: an unknown code is an unknown failure. */
export function problemText(problem: unknown): string {
  const code = problem instanceof ApiProblem || isOfTask(problem) ? problem.code : "unknown";
  const key = `platform:problem.${code}`;
  return i18next.t(i18next.exists(key) ? (key as "platform:problem.unknown") : "platform:problem.unknown");
}

/** Whether this is what a task that failed says: `{ code, detail }`. */
const isOfTask = (problem: unknown): problem is { code: string; detail: string } =>
  typeof problem === "object" && problem !== null && "code" in problem && "detail" in problem;
