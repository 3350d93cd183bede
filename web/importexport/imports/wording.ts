import i18next from "i18next";
import type { Import, ImportIssue } from "../../../shared/importexport/imports/import.ts";

/** The text of a code that the server uses, or null where the product has no words of its own for it. */
function known(kind: "phase" | "error" | "issue", code: string): string | null {
  const key = `importexport:${kind}.${code}`;
  return code && i18next.exists(key) ? i18next.t(key as "importexport:phase.reading") : null;
}

/** What the running import does at present; steps without words of their own are simply in progress. */
export const phaseText = (phase: string) =>
  known("phase", phase) ?? i18next.t("importexport:run.unknownPhase");

/** Why an import failed. */
export const errorText = (error: NonNullable<Import["error"]>) => known("error", error.code) ?? error.message;

/** A problem of the file in few words, and the server's sentence with its particulars where that adds something. */
export function issueText(issue: ImportIssue): { title: string; detail: string | null } {
  const title = known("issue", issue.code);
  return title === null ? { title: issue.message, detail: null } : { title, detail: issue.message };
}
