import { isDeepStrictEqual } from "node:util";
import type { ColumnMapping } from "../../../shared/importexport/imports/import.ts";
import type { Preview, PreviewRow } from "../../../shared/importexport/imports/preview.ts";
import type {
  ChosenColumn,
  ChosenColumns,
  ReadingChoice,
} from "../../../shared/importexport/imports/reading.ts";
import { readingSchema } from "../../../shared/importexport/imports/reading.ts";
import { type Language, localized } from "../../../shared/kernel/language.ts";
import { type Catalogue, catalogueOf, seenValues } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { fieldProblem, problem } from "../../platform/problem.ts";
import { knownProfile, knownProfiles, profileRecords } from "../profiles/profile.store.ts";
import { columnKeys } from "./column-keys.ts";
import { compareImport } from "./compare-import.ts";
import { guessColumn } from "./guess-column.ts";
import { importFiles, type StoredImport } from "./import.store.ts";
import { ImportProblem } from "./import-problem.ts";
import { documentsOf } from "./import-samples.ts";
import { inGuessed } from "./language-of-texts.ts";
import { targetFinder } from "./match-columns.ts";
import { withKeys } from "./new-fields.ts";
import { type ColumnChoices, mapTable } from "./read-file.ts";
import { type FileSample, tableOfSample } from "./reading/file-sample.ts";
import { targetsOf, workbookLayout } from "./targets.ts";

/** A column as a person maps it. */
export interface Column extends ChosenColumn {
  column: string;
}
export interface Wanted {
  reading?: ReadingChoice | undefined;
  columns?: readonly Column[] | undefined;
  /** Id of a profile, null for none; defaults to the profile of the import, or to the one for the heading row. */
  profile?: string | null | undefined;
}

/** Number of rows shown; fewer for a file with many columns. */
const rowsShown = (columns: number) => (columns > 60 ? 3 : 8);
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
 * The first rows of a file, as they are and as readers would see them: read, mapped and applied by the code that also imports the file, and
 * compared with the stored catalogue. Writes nothing.
 */
export async function previewImport(
  actor: Actor,
  entry: StoredImport,
  wanted: Wanted,
  language: Language,
): Promise<Preview> {
  const [main] = actor.languages;
  const [catalogue, sample] = [await catalogueOf(actor), await sampleOf(actor, entry)];
  const profile = await profileWanted(actor, entry, wanted.profile);
  const reading = wanted.reading ?? { ...profile?.reading, ...entry.reading };
  const { table, found } = await tableOf(sample, reading, catalogue, main);
  const layout = workbookLayout(catalogue);
  const isSame = isDeepStrictEqual(reading, entry.reading);
  const chosen = wanted.columns
    ? chosenBy(table.columns, withKeys(wanted.columns, layout))
    : isSame && wanted.profile === undefined
      ? entry.chosen
      : {};
  const columns: ColumnChoices = {
    chosen,
    profile: profile?.columns ?? {},
    ...(!profile && wanted.profile !== null && { profiles: await knownProfiles(actor) }),
    languages: actor.languages,
  };
  const mapped = mapTable(table, { catalogue, main, columns, choice: reading });
  // The preview is in the guessed language, and so is the import once the mapping is confirmed.
  const own = mapped.reading.language ?? mapped.guessed ?? main;
  const used = profile ?? mapped.profile;
  // A column that a person has left as it was found still counts as found that way.
  const usual = mapTable(table, { catalogue, main, columns: { ...columns, chosen: {} }, choice: reading });
  const foundBy = (column: ColumnMapping, at: number): ColumnMapping => {
    const { by, samples: _, ...before } = usual.mapping[at] ?? column;
    const { by: __, samples: ___, ...now } = column;
    return { ...column, by: isDeepStrictEqual(before, now) ? by : column.by };
  };
  const first = { ...table, rows: table.rows.slice(0, rowsShown(table.columns.length)) };
  const some = mapTable(first, {
    ...{ catalogue, main, columns },
    choice: { ...mapped.reading, language: own },
  }).read(found, { notes: [] });
  return {
    reading: readingSchema.parse(mapped.reading),
    found: inGuessed(found, mapped.guessed),
    profile: used ? { id: used.id, name: used.name } : null,
    columns: mapped.mapping.map((column, at) => {
      const cells = table.rows.map((row) => row.cells[at] ?? "");
      const dayOf = (row: number) => table.dayOf(table.rows[row]?.number ?? 0, at);
      const guessed = guessColumn(
        cells,
        dayOf,
        main === "en" ? "en" : "de",
        table.joined?.has(column.column),
        (row) => table.isText?.(table.rows[row]?.number ?? 0, at) !== false,
      );
      return { ...foundBy(column, at), ...guessed };
    }),
    rows: await rowsOf(first.rows, some, mapped.mapping),
  };

  async function rowsOf(
    rows: readonly { number: number; cells: string[] }[],
    file: typeof some,
    mapping: readonly ColumnMapping[],
  ): Promise<PreviewRow[]> {
    const seen = new Map<number, Pick<PreviewRow, "code" | "name" | "is_new" | "values">>();
    const { mode, repeated, faulty } = entry;
    const compared = await compareImport(
      file,
      catalogue,
      mode,
      () => undefined,
      undefined,
      actor.publishingGate,
      { repeated, faulty },
      undefined,
      (placed, content, isNew) => {
        // Include the documents that the file itself brings, so that their names are known.
        const after = catalogue.with(catalogue.revision, documentsOf(file.context));
        const values = seenValues(after, content, { language, main, languages: actor.languages });
        seen.set(placed.place.row ?? 0, {
          code: content.code,
          name: localized(content.name, language, main).value ?? "",
          is_new: isNew,
          values: mapping.map(({ target, language: named }) => {
            if (target === null) return null;
            const slots = values.filter(({ path }) => path === target);
            return (
              slots.find((slot) => slot.language === (named ?? own)) ??
              slots.find((slot) => slot.language === null) ??
              null
            );
          }),
        });
      },
    );
    return rows.map(({ number, cells }) => ({
      ...{ row: number, code: "", name: "", is_new: true, values: mapping.map(() => null) },
      ...seen.get(number),
      cells: cells.map((cell) => (cell.length > longestCell ? `${cell.slice(0, longestCell)}…` : cell)),
      issues: compared.issues.filter(({ row }) => row === number),
    }));
  }
}

async function profileWanted(actor: Actor, entry: StoredImport, wanted: Wanted["profile"]) {
  if (wanted === null) return undefined;
  const id = wanted ?? entry.profile?.id;
  const found = id === undefined ? undefined : await profileRecords.find(actor, id);
  if (wanted !== undefined && !found) throw problem("not_found", "There is no such import profile.");
  return found && knownProfile(found);
}
