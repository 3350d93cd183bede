import {
  type FieldCode,
  type FieldError,
  type Problem,
  type ProblemCode,
  problems,
} from "../../shared/kernel/problem.ts";

/** Facts of a problem besides its code and detail. */
export interface ProblemOptions {
  /** The failing fields, all at once. */
  errors?: readonly FieldError[];
  headers?: Record<string, string>;
  /** Seconds for `Retry-After`. */
  retryAfter?: number;
  /** For an `edit_conflict`: the present state of the resource that the call wanted to change; for `gone`: its name and its successors. */
  present?: unknown;
}

/** An error meant for the caller; all other errors become `internal_error` and are logged. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Record<string, string>;
  readonly present: unknown;

  constructor(code: ProblemCode, detail: string, options: ProblemOptions = {}) {
    const { errors, headers, retryAfter, present } = options;
    super(detail);
    this.name = "ProblemError";
    this.code = code;
    this.errors = errors;
    this.headers = { ...headers, ...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }) };
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
      ...(this.errors && { errors: [...this.errors] }),
      ...(this.present !== undefined && { present: this.present }),
    };
  }
}

/** Creates a problem to throw: `throw problem("not_found", "There is no such analysis.")`. */
export const problem = (code: ProblemCode, detail: string, options?: ProblemOptions) =>
  new ProblemError(code, detail, options);

/** A problem with failing fields; its detail joins their messages. */
export const fieldProblems = (errors: readonly FieldError[], code: ProblemCode = "validation_failed") =>
  problem(code, errors.map(({ message }) => message).join(" "), { errors });

/**
 * A problem with one failing field: `throw fieldProblem("name", "already_exists", "A material with this name already exists.")`.
 * @param of the problem's own code; defaults to `already_exists` for that field code, otherwise to `validation_failed`
 */
export const fieldProblem = (
  path: string,
  code: FieldCode,
  message: string,
  of: ProblemCode = code === "already_exists" ? code : "validation_failed",
) => fieldProblems([{ path, code, message }], of);

/** Throws all errors at once; does nothing if there are none. @throws ProblemError */
export function refuseFields(errors: readonly FieldError[]): void {
  const areTaken = errors.every(({ code }) => code === "already_exists");
  if (errors.length > 0) throw fieldProblems(errors, areTaken ? "already_exists" : "validation_failed");
}

/** The problem that somebody else changed something (`"this analysis"`) meanwhile, with its present state if that helps to compare. */
export const editConflict = (
  subject: string,
  { by = "Somebody else", version, present }: { by?: string; version?: number; present?: unknown } = {},
) =>
  problem("edit_conflict", `${by} changed ${subject} meanwhile.`, {
    present,
    ...(version !== undefined && { headers: { ETag: `"${version}"` } }),
  });

/**
 * Enforces If-Match: passes if the caller named no version or the present one.
 * @throws ProblemError edit_conflict
 */
export function checkSeen(expected: string | undefined, version: number, conflict: () => ProblemError): void {
  if (expected !== undefined && expected !== String(version)) throw conflict();
}
