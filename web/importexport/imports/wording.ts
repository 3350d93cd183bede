import i18next from "i18next";
import type { Import, ImportIssue, ImportWarning } from "../../../shared/importexport/imports/import.ts";
import type { FieldCode } from "../../../shared/kernel/problem.ts";
import { commonLanguage } from "../../../shared/kernel/ui-language.ts";
import { findingText } from "../../platform/form/finding-text.ts";

/** The text of a server code, or null if the product has no text for it. */
function knownText(
  kind: "phase" | "error" | "issue" | "note",
  code: string,
  named: Record<string, unknown> = {},
): string | null {
  const key = `importexport:${kind}.${code}`;
  return code && i18next.exists(key) ? i18next.t(key as "importexport:phase.reading", named) : null;
}

/** The current step of a running import; steps without a text are simply in progress. */
export const phaseText = (phase: string) =>
  knownText("phase", phase) ?? i18next.t("importexport:run.unknownPhase");

/** Text for the failure of an import. */
export const errorText = (error: NonNullable<Import["error"]>) =>
  knownText("error", error.code) ?? i18next.t("platform:problem.unknown");

/** The text of a warning, without its place. */
export function warningText({ check, parameters }: Pick<ImportWarning, "check" | "parameters">): string {
  const { other } = parameters;
  // The server names another row in English, as `row 5`.
  const row = typeof other === "string" ? /^row (\d+)$/.exec(other)?.[1] : undefined;
  const named = row ? { ...parameters, other: i18next.t("importexport:warnings.row", { row }) } : parameters;
  return knownText("note", check, named) ?? findingText(check as FieldCode, parameters);
}

/** A short text for an error in the file, and its subject; the server's own sentence is English. */
export function issueText(issue: ImportIssue): { title: string; detail: string | null } {
  const title = knownText("issue", issue.code);
  if (title === null) return { title: i18next.t("ui:field.invalid"), detail: null };
  const { value, first, similar } = issue;
  if (i18next.resolvedLanguage === commonLanguage) {
    const isNamed = value === undefined || issue.message.includes(value);
    const about = i18next.t("importexport:issues.about", { value });
    return { title, detail: isNamed ? issue.message : `${about} · ${issue.message}` };
  }
  if (value === undefined) return { title, detail: null };
  if (similar !== undefined)
    return { title, detail: i18next.t("importexport:issues.similar", { value, similar }) };
  const row = /^row (\d+)$/.exec(first ?? "")?.[1];
  const place = row ? i18next.t("importexport:warnings.row", { row }) : first;
  const key = place === undefined ? "about" : "aboutTwice";
  return { title, detail: i18next.t(`importexport:issues.${key}`, { value, place }) };
}
