import { ApiProblem } from "../platform/api/problem.ts";

/** Whether a change was refused only because errors or empty required fields would become public; it may be sent again nevertheless. */
export const wouldPublishErrors = (error: unknown): boolean =>
  error instanceof ApiProblem && error.errors.some(({ code }) => code === "has_errors");
