import { reportError } from "../../shared/core/errors/errors.endpoints.ts";
import { call } from "./api/call.ts";
import { ApiProblem } from "./api/problem.ts";
import { versionWatch } from "./version.ts";

/** At most so many reports from one page that is loaded, and none twice. */
const mostReports = 5;
const reported = new Set<string>();

/** Signs that stand in place of what may tell of a person or open a door. */
const scrubbing: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, "<e-mail>"],
  // Of an address only the path is kept.
  [/https?:\/\/[^\s/)]+/g, ""],
  [/[?#][^\s:)]*/g, ""],
  [/\b[\w-]{32,}\b/g, "<token>"],
  // What is quoted may be somebody's words; after these it is a name out of the program.
  [/(?<!\b(?:reading|setting|property|import) )(["'`“„«])[^"'`”“»\n]{1,200}(["'`”“»])/g, "$1…$2"],
  [/\d{5,}/g, "<number>"],
];

/** A text without e-mail addresses, hosts, queries, tokens, quoted values and long numbers. */
export const scrubbed = (text: string) =>
  scrubbing.reduce((rest, [pattern, sign]) => rest.replaceAll(pattern, sign), text);

/** What the person is told about anyway, or has done, is no news for whoever reads the reports. */
const isExpected = (error: unknown) =>
  error instanceof ApiProblem || (error instanceof DOMException && error.name === "AbortError");

/** Reports an error that nothing has caught: what and where, nothing about whom. A report that fails is let go. */
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
