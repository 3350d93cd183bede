import type { ColumnMapping, ImportIssue, ReadingNote } from "../../../shared/importexport/imports/import.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { Catalogue } from "../../core/door.ts";
import { headerIssues } from "./check-header.ts";
import { dayIn } from "./day-in.ts";
import type { importFiles, Profile } from "./import.store.ts";
import { ImportContext } from "./import-context.ts";
import { ImportProblem } from "./import-problem.ts";
import { matchColumns, targetFinder } from "./match-columns.ts";
import type { Header, JsonFile } from "./read-json.ts";
import type { ReadingChoice } from "./reading-choice.ts";
import { type Placed, rowsToAnalyses } from "./rows-to-analyses.ts";
import type { FoundTable } from "./table.ts";
import { type Target, targetsOf, workbookLayout } from "./targets.ts";

/** A file that could be read; `placed` may be called several times. */
export interface ReadFile {
  context: ImportContext;
  header: Header;
  mapping: ColumnMapping[];
  /** Problems found while reading; those of analyses follow from `placed`. */
  issues: ImportIssue[];
  /** What reading it has guessed, left out or could not see. */
  notes: ReadingNote[];
  placed: () => AsyncIterable<Placed | { issues: ImportIssue[] }> | Iterable<Placed>;
}
export type NeedsMapping = Pick<ReadFile, "mapping" | "notes">;

/** Workbooks beyond this many bytes are refused; as JSON, a catalogue may be far larger. */
const largestWorkbook = 48 * 1024 * 1024;
const emptyHeader: Header = { layouts: [], categories: [], collections: [] };
interface Known {
  catalogue: Catalogue;
  main: Language;
  columns: { chosen: Profile; profile: Profile };
  choice: ReadingChoice;
}

/**
 * Reads an import file of any format.
 * @param choice what somebody says about the file; the rest is guessed
 * @returns the file, or the columns that a person has to map first
 * @throws ImportProblem
 */
export async function readImportFile(
  files: ReturnType<typeof importFiles>,
  key: string,
  catalogue: Catalogue,
  main: Language,
  columns: { chosen: Profile; profile: Profile },
  choice: ReadingChoice = {},
): Promise<ReadFile | NeedsMapping> {
  const size = await files.size(key);
  if (size === undefined) throw new ImportProblem("missing_file", "The file has not arrived.");
  if (size === 0) throw new ImportProblem("empty_file", "The file is empty.");
  const known: Known = { catalogue, main, columns, choice };
  return /\.json$/i.test(key) ? fromJson(files, key, size, known) : fromWorkbook(files, key, size, known);
}

async function fromJson(
  files: ReturnType<typeof importFiles>,
  key: string,
  size: number,
  known: Known,
): Promise<ReadFile | NeedsMapping> {
  const { checkAnalysis, readJson } = await import("./read-json.ts");
  const file = await readJson(() => files.stream(key));
  if (file.format === "foreign") return fromForeignJson(file, size, known);
  const { header, analyses, notes } = file;
  const context = new ImportContext(known.catalogue, known.main, false);
  addHeader(context, header);
  return {
    context,
    header,
    mapping: [],
    notes,
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

/** The largest list of another system's file, as if it were a sheet. */
async function fromForeignJson(
  { lists, records, notes }: Extract<JsonFile, { format: "foreign" }>,
  size: number,
  known: Known,
): Promise<ReadFile | NeedsMapping> {
  if (size > largestWorkbook) throw tooLarge("JSON files of other systems");
  const { gridOfRecords, recordHeading } = await import("./json-records.ts");
  const { tableOf } = await import("./table.ts");
  const [list] = [...lists].sort((left, right) => right.count - left.count);
  const path = lists.find(({ path }) => path === known.choice.sheet)?.path ?? list?.path ?? "";
  const grid = await gridOfRecords(path, records(path), known.choice.lists ?? "joined");
  const targets = targetsOf(workbookLayout(known.catalogue)?.fields ?? [], known.main);
  const table = tableOf(grid, targetFinder(targets), { row: recordHeading });
  const left = lists
    .filter((each) => each.path !== path)
    .map(
      (each): ReadingNote => ({ code: "other_list", path: each.path, value: each.path, count: each.count }),
    );
  return fromTable({ ...table, notes: [...notes, ...left, ...grid.notes] }, targets, known);
}

function addHeader(context: ImportContext, header: Header): void {
  const named = (name: string | object) => (typeof name === "string" ? { [context.main]: name } : name);
  for (const layout of header.layouts) context.addLayout(layout);
  for (const category of header.categories) context.addCategory({ ...category, name: named(category.name) });
  for (const { items, ...collection } of header.collections) {
    context.collections.set(collection.identifier, { ...collection, name: named(collection.name) });
    for (const item of items) {
      // What people call its fields is not the file's business, unless it says so.
      const { labels } = context.items.get(`${collection.identifier}/${item.identifier}`) ?? {};
      const told = { ...(labels && { labels }), ...item };
      context.addItem({ ...told, collection: collection.identifier, name: named(item.name) });
    }
  }
}

const tooLarge = (what: string) =>
  new ImportProblem(
    "too_large",
    `${what} of more than ${largestWorkbook / 1024 / 1024} MB are not read; JSON of the import format may be larger.`,
  );

async function fromWorkbook(
  files: ReturnType<typeof importFiles>,
  key: string,
  size: number,
  known: Known,
): Promise<ReadFile | NeedsMapping> {
  if (size > largestWorkbook) throw tooLarge("Workbooks");
  const { readSpreadsheet } = await import("./read-spreadsheet.ts");
  const targets = targetsOf(workbookLayout(known.catalogue)?.fields ?? [], known.main);
  const table = await readSpreadsheet((await files.get(key)) ?? Buffer.alloc(0), {
    language: known.main === "de" ? "de" : "en",
    targetOf: targetFinder(targets),
    choice: known.choice,
  });
  return fromTable(table, targets, known);
}

function fromTable(
  table: FoundTable,
  targets: readonly Target[],
  { catalogue, main, columns }: Known,
): ReadFile | NeedsMapping {
  const { notes } = table;
  const { mapping, open } = matchColumns(table, targets, columns.chosen, columns.profile);
  if (open) return { mapping, notes };
  const dates = new Set(targets.filter(({ field }) => field?.type === "date").map(({ target }) => target));
  const isDate = mapping.map(({ target }) => target !== null && dates.has(target));
  // A field for dates wants the day itself, however the sheet shows it.
  const rows = !isDate.includes(true)
    ? table.rows
    : table.rows.map(({ number, cells }) => ({
        number,
        cells: cells.map((cell, at) =>
          isDate[at] ? (table.dayOf(number, at) ?? dayIn(cell) ?? cell) : cell,
        ),
      }));
  const { placed, issues } = rowsToAnalyses({ ...table, rows }, mapping, targets, main);
  return {
    context: new ImportContext(catalogue, main, true),
    header: emptyHeader,
    mapping,
    notes,
    issues,
    placed: () => placed,
  };
}
