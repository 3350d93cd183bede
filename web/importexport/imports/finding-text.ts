import i18next from "i18next";
import type { ImportFinding } from "../../../shared/importexport/imports/import.ts";
import type { LocalizedText } from "../../../shared/kernel/language.ts";
import { placedText } from "../../platform/form/finding-text.ts";
import { formatIn } from "../../platform/format.ts";
import { issueText, warningText } from "./wording.ts";

/** A finding as people read it; missing parts are empty. */
export interface ShownFinding {
  /** Code of the analysis. */
  code: string;
  name: string;
  sheet: string;
  row: number | undefined;
  column: string;
  /** Path in a JSON file. */
  path: string;
  field: string;
  text: string;
  /** Subject of the text, if the text does not name it. */
  detail: string;
}

/** @param localized returns a label in the reader's language */
export function shownFinding(
  { issue, warning, note }: ImportFinding,
  localized: (label: LocalizedText | null) => string,
): ShownFinding {
  const { sheet = "", row, column = "", path = "" } = issue ?? warning ?? note ?? {};
  const place = { code: "", name: "", field: "", detail: "", sheet, row, column, path };
  if (issue) {
    const { title, detail } = issueText(issue);
    const field = localized(issue.label ?? null);
    return { ...place, ...issue.analysis, field, text: title, detail: detail ?? "" };
  }
  if (warning) {
    const { code, name, label, column_label, parameters } = warning;
    const text = placedText(warning.place, localized(column_label) || undefined, warningText(warning));
    const { language } = parameters;
    const named = localized(label);
    const field =
      typeof language === "string" ? `${named} (${formatIn(i18next.language).language(language)})` : named;
    return { ...place, code, name, field, text };
  }
  if (!note) return { ...place, text: "" };
  const count = note.count ?? 1;
  const shown = formatIn(i18next.language).number(count);
  const text = i18next.t(`importexport:readingNote.${note.code}`, { value: note.value ?? "", count, shown });
  return { ...place, text };
}

/** Place of a finding in a sheet; empty for JSON, whose places are paths. */
export const placeText = ({ sheet, row, column }: Pick<ShownFinding, "sheet" | "row" | "column">): string =>
  [
    sheet,
    row === undefined ? "" : i18next.t("importexport:findings.inRow", { row }),
    column === "" ? "" : i18next.t("importexport:findings.inColumn", { column }),
  ]
    .filter((part) => part !== "")
    .join(" · ");
