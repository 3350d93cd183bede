import { valueFields } from "../../../shared/core/catalogue/field.ts";
import type { ColumnMapping, ImportIssue, ReadingNote } from "../../../shared/importexport/imports/import.ts";
import type { ChosenColumns, Found, ReadingChoice } from "../../../shared/importexport/imports/reading.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { Catalogue } from "../../core/door.ts";
import { type KnownProfile, profileFor, readingOfKind } from "../profiles/profile.store.ts";
import { headerIssues } from "./check-header.ts";
import { columnKey, columnKeys } from "./column-keys.ts";
import { dateOrderOf, dayIn, isAmbiguousDay } from "./day-in.ts";
import { addFurther, withPanels } from "./further-sheets.ts";
import type { importFiles } from "./import.store.ts";
import { ImportContext } from "./import-context.ts";
import { ImportProblem } from "./import-problem.ts";
import { guessedLanguage, inGuessed } from "./language-of-texts.ts";
import { withCodes } from "./make-codes.ts";
import { matchColumns, targetFinder } from "./match-columns.ts";
import { addFields, newFields } from "./new-fields.ts";
import type { FileSample } from "./reading/file-sample.ts";
import type { Header, JsonFile } from "./reading/read-json.ts";
import type { ReadTable } from "./reading/read-spreadsheet.ts";
import { type FoundTable, shownHeading } from "./reading/table.ts";
import { type Placed, rowsToAnalyses, takesEntries } from "./rows-to-analyses.ts";
import { type Target, targetsOf, workbookLayout } from "./targets.ts";

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
  found: Found | null;
  sample?: FileSample;
  /** Profile by which the columns were mapped. */
  profile: KnownProfile | undefined;
  placed: () => AsyncIterable<Placed | { issues: ImportIssue[] }> | Iterable<Placed>;
}
export type NeedsMapping = Pick<ReadFile, "mapping" | "notes" | "found" | "sample" | "profile">;

/** Mappings of columns, by the columns' keys. */
export interface ColumnChoices {
  /** Chosen by a person for this file. */
  chosen: ChosenColumns;
  /** Taken from the profile to be used. */
  profile: ChosenColumns;
  /** If no profile is to be used: the candidates, one of which is chosen by the heading row. */
  profiles?: readonly KnownProfile[];
  /** When to ask a person: if a column is open, in any case, or only if nothing can be imported otherwise. */
  ask?: "if_open" | "always" | "if_needed";
  /** The languages of the laboratory. */
  languages?: readonly Language[];
}

/** Largest workbook, in bytes; a catalogue as JSON may be far larger. */
const largestWorkbook = 48 * 1024 * 1024;
const emptyHeader: Header = { layouts: [], categories: [], collections: [] };
export interface Known {
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
  const known: Known = { catalogue, main, columns, choice };
  return /\.(nd)?jsonl?$/i.test(key)
    ? fromJson(files, key, size, known)
    : fromWorkbook(files, key, size, known);
}

async function fromJson(
  files: ReturnType<typeof importFiles>,
  key: string,
  size: number,
  known: Known,
): Promise<ReadFile | NeedsMapping> {
  const { checkAnalysis, readJson } = await import("./reading/read-json.ts");
  const file = await readJson(() => files.stream(key), /\.(ndjson|jsonl)$/i.test(key));
  if (file.format === "foreign") return fromForeignJson(file, size, known);
  const { header, analyses, notes } = file;
  const context = new ImportContext(known.catalogue, known.main, false);
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

/** Reads the largest list of another system's file as if it were a sheet. */
async function fromForeignJson(
  { lists, records, notes }: Extract<JsonFile, { format: "foreign" }>,
  size: number,
  known: Known,
): Promise<ReadFile | NeedsMapping> {
  if (size > largestWorkbook) throw tooLarge("JSON files of other systems");
  const { gridOfRecords, recordHeading } = await import("./reading/json-records.ts");
  const { tableOf } = await import("./reading/table.ts");
  const { chosenList, foundIn, sampleOfRecords } = await import("./reading/file-sample.ts");
  const { path = "" } = chosenList(lists, known.choice.sheet) ?? {};
  const reading = known.choice.lists ?? "joined";
  const grid = await gridOfRecords(path, records(path), reading);
  const targets = targetsOf(workbookLayout(known.catalogue)?.fields ?? [], known.main);
  const table = { ...tableOf(grid, targetFinder(targets), { row: recordHeading }), joined: grid.joined };
  const left = lists
    .filter((each) => each.path !== path)
    .map(
      (each): ReadingNote => ({ code: "other_list", path: each.path, value: each.path, count: each.count }),
    );
  const sheets = lists.map((one) => ({ name: one.path, isHidden: false, count: one.count }));
  const found = foundIn("json", table, {
    sheets,
    language: known.choice.language ?? known.main,
    lists: reading,
  });
  const sample = await sampleOfRecords(lists, records);
  return fromTable({ ...table, notes: [...notes, ...left, ...grid.notes], found, sample }, known);
}

function addHeader(context: ImportContext, header: Header): void {
  const named = (name: string | object) => (typeof name === "string" ? { [context.main]: name } : name);
  for (const layout of header.layouts) context.addLayout(layout);
  for (const category of header.categories) context.addCategory({ ...category, name: named(category.name) });
  for (const { items, ...collection } of header.collections) {
    context.collections.set(collection.identifier, { ...collection, name: named(collection.name) });
    for (const item of items) {
      // Keep the labels of the item's fields unless the file states others.
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
  const { readSpreadsheet } = await import("./reading/read-spreadsheet.ts");
  const targets = targetsOf(workbookLayout(known.catalogue)?.fields ?? [], known.main);
  const table = await readSpreadsheet((await files.get(key)) ?? Buffer.alloc(0), {
    language: known.main === "de" ? "de" : "en",
    targetOf: targetFinder(targets),
    choice: known.choice,
  });
  return fromTable(table, known);
}

/** A table whose columns have been matched; `read` works whether or not columns are open. */
export function mapTable(table: FoundTable, { catalogue, main, columns, choice }: Known) {
  const layout = workbookLayout(catalogue);
  const profile = columns.profiles && profileFor(table.columns, columns.profiles);
  const profiled = profile?.columns ?? columns.profile;
  const reading = { ...readingOfKind(profile?.reading), ...choice };
  const languages = columns.languages ?? [main];
  const made = newFields({ columns: { ...profiled, ...columns.chosen }, layout, languages });
  const targets = targetsOf([...valueFields(layout?.fields ?? []), ...made], main);
  const needed = reading.codes ? (["name"] as const) : (["code", "name"] as const);
  const matched = matchColumns(table, targets, columns.chosen, profiled, needed, languages);
  const mapping = matched.mapping.map((column) =>
    table.joined ? asList(column, table.joined, targets) : column,
  );
  // A person who mapped columns or made a profile has seen the language.
  const isSaid = reading.language !== undefined || profile || Object.keys(columns.profile).length > 0;
  const guessed = isSaid ? undefined : guessedLanguage(table, mapping, languages);
  return { ...matched, mapping, profile, reading, guessed, read };

  /** @param found how the table was found */
  function read(found: Found | null, more: Pick<ReadFile, "notes" | "sample">): ReadFile {
    const context = new ImportContext(catalogue, main, true);
    const further = addFurther(context, table.further ?? []);
    addFields(context, layout, made, mapping);
    const { rows, notes } = withDays(table, mapping, targets);
    const own = reading.language ?? main;
    const { placed, issues } = rowsToAnalyses(
      { ...table, rows },
      mapping,
      targets,
      own,
      main === "en" ? "en" : "de",
    );
    const { key } = reading.codes ?? {};
    const keyAt = key == null ? -1 : columnKeys(table.columns).indexOf(columnKey(key));
    const keyOf = (at: number) => table.rows[at]?.cells[keyAt] ?? "";
    const coded = reading.codes ? withCodes(placed, reading.codes, keyOf, catalogue, own) : placed;
    const whole = withPanels(coded, table.further ?? []);
    const all = {
      issues: [...further.issues, ...issues],
      notes: [...further.notes, ...notes, ...more.notes],
    };
    return { context, header: emptyHeader, mapping, ...more, ...all, found, profile, placed: () => whole };
  }
}

/** Splits a column by line if its cells are lists of the file itself, unless a person has chosen otherwise. */
function asList(
  column: ColumnMapping,
  joined: ReadonlySet<string>,
  targets: readonly Target[],
): ColumnMapping {
  const target = targets.find((one) => one.target === column.target);
  const isList = column.by === "name" && joined.has(column.column) && target && takesEntries(target);
  return isList ? { ...column, split: ["\n"] } : column;
}

/**
 * A date field needs the date itself, however the sheet shows it. If neither a person nor the column's other cells tell what comes first
 * between slashes, the day is assumed, and a note says so.
 */
function withDays(
  { sheet, rows, dayOf }: FoundTable,
  mapping: readonly ColumnMapping[],
  targets: readonly Target[],
): Pick<FoundTable, "rows" | "notes"> {
  const dates = new Set(targets.filter(({ field }) => field?.type === "date").map(({ target }) => target));
  const notes: ReadingNote[] = [];
  const readers = mapping.map(({ column, target, dates: chosen }, at) => {
    if (target === null || !dates.has(target)) return undefined;
    const { shown, isMixed } = dateOrderOf(rows.map(({ cells }) => cells[at] ?? ""));
    const guessed = isMixed ? undefined : "day_first";
    const order = chosen ?? shown ?? guessed;
    const unclear = rows.filter(({ cells }) => isAmbiguousDay(cells[at] ?? ""));
    const [first] = unclear;
    if (first && order && !chosen && !shown) {
      const [value, count] = [first.cells[at] as string, unclear.length];
      notes.push({ code: "date_order_guessed", sheet, column, row: first.number, value, count });
    }
    return (cell: string, row: number) => dayOf(row, at) ?? dayIn(cell, order) ?? cell;
  });
  if (!readers.some(Boolean)) return { rows, notes };
  const read = rows.map(({ number, cells }) => ({
    number,
    cells: cells.map((cell, at) => readers[at]?.(cell, number) ?? cell),
  }));
  return { rows: read, notes };
}

function fromTable(table: ReadTable, known: Known): ReadFile | NeedsMapping {
  const { notes, found, sample } = table;
  const { mapping, open, missing, profile, guessed, read } = mapTable(table, known);
  const { ask = "if_open", chosen } = known.columns;
  const isNew = Object.keys(chosen).length === 0;
  const isAsked = {
    if_open: open || (isNew && guessed !== undefined),
    always: open || isNew,
    if_needed: missing.length > 0,
  };
  if (isAsked[ask]) return { mapping, notes, found: inGuessed(found, guessed), sample, profile };
  const left = mapping.flatMap(({ column, by }, at): ReadingNote[] => {
    const first = by === "none" && table.rows.find(({ cells }) => cells[at]);
    return first
      ? [{ code: "column_left_out", column, value: (first.cells[at] ?? "").slice(0, shownHeading) }]
      : [];
  });
  return read(found, { notes: [...left, ...notes], sample });
}
