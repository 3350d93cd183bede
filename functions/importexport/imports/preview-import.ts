import { isDeepStrictEqual } from "node:util";
import type { ColumnMapping } from "../../../shared/importexport/imports/import.ts";
import type { Preview, PreviewRow } from "../../../shared/importexport/imports/preview.ts";
import {
  type ChosenColumn,
  type ChosenColumns,
  type NewField,
  type ReadingChoice,
  readingSchema,
  usualNotation,
} from "../../../shared/importexport/imports/reading.ts";
import { type Language, localized } from "../../../shared/kernel/language.ts";
import { type Catalogue, catalogueOf, visibleValues } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { fieldProblem, problem } from "../../platform/problem.ts";
import {
  furtherChoices,
  knownProfile,
  profileRecords,
  profilesAndMemory,
} from "../profiles/profile.store.ts";
import { compareImport } from "./comparing/compare-import.ts";
import { importFiles, type StoredImport } from "./import.store.ts";
import { ImportProblem } from "./import-problem.ts";
import { documentsOf } from "./log/import-samples.ts";
import { columnKeys } from "./mapping/column-keys.ts";
import { datesForRanges } from "./mapping/dates-for-ranges.ts";
import { type ColumnGuess, guessColumn, proposedType } from "./mapping/guess-column.ts";
import { informativeRows } from "./mapping/informative-rows.ts";
import { inGuessed } from "./mapping/language-of-texts.ts";
import { nameColumn, proposedCodes } from "./mapping/make-codes.ts";
import { targetFinder } from "./mapping/match-columns.ts";
import { withKeys } from "./mapping/new-fields.ts";
import { proposedMapping, questionsOf } from "./mapping/questions.ts";
import { type ColumnFacts, factsOfSample, repeatsIn } from "./mapping/table-facts.ts";
import { targetsOf, workbookLayout } from "./mapping/targets.ts";
import { type FileSample, tableOfSample } from "./reading/file-sample.ts";
import { mapTable, mapWithCodes } from "./reading/map-table.ts";
import type { ColumnChoices } from "./reading/read-file.ts";

/** A column as a person maps it. */
export interface Column extends ChosenColumn {
  column: string;
}
export interface PreviewRequest {
  reading?: ReadingChoice | undefined;
  columns?: readonly Column[] | undefined;
  /** Id of a profile, null for none; defaults to the profile of the import, or to the one for the heading row. */
  profile?: string | null | undefined;
}

/** Longer cells of the file are cut when they are shown. */
const longestCell = 2_000;

/** The beginning of an import's file. @throws ProblemError gone */
async function sampleOf(actor: Actor, { id }: StoredImport): Promise<FileSample> {
  const sample = await importFiles(actor).getSample(id);
  if (sample) return sample;
  throw problem("gone", "The beginning of this file is no longer kept; please upload it again.");
}

/** The table at the beginning of an import's file, as read with a choice. @throws ProblemError */
async function tableOf(sample: FileSample, choice: ReadingChoice, catalogue: Catalogue, main: Language) {
  const targets = targetsOf(workbookLayout(catalogue)?.fields ?? [], main);
  try {
    const read = await tableOfSample(sample, choice, main, targetFinder(targets));
    if (read) return read;
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    throw fieldProblem("reading", "invalid_value", error.message);
  }
  throw fieldProblem("reading.sheet", "invalid_value", "The sheet holds nothing.");
}

/** The names of a file's columns when it is read with a choice. */
export async function columnsWith(
  actor: Actor,
  entry: StoredImport,
  reading: ReadingChoice | undefined,
): Promise<string[]> {
  if (reading === undefined || isDeepStrictEqual(reading, entry.reading))
    return entry.mapping.map(({ column }) => column);
  const { table } = await tableOf(
    await sampleOf(actor, entry),
    reading,
    await catalogueOf(actor),
    actor.languages[0],
  );
  return table.columns;
}

/** The reading of a profile, without a sheet that this file does not have. */
function usualReading({ sheet, ...reading }: ReadingChoice = {}, sample: FileSample): ReadingChoice {
  const names = sample.kind === "workbook" ? sample.grids.map(({ name }) => name) : [];
  const lists = sample.kind === "json" ? sample.lists.map(({ path }) => path) : [];
  const hasSheet = sheet !== undefined && [...names, ...lists].includes(sheet);
  return hasSheet ? { ...reading, sheet } : reading;
}

/** Choices for columns, by the columns' keys. */
export function chosenBy(names: readonly string[], columns: readonly Column[]): ChosenColumns {
  const keys = columnKeys(names);
  return Object.fromEntries(
    columns.flatMap(({ column, ...chosen }) => {
      const key = keys[names.indexOf(column)];
      const { split, ...rest } = chosen;
      return key === undefined ? [] : [[key, { ...rest, ...(split?.length && { split: [...split] }) }]];
    }),
  );
}

/**
 * Telling rows of a file, as they are and as readers would see them: read, mapped and applied by the code that also imports the file, and
 * compared with the stored catalogue. Writes nothing.
 */
export async function previewImport(
  actor: Actor,
  entry: StoredImport,
  request: PreviewRequest,
  language: Language,
): Promise<Preview> {
  const [main] = actor.languages;
  const [catalogue, sample] = [await catalogueOf(actor), await sampleOf(actor, entry)];
  const profile = await profileWanted(actor, entry, request.profile);
  const { profiles, remembered } = await profilesAndMemory(actor);
  const usual = { ...usualReading(profile?.reading, sample), ...entry.reading };
  const reading = request.reading ?? usual;
  const { table, found: sampleFacts } = await tableOf(sample, reading, catalogue, main);
  const layout = workbookLayout(catalogue);
  const isSame = isDeepStrictEqual(reading, entry.reading) && request.profile === undefined;
  const columns: ColumnChoices = {
    chosen: isSame ? entry.chosen : {},
    profile: profile?.columns ?? {},
    ...(!profile && request.profile !== null && { profiles }),
    remembered,
    rule: entry.repeated === "refuse" ? profile?.repeated : entry.repeated,
    languages: actor.languages,
  };
  const facts = factsOfSample(sample, table, sampleFacts, reading);
  const detected = { ...sampleFacts, rows: facts.rows };
  const guesses = table.columns.map((column, index) => guessOf(column, index));
  // The questions do not depend on a person's answers, which may still change.
  const initial = mapped(columns.chosen, { ...reading, codes: usual.codes, language: usual.language });
  const further = furtherChoices(initial.profile, reading);
  if (further)
    return previewImport(actor, entry, { ...request, reading: { ...reading, ...further } }, language);
  const proposed = withKeys(proposedMapping(initial.mapping, facts, initial.targets, typeOf), layout);
  const accepted = proposed.filter((column, index) => !isDeepStrictEqual(column, initial.mapping[index]));
  const now = request.columns
    ? mapped(chosenBy(table.columns, withKeys(request.columns, layout)), reading)
    : mapped({ ...columns.chosen, ...chosenBy(table.columns, accepted.map(choiceOf)) }, reading);
  // The preview is in the guessed language, and so is the import once the mapping is confirmed.
  const textLanguage = now.reading.language ?? now.guessed ?? main;
  const used = profile ?? now.profile;
  const first = { ...table, rows: informativeRows(table.rows) };
  const firstRows = mapTable(first, {
    ...{ catalogue, main, columns: { ...columns, chosen: now.chosen } },
    choice: { ...now.reading, language: textLanguage },
  }).read(detected, { notes: [] });
  const { mapping } = now;
  return {
    reading: readingSchema.parse({
      ...now.reading,
      ...(now.codes && { codes: { ...now.codes, is_proposed: true } }),
    }),
    found: inGuessed(detected, now.guessed),
    profile: used ? { id: used.id, name: used.name } : null,
    columns: mapping.map((column, index) => {
      const { notation, ...counts } = facts.columns[index] as ColumnFacts;
      const shown = { ...counts, notation: notation === usualNotation(main) ? null : notation };
      const target = now.targets.find((each) => each.target === column.target);
      const dates_for_ranges = datesForRanges(table, index, target);
      return {
        ...matchedColumn(column, index),
        ...(guesses[index] as ColumnGuess),
        ...shown,
        dates_for_ranges,
      };
    }),
    repeated: initial.rule,
    questions: questionsOf({
      mapping: initial.mapping,
      facts: { ...facts, repeats: repeatsOf() },
      targets: initial.targets,
      codes: initial.codes,
      language: isSame && Object.keys(entry.chosen).length > 0 ? undefined : initial.guessed,
      rule: initial.rule,
    }),
    rows: await rowsOf(first.rows, firstRows, mapping),
  };

  function mapped(chosen: ChosenColumns, choice: ReadingChoice) {
    const context = { catalogue, main, columns: { ...columns, chosen }, choice };
    return { ...mapWithCodes(table, context, proposal), chosen };
  }

  /** Codes for a file without any: as proposed for the whole file, unless another sheet or another column of names counts now. */
  function proposal(each: ReturnType<typeof mapTable>) {
    const isAsBefore =
      facts === sample.whole &&
      nameColumn(each.mapping, main) === nameColumn(entry.mapping, main) &&
      entry.reading.codes?.is_proposed;
    const codes = proposedCodes(table, each, main, table.rows.length < facts.rows ? facts : undefined);
    return codes && isAsBefore
      ? { ...codes, ...entry.reading.codes, key: null, is_proposed: undefined }
      : codes;
  }

  function repeatsOf() {
    const { repeats } = facts;
    const codes = initial.codes ?? reading.codes;
    const code = proposed.find(({ target }) => target === (codes ? "name" : "code"))?.column;
    return repeats && repeats.column === code ? repeats : repeatsIn(table, proposed, codes);
  }

  /** A column that a person has left as it was found or proposed still counts as found that way. */
  function matchedColumn(column: ColumnMapping, index: number): ColumnMapping {
    const before = proposed[index] ?? column;
    const isLeft = isDeepStrictEqual(choiceOf(before), choiceOf(column));
    return { ...column, by: isLeft ? before.by : column.by };
  }

  function typeOf(index: number): NewField["type"] {
    const { guess = "text" } = guesses[index] ?? {};
    const cells = table.rows.map((row) => row.cells[index] ?? "");
    return proposedType(guess, cells);
  }

  function guessOf(column: string, index: number): ColumnGuess {
    const placeOf = (row: number) => table.rows[row] ?? { number: 0 };
    return guessColumn(
      table.rows.map((row) => row.cells[index] ?? ""),
      (row) => table.dayOf(placeOf(row), index),
      table.joined?.has(column),
    );
  }

  async function rowsOf(
    rows: typeof table.rows,
    file: typeof firstRows,
    mapping: readonly ColumnMapping[],
  ): Promise<PreviewRow[]> {
    const keyOf = ({ sheet = table.sheet, row }: { sheet?: string; row?: number }) => `${row} ${sheet}`;
    const shownRows = new Map<string, Pick<PreviewRow, "code" | "name" | "is_new" | "values">>();
    const { mode, faulty } = entry;
    // Each row is shown by itself; what becomes of rows of one code is a question about the file.
    const repeated = initial.rule === "refuse" ? "keep_both" : initial.rule;
    const compared = await compareImport(
      file,
      catalogue,
      mode,
      () => undefined,
      undefined,
      actor.publishingGate,
      { repeated, faulty },
      undefined,
      ({ place }, content, isNew) => {
        // Include the documents that the file itself brings, so that their names are known.
        const after = catalogue.with(catalogue.revision, documentsOf(file.context));
        const values = visibleValues(after, content, { language, main, languages: actor.languages });
        shownRows.set(keyOf(place), {
          code: content.code,
          name: localized(content.name, language, main).value ?? "",
          is_new: isNew,
          values: mapping.map(({ target, language: named }) => {
            if (target === null) return null;
            const slots = values.filter(({ path }) => path === target.replace(/^(fields\.\w+)[.:].*$/, "$1"));
            return (
              slots.find((slot) => slot.language === (named ?? textLanguage)) ??
              slots.find((slot) => slot.language === null) ??
              null
            );
          }),
        });
      },
    );
    return rows.map(({ number, sheet, cells }) => ({
      ...{ row: number, code: "", name: "", is_new: true, values: mapping.map(() => null) },
      ...shownRows.get(keyOf({ sheet, row: number })),
      cells: cells.map((cell) => (cell.length > longestCell ? `${cell.slice(0, longestCell)}…` : cell)),
      issues: compared.issues.filter((issue) => keyOf(issue) === keyOf({ sheet, row: number })),
    }));
  }
}

/** A column's choice without samples and without the way in which it was found. */
const choiceOf = ({ by: _, samples: __, ...choice }: ColumnMapping) => choice;

async function profileWanted(actor: Actor, entry: StoredImport, choice: PreviewRequest["profile"]) {
  if (choice === null) return undefined;
  const id = choice ?? entry.profile?.id;
  const profile = id === undefined ? undefined : await profileRecords.find(actor, id);
  if (choice !== undefined && !profile) throw problem("not_found", "There is no such import profile.");
  return profile && knownProfile(profile);
}
