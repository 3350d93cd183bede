import * as z from "zod";

/** One failing field; `path` is dotted (`name`, `fields.3.raw`), empty for the whole. */
export const fieldErrorSchema = z.object({ path: z.string(), code: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** RFC 9457 problem document, the body of every answer that is not a success. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
  /** Of an `edit_conflict`, where it helps to compare: what the call would have changed, as it is now. */
  present: z.unknown().optional(),
});
export type Problem = z.infer<typeof problemSchema>;

/** From problem code to HTTP status and title: the one table from which every error answer is made. */
export const problems = {
  validation_failed: { status: 400, title: "The request is not valid" },
  malformed_body: { status: 400, title: "The request body cannot be read" },
  invalid_token: { status: 401, title: "Not signed in" },
  invalid_credentials: { status: 401, title: "Wrong account name or password" },
  permission_denied: { status: 403, title: "Permission denied" },
  module_not_booked: { status: 403, title: "Module not booked" },
  not_found: { status: 404, title: "Not found" },
  tenant_not_found: { status: 404, title: "Unknown laboratory" },
  method_not_allowed: { status: 405, title: "Method not allowed" },
  conflict: { status: 409, title: "Conflict" },
  already_exists: { status: 409, title: "Already exists" },
  in_progress: { status: 409, title: "The same request is still running" },
  gone: { status: 410, title: "No longer there" },
  edit_conflict: { status: 412, title: "Changed by somebody else meanwhile" },
  too_large: { status: 413, title: "Too large" },
  unsupported_media_type: { status: 415, title: "Unsupported format" },
  idempotency_mismatch: { status: 422, title: "This Idempotency-Key was used for another request" },
  would_delete_too_many: { status: 422, title: "Too many analyses would be deleted" },
  too_many_requests: { status: 429, title: "Too many requests" },
  internal_error: { status: 500, title: "Internal error" },
  maintenance: { status: 503, title: "Maintenance" },
  unavailable: { status: 503, title: "Temporarily unavailable" },
} as const satisfies Record<string, { status: number; title: string }>;
export type ProblemCode = keyof typeof problems;

/** The detail by which a client recognises a session that has ended, fixed by the API's conventions. */
export const invalidTokenDetail = "Invalid token.";
