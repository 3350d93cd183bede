import * as z from "zod";

/** Codes of the rules for passwords, in the order in which they are shown. */
export const passwordCodes = [
  "password_too_short",
  "password_no_upper",
  "password_no_lower",
  "password_no_digit",
  "password_no_special",
  "password_entirely_numeric",
  "password_too_common",
  "password_too_similar",
] as const;

/** Findings for a value; each is a code of the API and has a text in the app. */
export const checkCodes = [
  "value_does_not_fit",
  "not_a_date",
  "not_a_number",
  "not_an_integer",
  "below_minimum",
  "above_maximum",
  "not_in_unit",
  "not_a_unit",
  "not_ucum",
  "not_ucum_but",
  "pattern_mismatch",
  "value_too_short",
  "value_too_long",
  "not_a_choice",
  "not_a_loinc",
  "loinc_check_digit",
  "not_an_age",
  "not_a_limit",
  "not_a_sex",
  "ages_reversed",
  "limits_reversed",
  "range_gap",
  "range_overlap",
] as const;
export type CheckCode = (typeof checkCodes)[number];

/** Problems of a style sheet that people write; each has a text in the app. */
export const cssCodes = [
  "css_too_large",
  "css_too_deep",
  "css_unclosed",
  "css_unopened",
  "css_semicolon",
  "css_syntax",
  "css_import",
  "css_address",
  "css_escaped",
  "css_forbidden",
  "css_markup",
  "css_page",
  "css_hidden",
  "css_endless",
  "css_unknown_property",
  "css_misspelt_property",
  "css_foreign",
  "css_covers",
] as const;
export type CssCode = (typeof cssCodes)[number];

/** Errors that a schema may report about a value, in zod's terms. */
export const schemaCodes = [
  "invalid_type",
  "too_big",
  "too_small",
  "invalid_format",
  "not_multiple_of",
  "invalid_union",
  "invalid_key",
  "invalid_element",
  "invalid_value",
] as const;
/** All possible errors of a field; the app has a text for each. An unlisted code does not compile. */
export const fieldCodes = [
  ...schemaCodes,
  "invalid",
  "required",
  "unknown_field",
  "not_found",
  "already_exists",
  "immutable",
  "circle",
  "self",
  "still_named",
  "category_has_layout",
  "category_gives_layout",
  "field_gone",
  "not_per_language",
  "per_language",
  "permission_denied",
  "own_account",
  "last_admin",
  "looks_alike",
  "wrong_password",
  "wrong_code",
  "wrong_passkey",
  "password_mismatch",
  ...passwordCodes,
  ...checkCodes,
  ...cssCodes,
  "required_to_publish",
  "not_sound",
  "has_errors",
  "back_to_new",
  "not_yet_published",
  "from_master_data",
  "not_by_token",
  "page_address",
  "internal_name",
  "one_customer_email",
  "customer_email_kind",
  "opt_in_needs_website",
  "not_confirmed_yet",
  "not_available",
  "not_yes_or_no",
  "ambiguous",
  "row_repeats",
  "row_differs",
  "password_protected",
  "ordered_lately",
  "ordered_lately_within",
  "plain_text_only",
  "unknown_placeholder",
  "missing_placeholder",
  "empty_file",
  "unsupported_format",
  "too_many",
  "too_many_fields",
  "too_deep",
  "pattern_not_supported",
  "limits_crossed",
  "ends_before_test",
  "not_uploaded",
  "not_a_certificate",
  "file_runs_code",
  "too_many_pixels",
  "too_intricate",
  "broken_picture",
  "picture_used",
  "picture_gone",
  "picture_coarse",
  "not_a_profile",
  "profile_not_for_press",
  "profile_not_cmyk",
  "profile_tables",
  "columns_narrow",
  "columns_wide",
  "columns_unfit",
  "unknown_words",
  "missing_code",
  "missing_name",
  "assigned_twice",
  "not_valid",
  "email_not_verified",
  "unknown_account",
  "other_account",
  "linked_otherwise",
] as const;
export type FieldCode = (typeof fieldCodes)[number];

/** One failing field; `path` is dotted (`name`, `fields.3.raw`), empty for the whole body. */
export const fieldErrorSchema = z.object({
  path: z.string(),
  code: z.enum(fieldCodes),
  message: z.string(),
  /** Parameters of the code's text: the offending value, a bound. */
  parameters: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** RFC 9457 problem document, the body of every error response. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
  /** For an `edit_conflict`, if comparing helps: the current state of the resource that the call wanted to change; for `gone`: its name and its successors. */
  present: z.unknown().optional(),
  /** For a `gone`: the analyses that replace the one that is no longer published. */
});
export type Problem = z.infer<typeof problemSchema>;

/** HTTP status and title of each problem code, for every error response. */
export const problems = {
  validation_failed: { status: 400, title: "The request is not valid" },
  nothing_to_change: { status: 400, title: "Nothing to change" },
  malformed_body: { status: 400, title: "The request body cannot be read" },
  invalid_token: { status: 401, title: "Not signed in" },
  token_expired: { status: 401, title: "The token has expired" },
  invalid_credentials: { status: 401, title: "Wrong account name or password" },
  permission_denied: { status: 403, title: "Permission denied" },
  second_factor_required: { status: 401, title: "A code of the second factor is needed" },
  second_factor_missing: { status: 403, title: "A second factor has to be set up first" },
  password_required: { status: 403, title: "The password is needed again" },
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
