import { reportError } from "../../shared/core/errors/errors.endpoints.ts";
import { call } from "./api/call.ts";
import { ApiProblem } from "./api/problem.ts";
import { versionWatch } from "./version.ts";

/** Maximum number of reports per page load; none is sent twice. */
const mostReports = 5;
const reported = new Set<string>();

/** Placeholders for what may identify a person or grant access. */
const scrubbing: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, "<e-mail>"],
  // Only the path of an address is kept.
  [/https?:\/\/[^\s/)]+/g, ""],
  [/[?#][^\s:)]*/g, ""],
  [/\b[\w-]{32,}\b/g, "<token>"],
  // Quoted text may be somebody's words; after these phrases it is an identifier of the program.
  [/(?<!\b(?:reading|setting|property|import) )(["'`“„«])[^"'`”“»\n]{1,200}(["'`”“»])/g, "$1…$2"],
  [/\d{5,}/g, "<number>"],
];

/** A text without e-mail addresses, hosts, queries, tokens, quoted values and long numbers. */
export const scrubbed = (text: string) =>
  scrubbing.reduce((rest, [pattern, sign]) => rest.replaceAll(pattern, sign), text);

/** Errors that are shown to the person anyway, or that they caused, are not worth reporting. */
const isExpected = (error: unknown) =>
  error instanceof ApiProblem || (error instanceof DOMException && error.name === "AbortError");

/** Reports an uncaught error: what and where, nothing about whom. A report that fails is dropped. */
export function reportUncaught(error: unknown): void {
  if (isExpected(error)) return;
  const told = error instanceof Error ? error : new Error(String(error));
  const message = scrubbed(`${told.name}: ${told.message}`);
  if (reported.size >= mostReports || reported.has(message)) return;
  reported.add(message);
  const body = {
    message,
    stack: scrubbed(told.stack ?? ""),
    path: scrubbed(window.location.pathname),
    version: versionWatch.version,
  };
  void call(reportError, { body }).catch(() => undefined);
}
