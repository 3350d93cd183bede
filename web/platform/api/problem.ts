import type { FieldError, Problem, ProblemCode } from "../../../shared/kernel/problem.ts";

/** Codes that only the client can assign: the server did not respond. */
export type ClientProblemCode = "no_connection" | "timeout" | "unexpected_answer";

/** Thrown by every failed call: the server's problem document, or the client's own if there was none. */
export class ApiProblem extends Error {
  override readonly name = "ApiProblem";
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  readonly code: ProblemCode | ClientProblemCode | (string & {});
  readonly detail: string;
  readonly errors: readonly FieldError[];
  /** Seconds after which the server may be called again. */
  readonly retryAfter: number | null;

  constructor(problem: Omit<Problem, "type">, retryAfter: number | null = null, cause?: unknown) {
    super(problem.detail || problem.title, { cause });
    this.status = problem.status;
    this.code = problem.code;
    this.detail = problem.detail;
    this.errors = problem.errors ?? [];
    this.retryAfter = retryAfter;
  }
}

export const isProblem = (error: unknown, ...codes: string[]): error is ApiProblem =>
  error instanceof ApiProblem && (codes.length === 0 || codes.includes(error.code));

/** Reads a problem document from a parsed response body; anything else becomes `unexpected_answer`. */
export function problemFrom(
  status: number,
  body: unknown,
  retryAfter: number | null,
  cause: unknown,
): ApiProblem {
  const document = (typeof body === "object" && body !== null ? body : {}) as Partial<Problem>;
  return new ApiProblem(
    {
      status,
      title: typeof document.title === "string" ? document.title : `HTTP ${status}`,
      detail: typeof document.detail === "string" ? document.detail : "",
      code: typeof document.code === "string" ? document.code : "unexpected_answer",
      errors: Array.isArray(document.errors) ? document.errors : [],
    },
    retryAfter,
    cause,
  );
}
