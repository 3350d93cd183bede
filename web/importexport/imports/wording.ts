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

/** A short text for a problem of the file, and what it is about; the server's own sentence is English. */
export function issueText(issue: ImportIssue): { title: string; detail: string | null } {
  const title = known("issue", issue.code);
  if (title === null) return { title: issue.message, detail: null };
  if (i18next.resolvedLanguage === "en") return { title, detail: issue.message };
  const { value, first } = issue;
  if (value === undefined) return { title, detail: null };
  const row = /^row (\d+)$/.exec(first ?? "")?.[1];
  const place = row ? i18next.t("importexport:warnings.row", { row }) : first;
  const key = place === undefined ? "about" : "aboutTwice";
  return { title, detail: i18next.t(`importexport:issues.${key}`, { value, place }) };
}
