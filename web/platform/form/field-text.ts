import i18next from "i18next";
import type * as z from "zod";
import { codePattern, identifierPattern } from "../../../shared/kernel/identifier.ts";
import { type CheckCode, checkCodes, type FieldError } from "../../../shared/kernel/problem.ts";
import { findingText, placedText } from "./finding-text.ts";

/** Messages of one form for its fields, looked up by `path:code`, by path and by code, in this order. */
export type FieldMessages = Readonly<Record<string, string>>;

type Issue = z.core.$ZodIssue;

/** The text key of a schema issue, and the figure in its text. */
function keyOf(issue: Issue): [key: string, figure?: { count?: number; limit?: string }] {
  switch (issue.code) {
    case "too_small": {
      const least = Number(issue.minimum);
      if (issue.origin === "string") return least <= 1 ? ["required"] : ["too_short", { count: least }];
      if (issue.origin === "array" || issue.origin === "set") return ["choose"];
      return ["too_low", { limit: String(issue.minimum) }];
    }
    case "too_big":
      return issue.origin === "string"
        ? ["too_long", { count: Number(issue.maximum) }]
        : ["too_high", { limit: String(issue.maximum) }];
    case "invalid_type":
      return issue.input === undefined || issue.input === null ? ["required"] : ["invalid"];
    case "invalid_value":
      return ["choose"];
    case "invalid_format":
      if (issue.pattern === String(identifierPattern)) return ["identifier"];
      if (issue.pattern === String(codePattern)) return ["code"];
      return [issue.format === "email" || issue.format === "url" ? issue.format : "invalid"];
    case "custom": {
      const { code = "invalid", ...named } = (issue.params ?? {}) as { code?: string };
      return [code, named];
    }
    default:
      return ["invalid"];
  }
}

/** Codes by which the server reports the same findings; zod's codes arrive without figures. */
const generic = /^(?:too_small|too_big|invalid_\w+|not_multiple_of|unrecognized_keys|custom)$/;

function textOf(
  path: string,
  code: string,
  key: string,
  figure: Record<string, unknown>,
  messages: FieldMessages,
) {
  const message = messages[`${path}:${code}`] ?? messages[path] ?? messages[code];
  if (message) return message;
  const textKey = `ui:field.${key}`;
  const exists = i18next.exists(textKey, figure);
  // The server's sentence is English and never shown.
  return exists ? i18next.t(textKey as "ui:field.invalid", figure) : i18next.t("ui:field.invalid");
}

/** The message for a finding of the schema in the browser. */
export function issueText(issue: Issue, messages: FieldMessages = {}): string {
  const [key, figure = {}] = keyOf(issue);
  const code = issue.code === "custom" ? key : issue.code;
  return textOf(issue.path.join("."), code, key, figure, messages);
}

/** The message for a finding of the server. */
export function fieldText(
  error: Pick<FieldError, "path" | "parameters"> & { code: string },
  messages: FieldMessages = {},
): string {
  const { code, parameters } = error;
  if ((checkCodes as readonly string[]).includes(code) && parameters) {
    const { row, entry } = parameters;
    const place = { ...(row && { row: Number(row) - 1 }), ...(entry && { entry: Number(entry) - 1 }) };
    return placedText(place, undefined, findingText(code as CheckCode, parameters));
  }
  const key = generic.test(code) ? "invalid" : code;
  return textOf(error.path, code, key, parameters ?? {}, messages);
}

/** Checks values by a schema of `shared`; returns the first message of each invalid field. */
export function checkBy(schema: z.ZodType, messages: FieldMessages = {}) {
  return (values: unknown): Record<string, string> => {
    // Report the input, since only that distinguishes a missing value from a wrong one.
    const result = schema.safeParse(values, { reportInput: true });
    const texts: Record<string, string> = {};
    for (const issue of result.error?.issues ?? [])
      texts[issue.path.join(".")] ??= issueText(issue, messages);
    return texts;
  };
}
