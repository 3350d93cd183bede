import type { ReadingChoice } from "../../../../shared/importexport/imports/reading.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import { limits } from "../../../../shared/kernel/limits.ts";
import { uiLanguageOf } from "../../../../shared/kernel/ui-language.ts";
import { ImportProblem } from "../import-problem.ts";
import { columnKeys } from "../mapping/column-keys.ts";
import { headingUnit } from "../mapping/heading-unit.ts";
import { formsOf } from "../mapping/headings/heading-forms.ts";
import { sheetsAlike } from "./choose-sheet.ts";
import { sheetTexts } from "./sheet-texts.ts";
import type { FoundTable, Grid, RowPlace } from "./table.ts";
import { tablesOf } from "./tables-below.ts";
import type { Beyond } from "./telling-rows.ts";

type TargetOf = (heading: string) => string | undefined;
interface Part {
  table: FoundTable;
  /** Places of its columns among those of the whole. */
  places: number[];
}

/**
 * The table of a sheet with those below it, and of the sheets that continue it. The titles of sections, or else the names of several sheets,
 * become a last column, whose heading stands for categories.
 * @returns the table, its parts, and the names of the sheets that continue the chosen one, whether or not they are read
 * @throws ImportProblem of a limit
 */
export function wholeTable(
  filled: readonly Grid[],
  chosen: Grid,
  targetOf: TargetOf,
  { sheet, heading, sections, alike = sheet === undefined }: ReadingChoice,
  language: Language,
): { table: FoundTable; parts: FoundTable[]; alike: string[] } {
  const continuing = sheetsAlike(filled, chosen, targetOf);
  const [first, ...below] = tablesOf(chosen, targetOf, { heading, sections });
  const others = alike ? continuing.flatMap((grid) => tablesOf(grid, targetOf, { sections })) : [];
  return {
    table: joined([first, ...below, ...others], targetOf, language),
    parts: [first, ...below, ...others],
    alike: continuing.map(({ name }) => name),
  };
}

function joined(
  tables: readonly [FoundTable, ...FoundTable[]],
  targetOf: TargetOf,
  language: Language,
): FoundTable {
  const [first] = tables;
  const isSeveral = tables.some(({ sheet }) => sheet !== first.sheet);
  const isTitled = isSeveral || tables.some(({ sections }) => sections.size > 0);
  if (tables.length === 1 && !isTitled) return first;
  const columns = [...first.columns];
  const headings = [...first.headings];
  const keys = columnKeys(columns);
  const parts = tables.map((table): Part => {
    const own = columnKeys(table.columns);
    const places = own.map((key, at) => {
      const place = keys.indexOf(key);
      const heading = table.headings[at] as string;
      const same = place < 0 && !own.includes(key, at + 1) ? sameColumn(heading, own) : place;
      if (same >= 0) return same;
      keys.push(key);
      headings.push(heading);
      return columns.push(freeName(table.columns[at] as string, columns)) - 1;
    });
    return { table, places };
  });
  const rows = tables.reduce((sum, table) => sum + table.rows.length, 0);
  if (columns.length > limits.sheetColumns || rows * columns.length > limits.sheetCells * mostSpread)
    throw tooWide(first.sheet);
  const bySheet = Map.groupBy(parts, ({ table }) => table.sheet);
  const partOf = ({ number, sheet = first.sheet }: RowPlace) => {
    const ofSheet = bySheet.get(sheet) ?? [];
    let [low, high] = [0, ofSheet.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((ofSheet[middle] as Part).table.heading.first <= number) low = middle;
      else high = middle - 1;
    }
    return ofSheet[low];
  };
  const ask = <Answer>(row: RowPlace, at: number, answer: (table: FoundTable, own: number) => Answer) => {
    const part = partOf(row);
    const own = part?.places.indexOf(at) ?? -1;
    return part && own >= 0 ? answer(part.table, own) : undefined;
  };
  const category = isTitled ? [freeName(sheetTexts[uiLanguageOf(language)].category, columns)] : [];
  const placeOf = ({ sheet }: FoundTable) => (sheet === first.sheet ? {} : { sheet });
  return {
    ...first,
    columns: [...columns, ...category],
    headings: [...headings, ...category],
    rows: parts.flatMap(({ table, places }) =>
      table.rows.map(({ number, cells }) => {
        const whole = columns.map(() => "");
        for (const [at, cell] of cells.entries()) whole[places[at] as number] = cell;
        const title = table.sections.get(number) ?? (isSeveral ? table.sheet : "");
        return { number, ...placeOf(table), cells: [...whole, ...(isTitled ? [title] : [])] };
      }),
    ),
    broken: parts.flatMap(({ table, places }) =>
      table.broken.map(({ column, ...rest }) => {
        const place = places[table.columns.indexOf(column)];
        return { ...rest, ...placeOf(table), column: columns[place ?? -1] ?? column };
      }),
    ),
    dayOf: (row, at) => ask(row, at, (table, own) => table.dayOf(row, own)),
    beyond: [...columns, ...category].map((_, at) =>
      parts.map(({ table, places }) => table.beyond?.[places.indexOf(at)]).reduce(together, undefined),
    ),
    isText: (row, at) => ask(row, at, (table, own) => table.isText?.(row, own)) ?? true,
    notes: [
      ...[...bySheet].slice(1).map(([sheet, of]) => ({
        ...{ code: "sheets_joined" as const, sheet, value: sheet },
        count: of.reduce((sum, { table }) => sum + table.rows.length, 0),
      })),
      ...tables.flatMap(({ notes }) => notes),
    ],
  };

  /** The column of the same meaning, language and unit, unless the table itself has that column; -1 if there is none. */
  function sameColumn(heading: string, own: readonly string[]): number {
    const target = targetOf(heading);
    if (target === undefined) return -1;
    const alike = headings.flatMap((other, place) =>
      targetOf(other) === target && isSameKind(heading, other) ? place : [],
    );
    const [only, ...more] = alike;
    return only === undefined || more.length > 0 || own.includes(keys[only] as string) ? -1 : only;
  }
}

const isSameKind = (heading: string, other: string) =>
  headingUnit(heading).unit === headingUnit(other).unit &&
  formsOf(heading).at(-1)?.language === formsOf(other).at(-1)?.language;

/** Cells of all tables in all their columns, in relation to those that a file may have. */
const mostSpread = 4;
function tooWide(sheet: string): ImportProblem {
  const message = `The tables of the sheet ${sheet} have more than ${limits.sheetColumns} columns in all.`;
  return new ImportProblem("too_many_columns", message, [{ code: "too_many_columns", message, sheet }]);
}

/** Counts of two sheets; the values of one may occur in the other. */
const together = (one: Beyond | undefined, other: Beyond | undefined): Beyond | undefined =>
  one && other
    ? { filled: one.filled + other.filled, distinct: Math.max(one.distinct, other.distinct) }
    : (one ?? other);

function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let count = 2; taken.includes(free); count++) free = `${name} (${count})`;
  return free;
}
