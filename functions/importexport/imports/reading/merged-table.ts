import type { ReadingChoice } from "../../../../shared/importexport/imports/reading.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import { limits } from "../../../../shared/kernel/limits.ts";
import { uiLanguageOf } from "../../../../shared/kernel/ui-language.ts";
import { ImportProblem } from "../import-problem.ts";
import { columnKeys } from "../mapping/column-keys.ts";
import { headingUnit } from "../mapping/heading-unit.ts";
import { formsOf } from "../mapping/headings/heading-forms.ts";
import { sheetsAlike } from "./choose-sheet.ts";
import type { OmittedCounts } from "./informative-rows.ts";
import { sheetTexts } from "./sheet-texts.ts";
import type { FoundTable, Grid, RowPlace } from "./table.ts";
import { tablesOf } from "./tables-below.ts";

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
export function mergedTable(
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
    const tableKeys = columnKeys(table.columns);
    const places = tableKeys.map((key, index) => {
      const place = keys.indexOf(key);
      const heading = table.headings[index] as string;
      const same = place < 0 && !tableKeys.includes(key, index + 1) ? sameColumn(heading, tableKeys) : place;
      if (same >= 0) return same;
      keys.push(key);
      headings.push(heading);
      return columns.push(freeName(table.columns[index] as string, columns)) - 1;
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
  const ask = <Answer>(row: RowPlace, index: number, read: (table: FoundTable, column: number) => Answer) => {
    const part = partOf(row);
    const column = part?.places.indexOf(index) ?? -1;
    return part && column >= 0 ? read(part.table, column) : undefined;
  };
  const category = isTitled ? [freeName(sheetTexts[uiLanguageOf(language)].category, columns)] : [];
  const placeOf = ({ sheet }: FoundTable) => (sheet === first.sheet ? {} : { sheet });
  return {
    ...first,
    columns: [...columns, ...category],
    headings: [...headings, ...category],
    rows: parts.flatMap(({ table, places }) =>
      table.rows.map(({ number, cells }) => {
        const merged = columns.map(() => "");
        for (const [index, cell] of cells.entries()) merged[places[index] as number] = cell;
        const title = table.sections.get(number) ?? (isSeveral ? table.sheet : "");
        return { number, ...placeOf(table), cells: [...merged, ...(isTitled ? [title] : [])] };
      }),
    ),
    broken: parts.flatMap(({ table, places }) =>
      table.broken.map(({ column, ...rest }) => {
        const place = places[table.columns.indexOf(column)];
        return { ...rest, ...placeOf(table), column: columns[place ?? -1] ?? column };
      }),
    ),
    dayOf: (row, index) => ask(row, index, (table, column) => table.dayOf(row, column)),
    beyond: [...columns, ...category].map((_, index) =>
      parts.map(({ table, places }) => table.beyond?.[places.indexOf(index)]).reduce(together, undefined),
    ),
    isText: (row, index) => ask(row, index, (table, column) => table.isText?.(row, column)) ?? true,
    notes: [
      ...[...bySheet].slice(1).map(([sheet, of]) => ({
        ...{ code: "sheets_joined" as const, sheet, value: sheet },
        count: of.reduce((sum, { table }) => sum + table.rows.length, 0),
      })),
      ...tables.flatMap(({ notes }) => notes),
    ],
  };

  /** The column of the same meaning, language and unit, unless the table itself has that column; -1 if there is none. */
  function sameColumn(heading: string, ownHeadings: readonly string[]): number {
    const target = targetOf(heading);
    if (target === undefined) return -1;
    const alike = headings.flatMap((other, place) =>
      targetOf(other) === target && isSameKind(heading, other) ? place : [],
    );
    const [only, ...further] = alike;
    return only === undefined || further.length > 0 || ownHeadings.includes(keys[only] as string) ? -1 : only;
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
const together = (
  left: OmittedCounts | undefined,
  right: OmittedCounts | undefined,
): OmittedCounts | undefined =>
  left && right
    ? { filled: left.filled + right.filled, distinct: Math.max(left.distinct, right.distinct) }
    : (left ?? right);

function freeName(name: string, usedNames: readonly string[]): string {
  let free = name;
  for (let count = 2; usedNames.includes(free); count++) free = `${name} (${count})`;
  return free;
}
