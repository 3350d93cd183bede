import i18next from "i18next";
import { ApiProblem } from "./api/problem.ts";

/** Text for the failure of a call or a task. The server's sentence is English and never shown; unknown codes get the text for unknown failures. */
export function problemText(problem: unknown): string {
  const code = problem instanceof ApiProblem || isOfTask(problem) ? problem.code : "unknown";
  const key = `platform:problem.${code}`;
  return i18next.t(i18next.exists(key) ? (key as "platform:problem.unknown") : "platform:problem.unknown");
}

/** Whether a value is the error of a failed task: `{ code, detail }`. */
const isOfTask = (problem: unknown): problem is { code: string; detail: string } =>
  typeof problem === "object" && problem !== null && "code" in problem && "detail" in problem;
