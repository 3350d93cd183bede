import { type FieldError, type Problem, type ProblemCode, problems } from "../../shared/kernel/problem.ts";

/** An error that the caller is meant to see; everything else becomes `internal_error` and is logged. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;
  readonly present: unknown;

  constructor(
    code: ProblemCode,
    detail: string,
    errors?: FieldError[],
    headers: Record<string, string> = {},
    present?: unknown,
  ) {
    super(detail);
    this.name = "ProblemError";
    this.code = code;
    this.errors = errors;
    this.headers = headers;
    this.present = present;
  }

  get status(): number {
    return problems[this.code].status;
  }

  /** The RFC 9457 document. */
  toProblem(): Problem {
    const { status, title } = problems[this.code];
    return {
      type: `urn:laborium:problem:${this.code}`,
      title,
      status,
      detail: this.message,
      code: this.code,
      ...(this.errors && { errors: this.errors }),
      ...(this.present !== undefined && { present: this.present }),
    };
  }
}

/** Makes a problem to throw: `throw problem("not_found", "There is no such analysis.")`. */
export const problem = (
  code: ProblemCode,
  detail: string,
  errors?: FieldError[],
  headers?: Record<string, string>,
  present?: unknown,
) => new ProblemError(code, detail, errors, headers, present);
