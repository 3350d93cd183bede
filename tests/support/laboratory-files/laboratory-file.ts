import type { RowRules } from "../../../functions/importexport/imports/comparing/compare-import.ts";
import type { BookType, SheetOf } from "../workbooks.ts";
import { sheetsOf } from "../workbooks.ts";
import type { SpokenLanguage } from "./catalogues.ts";
import type { Facts } from "./facts.ts";

/** A file as laboratories send it, with what must come of it when all proposals are accepted. */
export interface LaboratoryFile {
  shape: string;
  language: SpokenLanguage;
  fileName: string;
  file: () => Buffer;
  /** Questions that a person is asked. */
  questions: string[];
  /** The facts of all analyses; of each, every one. */
  expected: Facts[];
  /** All findings: codes, places and values. */
  findings: string[];
  rules?: RowRules;
  /** Code of the error that refuses the file before anything is asked. */
  refusal?: string;
}

/** A file of one shape in several languages. */
export const inLanguages = (
  languages: readonly SpokenLanguage[],
  shape: string,
  make: (language: SpokenLanguage) => Omit<LaboratoryFile, "shape" | "language">,
): LaboratoryFile[] => languages.map((language) => ({ shape, language, ...make(language) }));

export const book =
  (sheets: Record<string, SheetOf>, type: BookType = "xlsx") =>
  () =>
    sheetsOf(sheets, type);
/** A text with a separator between the cells, which are enclosed if they need it. */
export const separated =
  (rows: readonly (readonly string[])[], separator = ";", encoded: (text: string) => Buffer = Buffer.from) =>
  () =>
    encoded(
      rows
        .map((cells) =>
          cells
            .map((cell) =>
              cell.includes(separator) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
            )
            .join(separator),
        )
        .join("\r\n"),
    );
