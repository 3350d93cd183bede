import { holds, valueFields } from "../../../../shared/core/catalogue/field.ts";
import type { ColumnMapping, ReadingNote } from "../../../../shared/importexport/imports/import.ts";
import {
  type Detected,
  type ReadingChoice,
  usualNotation,
} from "../../../../shared/importexport/imports/reading.ts";
import { profileFor, readingOfKind } from "../../profiles/profile.store.ts";
import { ImportContext } from "../import-context.ts";
import { ImportProblem } from "../import-problem.ts";
import { columnKeys } from "../mapping/column-keys.ts";
import { addFurther, holdsMembers, withPanels } from "../mapping/further-sheets.ts";
import { guessedLanguage, inGuessed } from "../mapping/language-of-texts.ts";
import { type CodeProposal, madeCodes, proposedCodes, withCodes } from "../mapping/make-codes.ts";
import { matchColumns, targetFinder } from "../mapping/match-columns.ts";
import { addFields, newFields } from "../mapping/new-fields.ts";
import { proposedMapping, questionsOf, repeatedQuestion, shortened } from "../mapping/questions.ts";
import { factsOfColumns, repeatsIn, type TableFacts, wayOfReading } from "../mapping/table-facts.ts";
import { type Target, takesEntries, targetsOf, workbookLayout } from "../mapping/targets.ts";
import { dateOrderOf, dayIn, isAmbiguousDay } from "../normalising/day-in.ts";
import { rowsToAnalyses } from "../normalising/rows-to-analyses.ts";
import type { NeedsMapping, ReadFile, ReadingContext } from "./read-file.ts";
import type { Header } from "./read-json.ts";
import type { ReadTable } from "./read-spreadsheet.ts";
import { type FoundTable, type RowPlace, shownHeading } from "./table.ts";

const emptyHeader: Header = { layouts: [], categories: [], collections: [] };

/** Finds the target of a heading by its name, in the layout of sheets. */
export const knownHeadings = ({ catalogue, main }: ReadingContext) =>
  targetFinder(targetsOf(workbookLayout(catalogue)?.fields ?? [], main));

/** A table whose columns have been matched; `read` works whether or not columns are open. */
export function mapTable(table: FoundTable, { catalogue, main, columns, choice }: ReadingContext) {
  const layout = workbookLayout(catalogue);
  const profile = columns.profiles && profileFor(table.columns, columns.profiles);
  const profiled = profile?.columns ?? columns.profile;
  const reading = withoutProposal({ ...readingOfKind(profile?.reading), ...choice });
  const { ask, chosen, languages = [main] } = columns;
  const rule = columns.rule ?? profile?.repeated ?? "refuse";
  const keys = new Set(columnKeys(table.columns));
  const remembered = Object.fromEntries(
    Object.entries(columns.remembered ?? {}).filter(([key]) => keys.has(key)),
  );
  const addedFields = newFields({ columns: { ...remembered, ...profiled, ...chosen }, layout, languages });
  const targets = targetsOf([...valueFields(layout?.fields ?? []), ...addedFields], main);
  const needed = reading.codes ? (["name"] as const) : (["code", "name"] as const);
  const matched = matchColumns(
    table,
    targets,
    chosen,
    profiled,
    needed,
    languages,
    ask !== "if_needed",
    remembered,
  );
  const mapping = asPanels(
    matched.mapping.map((column) => (table.joined ? asList(column, table.joined, targets) : column)),
    table,
  );
  // A person who mapped columns or made a profile has seen the language.
  const isSaid = reading.language !== undefined || profile || Object.keys(columns.profile).length > 0;
  const guessed = isSaid ? undefined : guessedLanguage(table, mapping, languages);
  return { ...matched, mapping, targets, profile, reading, rule, guessed, read };

  /** @param detected how the table was found */
  function read(detected: Detected | null, origin: Pick<ReadFile, "notes" | "sample">): ReadFile {
    const context = new ImportContext(catalogue, main, true);
    const further = addFurther(context, table.further ?? []);
    addFields(context, layout, addedFields, mapping);
    const { rows, notes } = withDays(table, mapping, targets);
    const textLanguage = reading.language ?? main;
    const { placed, issues } = rowsToAnalyses(
      { ...table, rows },
      mapping,
      targets,
      textLanguage,
      usualNotation(main),
    );
    const codes = reading.codes && madeCodes(table, mapping, reading.codes, catalogue, textLanguage);
    const coded = codes ? withCodes(placed, codes) : placed;
    const allRows = withPanels(coded, table.further ?? []);
    const all = {
      issues: [...further.issues, ...issues],
      notes: [...further.notes, ...notes, ...origin.notes],
    };
    return {
      context,
      header: emptyHeader,
      mapping,
      ...origin,
      ...all,
      found: detected,
      profile,
      rule,
      placed: () => allRows,
    };
  }
}

/** Splits a column by line if its cells are lists of the file itself, unless a person has chosen otherwise. */
function asList(
  column: ColumnMapping,
  joined: ReadonlySet<string>,
  targets: readonly Target[],
): ColumnMapping {
  const target = targets.find((candidate) => candidate.target === column.target);
  const isList = column.by === "name" && joined.has(column.column) && target && takesEntries(target);
  return isList ? { ...column, split: ["\n"] } : column;
}

/** Codes have no blanks and are short. */
const codes = /^\S{1,40}(?:\n\S{1,40})*$/;
/** Suggests that an open column with lists of codes, such as `tests`, names the members of panels. */
function asPanels(
  mapping: ColumnMapping[],
  { joined, rows }: Pick<FoundTable, "joined" | "rows">,
): ColumnMapping[] {
  if (!joined || mapping.some(({ target }) => target === "related")) return mapping;
  const place = mapping.findIndex(
    ({ column, by }, index) =>
      by === "none" &&
      joined.has(column) &&
      holdsMembers(column) &&
      rows.every(({ cells }) => !cells[index] || codes.test(cells[index])),
  );
  return mapping.map((column, index) =>
    index === place ? { ...column, target: "related", split: ["\n"], by: "cells" } : column,
  );
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
  const dates = new Set(
    targets.filter(({ field }) => field && holds(field.type, "day")).map(({ target }) => target),
  );
  const notes: ReadingNote[] = [];
  const readers = mapping.map(({ column, target, dates: chosen }, index) => {
    if (target === null || !dates.has(target)) return undefined;
    const { shown, isMixed } = dateOrderOf(rows.map(({ cells }) => cells[index] ?? ""));
    const guessed = isMixed ? undefined : "day_first";
    const order = chosen ?? shown ?? guessed;
    const unclear = rows.filter(({ cells }) => isAmbiguousDay(cells[index] ?? ""));
    const [first] = unclear;
    if (first && order && !chosen && !shown) {
      const [value, count] = [first.cells[index] as string, unclear.length];
      notes.push({ code: "date_order_guessed", sheet, column, row: first.number, value, count });
    }
    return (cell: string, row: RowPlace) => dayOf(row, index) ?? dayIn(cell, order) ?? cell;
  });
  if (!readers.some(Boolean)) return { rows, notes };
  const read = rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, index) => readers[index]?.(cell, row) ?? cell),
  }));
  return { rows: read, notes };
}

/** Codes that nobody has chosen are proposed anew by every reading, since they depend on the sheet and on the column of names. */
function withoutProposal({ codes, ...reading }: ReadingChoice): ReadingChoice {
  return codes && !codes.is_proposed ? { ...reading, codes } : reading;
}

/** A mapped table together with the codes that are proposed for it if it has none. */
export function mapWithCodes(
  table: FoundTable,
  context: ReadingContext,
  propose: (mapped: ReturnType<typeof mapTable>) => CodeProposal | undefined,
): ReturnType<typeof mapTable> & { codes: CodeProposal | undefined } {
  const mapped = mapTable(table, context);
  const codes = propose(mapped);
  if (!codes) return { ...mapped, codes };
  return { ...mapTable(table, { ...context, choice: { ...context.choice, codes } }), codes };
}

/** The facts about a whole table that its sample does not show. */
function wholeFacts(
  table: ReadTable,
  {
    mapping,
    targets,
    reading,
    codes,
  }: Pick<ReturnType<typeof mapWithCodes>, "mapping" | "targets" | "reading" | "codes">,
): TableFacts {
  const { columns, rows, found: detected } = table;
  const facts = factsOfColumns(table);
  const proposed = proposedMapping(mapping, { columns: facts }, targets, () => "text");
  const repeats = repeatsIn(table, proposed, codes ?? reading.codes);
  return { of: wayOfReading(detected, reading, columns), rows: rows.length, columns: facts, repeats };
}

/** An import file from its table, or the columns that a person has to map first. @throws ImportProblem no_rows */
export function fromTable(table: ReadTable, context: ReadingContext): ReadFile | NeedsMapping {
  const { notes, found: detected, heading } = table;
  if (table.rows.length === 0)
    throw new ImportProblem("no_rows", `There is no row below the headings in row ${heading.last}.`);
  const mapped = mapWithCodes(table, context, (each) => proposedCodes(table, each, context.main));
  const { mapping, targets, open, missing, profile, guessed, rule, codes, read } = mapped;
  const facts = wholeFacts(table, mapped);
  const sample = { ...table.sample, whole: facts };
  const { ask = "if_open", chosen } = context.columns;
  const isNew = Object.keys(chosen).length === 0;
  const language = isNew ? guessed : undefined;
  const questions = questionsOf({ mapping, facts, targets, codes, language, rule }).map(shortened);
  const asking = { mapping, notes, found: inGuessed(detected, guessed), sample, profile, questions };
  if (codes) return { ...asking, codes };
  const isAsked = {
    if_open: open || (isNew && guessed !== undefined),
    always: open || isNew,
    if_needed: missing.length > 0,
  };
  if (isAsked[ask]) return asking;
  const left = mapping.flatMap(({ column, by }, index): ReadingNote[] => {
    const first = by === "none" && table.rows.find(({ cells }) => cells[index]);
    return first
      ? [{ code: "column_left_out", column, value: (first.cells[index] ?? "").slice(0, shownHeading) }]
      : [];
  });
  const remaining = repeatedQuestion(facts, mapping, targets, rule);
  return { ...read(detected, { notes: [...left, ...notes], sample }), questions: remaining };
}
