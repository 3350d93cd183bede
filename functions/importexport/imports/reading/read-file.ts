import type {
  ColumnMapping,
  ImportIssue,
  ReadingNote,
} from "../../../../shared/importexport/imports/import.ts";
import type { RepeatedRule } from "../../../../shared/importexport/imports/import-words.ts";
import type { Question } from "../../../../shared/importexport/imports/questions.ts";
import {
  type ChosenColumns,
  type Detected,
  type ReadingChoice,
  usualNotation,
} from "../../../../shared/importexport/imports/reading.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import { uiLanguageOf } from "../../../../shared/kernel/ui-language.ts";
import type { Catalogue } from "../../../core/door.ts";
import type { KnownProfile } from "../../profiles/profile.store.ts";
import type { importFiles } from "../import.store.ts";
import { ImportContext } from "../import-context.ts";
import { ImportProblem } from "../import-problem.ts";
import type { CodeProposal } from "../mapping/make-codes.ts";
import type { Placed } from "../normalising/rows-to-analyses.ts";
import type { FileSample } from "./file-sample.ts";
import { beginningOf, kindOfFile } from "./kind-of-file.ts";
import type { Header } from "./read-json.ts";

/** A file that could be read; `placed` may be called several times. */
export interface ReadFile {
  context: ImportContext;
  header: Header;
  mapping: ColumnMapping[];
  /** Errors found while reading; those of analyses follow from `placed`. */
  issues: ImportIssue[];
  /** Notes on what was guessed, left out or not visible. */
  notes: ReadingNote[];
  /** How the table was found, and the beginning of the file; only for files read as a sheet. */
  found: Detected | null;
  sample?: FileSample;
  /** Profile by which the columns were mapped. */
  profile: KnownProfile | undefined;
  /** Rule for repeated rows of the import or its profile. */
  rule?: RepeatedRule;
  /** The question that remains if rows of one code are refused. */
  questions?: Question[];
  placed: () => AsyncIterable<Placed | { issues: ImportIssue[] }> | Iterable<Placed>;
}
export type NeedsMapping = Pick<ReadFile, "mapping" | "notes" | "found" | "sample" | "profile"> & {
  questions: Question[];
  /** Proposal for a file without codes. */
  codes?: CodeProposal;
};

/** Mappings of columns, by the columns' keys. */
export interface ColumnChoices {
  /** Chosen by a person for this file. */
  chosen: ChosenColumns;
  /** Taken from the profile to be used. */
  profile: ChosenColumns;
  /** If no profile is to be used: the candidates, one of which is chosen by the heading row. */
  profiles?: readonly KnownProfile[];
  /** Decided by a person in other files. */
  remembered?: ChosenColumns;
  /** When to ask a person: if a column is open, in any case, or only if nothing can be imported otherwise. */
  ask?: "if_open" | "always" | "if_needed";
  /** The rule for repeated rows that the import states. */
  rule?: RepeatedRule | undefined;
  /** The languages of the laboratory. */
  languages?: readonly Language[];
}

/** Largest workbook, in bytes; a catalogue as JSON may be far larger. */
const largestWorkbook = 48 * 1024 * 1024;
export interface ReadingContext {
  catalogue: Catalogue;
  main: Language;
  columns: ColumnChoices;
  choice: ReadingChoice;
}

/**
 * Reads an import file of any format.
 * @param choice choices about the file; everything left out is guessed
 * @returns the file, or the columns that a person has to map first
 * @throws ImportProblem
 */
export async function readImportFile(
  files: ReturnType<typeof importFiles>,
  key: string,
  catalogue: Catalogue,
  main: Language,
  columns: ColumnChoices,
  choice: ReadingChoice = {},
): Promise<ReadFile | NeedsMapping> {
  const size = await files.size(key);
  if (size === undefined) throw new ImportProblem("missing_file", "The file has not arrived.");
  if (size === 0) throw new ImportProblem("empty_file", "The file is empty.");
  const context: ReadingContext = { catalogue, main, columns, choice };
  const isJson =
    kindOfFile(await beginningOf(await files.stream(key)), /\.(nd)?jsonl?$/i.test(key)) === "json";
  return isJson ? fromJson(files, key, size, context) : fromWorkbook(files, key, size, context);
}

async function fromJson(
  files: ReturnType<typeof importFiles>,
  key: string,
  size: number,
  readingContext: ReadingContext,
): Promise<ReadFile | NeedsMapping> {
  const { checkAnalysis, readJson } = await import("./read-json.ts");
  const file = await readJson(
    () => files.stream(key),
    /\.(ndjson|jsonl)$/i.test(key),
    uiLanguageOf(readingContext.main),
  );
  if (file.format === "foreign") {
    if (size > largestWorkbook) throw tooLarge("JSON files of other systems");
    const { fromTable, knownHeadings } = await import("./map-table.ts");
    const { tableOfForeign } = await import("./read-foreign.ts");
    return fromTable(
      await tableOfForeign(file, readingContext.main, knownHeadings(readingContext), readingContext.choice),
      readingContext,
    );
  }
  const { header, analyses, notes } = file;
  const { headerIssues } = await import("../mapping/check-header.ts");
  const { addHeader } = await import("./add-header.ts");
  const context = new ImportContext(readingContext.catalogue, readingContext.main, false);
  addHeader(context, header);
  return {
    context,
    header,
    mapping: [],
    notes,
    found: null,
    profile: undefined,
    issues: headerIssues(header, context),
    placed: async function* () {
      for await (const part of analyses()) {
        const { analysis, issues } = checkAnalysis(part);
        if (analysis) yield { analysis, place: { path: part.path }, columnOf: () => undefined };
        else yield { issues };
      }
    },
  };
}

const tooLarge = (subject: string) =>
  new ImportProblem(
    "too_large",
    `${subject} of more than ${largestWorkbook / 1024 / 1024} MB are not read; JSON of the import format may be larger.`,
  );

async function fromWorkbook(
  files: ReturnType<typeof importFiles>,
  key: string,
  size: number,
  context: ReadingContext,
): Promise<ReadFile | NeedsMapping> {
  if (size > largestWorkbook) throw tooLarge("Workbooks");
  const { fromTable, knownHeadings } = await import("./map-table.ts");
  const { readSpreadsheet } = await import("./read-spreadsheet.ts");
  const table = await readSpreadsheet((await files.get(key)) ?? Buffer.alloc(0), {
    language: usualNotation(context.main),
    targetOf: knownHeadings(context),
    choice: context.choice,
  });
  return fromTable(table, context);
}
