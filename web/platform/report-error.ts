import { reportError } from "../../shared/core/errors/errors.endpoints.ts";
import { call } from "./api/call.ts";
import { ApiProblem } from "./api/problem.ts";
import { versionWatch } from "./version.ts";

/** Maximum number of reports per page load; the same error is reported only once. */
const mostReports = 5;
const reported = new Set<string>();

/** Patterns for text that may identify a person or grant access, with their placeholders. */
const scrubbing: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, "<e-mail>"],
  // Keep only the path of an address.
  [/https?:\/\/[^\s/)]+/g, ""],
  [/[?#][^\s:)]*/g, ""],
  [/\b[\w-]{32,}\b/g, "<token>"],
  // Quoted text may come from a user, except after these phrases, where it is an identifier of the program.
  [/(?<!\b(?:reading|setting|property|import) )(["'`“„«])[^"'`”“»\n]{1,200}(["'`”“»])/g, "$1…$2"],
  [/\d{5,}/g, "<number>"],
];

/** Removes e-mail addresses, hosts, queries, tokens, quoted values and long numbers from a text. */
export const scrubbed = (text: string) =>
  scrubbing.reduce((rest, [pattern, sign]) => rest.replaceAll(pattern, sign), text);

/** Errors that the user sees anyway or has caused are not worth reporting. */
const isExpected = (error: unknown) =>
  error instanceof ApiProblem || (error instanceof DOMException && error.name === "AbortError");

/** Reports an uncaught error with its place, but without personal data. A report that fails is dropped. */
export function reportUncaught(error: unknown): void {
  if (isExpected(error)) return;
  const thrown = error instanceof Error ? error : new Error(String(error));
  const message = scrubbed(`${thrown.name}: ${thrown.message}`);
  if (reported.size >= mostReports || reported.has(message)) return;
  reported.add(message);
  const body = {
    message,
    stack: scrubbed(thrown.stack ?? ""),
    path: scrubbed(window.location.pathname),
    version: versionWatch.version,
  };
  void call(reportError, { body }).catch(() => undefined);
}
