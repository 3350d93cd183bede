import i18next from "i18next";
import type { Import, ImportIssue } from "../../../shared/importexport/imports/import.ts";

/** The text of a server code, or null if the product has no text for it. */
function known(kind: "phase" | "error" | "issue", code: string): string | null {
  const key = `importexport:${kind}.${code}`;
  return code && i18next.exists(key) ? i18next.t(key as "importexport:phase.reading") : null;
}

/** The current step of a running import; steps without a text are simply in progress. */
export const phaseText = (phase: string) =>
  known("phase", phase) ?? i18next.t("importexport:run.unknownPhase");

/** Why an import failed. */
export const errorText = (error: NonNullable<Import["error"]>) => known("error", error.code) ?? error.message;

/** A short text for a problem of the file, with the server's sentence if that adds details. */
export function issueText(issue: ImportIssue): { title: string; detail: string | null } {
  const title = known("issue", issue.code);
  return title === null ? { title: issue.message, detail: null } : { title, detail: issue.message };
}
