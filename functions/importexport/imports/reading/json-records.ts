import * as z from "zod";
import type { ReadingNote } from "../../../../shared/importexport/imports/import.ts";
import type { ListReading } from "../../../../shared/importexport/imports/reading.ts";
import { ImportProblem } from "../import-problem.ts";
import type { ReadRange } from "../normalising/range-text/read-ranges.ts";
import { rangeOfObject } from "./range-objects.ts";
import { Notes, trimmed } from "./reading-notes.ts";
import type { JsonPart } from "./scan-json.ts";
import { type Grid, SheetRows, shownHeading } from "./table.ts";

/** A reference range in a list of a record: as people write it, and by its parts. */
export interface RangeEntry {
  text: string;
  range: ReadRange;
}
const rangeSchema = z.strictObject({
  text: z.string(),
  range: z.strictObject({
    sex: z.enum(["m", "f", "any", ""]),
    ...{ age_from: z.string(), age_to: z.string(), low: z.string(), high: z.string() },
    ...{ unit: z.string(), note: z.string() },
  }),
});
/** The ranges in a list; most lists have none, which a look at their first entries tells. */
function rangesIn(list: readonly unknown[]): RangeEntry[] | undefined {
  const ranges: RangeEntry[] = [];
  for (const entry of list) {
    const range = rangeSchema.safeParse(entry).data ?? rangeOfObject(entry);
    if (!range) return undefined;
    ranges.push(range);
  }
  return ranges.length > 0 ? ranges : undefined;
}

/** Key of a path, as JSON, so that a dot in a key differs from one between two keys. */
const keyOf = (path: readonly string[]) => JSON.stringify(path);

/** Row number of the column names; the records are counted from 1. */
export const recordHeading = 0;

/**
 * Records of another system's JSON as a sheet, with their paths as names of the columns. Numbers stay as the file writes them.
 * @throws ImportProblem corrupt_file, or the limit that is exceeded
 */
export async function gridOfRecords(
  name: string,
  records: AsyncIterable<JsonPart>,
  lists: ListReading,
): Promise<Grid & { notes: ReadingNote[]; joined: ReadonlySet<string> }> {
  const columns = new Map<string, { index: number; heading: string }>();
  const counts = new Map<string, number>();
  const rows = new SheetRows(name);
  const cut = new Notes();
  const ranges: NonNullable<Grid["ranges"]> = new Map();
  let number = recordHeading;
  for await (const { text, path } of records) {
    number += 1;
    const cells: string[] = [];
    for (const [place, written, read] of cellsOf(parsedRecord(text, path), [], lists, counts)) {
      const { text: cell, note } = trimmed(written);
      if (note) cut.add({ code: note, value: cell.slice(0, shownHeading), path: [path, ...place].join(".") });
      if (cell === "") continue;
      const column = columns.get(keyOf(place)) ?? { index: columns.size, heading: place.join(".") };
      columns.set(keyOf(place), column);
      cells[column.index] = cell;
      if (read) ranges.set(number, { ...ranges.get(number), [column.index]: read });
    }
    rows.add(number, cells);
    if (rows.refused) throw rows.refused;
  }
  const headings = { number: recordHeading, cells: [...columns.values()].map(({ heading }) => heading) };
  const joined = [...counts.keys()].map((key) =>
    (JSON.parse(key) as string[]).join(".").slice(0, shownHeading),
  );
  const ranged = new Set([...ranges.values()].flatMap((cells) => Object.keys(cells).map(Number)));
  const notes = [...counts].flatMap(([key, count], index): ReadingNote[] => {
    // Reference ranges become rows of their table.
    if (ranged.has(columns.get(key)?.index ?? -1)) return [];
    return [{ code: "list_joined", column: joined[index] ?? "", count }];
  });
  return {
    name,
    isHidden: false,
    rows: [headings, ...rows.rows],
    merges: [],
    broken: [],
    ...(ranges.size > 0 && { ranges }),
    notes: [...notes, ...cut.list],
    joined: new Set(joined),
  };
}

/** The cells of a record with a column per entry of its lists, by keys of their columns: whatever has a column in any reading has one here. */
export function recordCells({ text, path }: JsonPart): [column: string, cell: string][] {
  const cells = [...cellsOf(parsedRecord(text, path), [], "columns", new Map())];
  return cells.map(([place, cell]) => [keyOf(place), cell.trim()]);
}

/** The values in a record, by path. An empty list or object yields no cell. */
function* cellsOf(
  value: unknown,
  path: readonly string[],
  lists: ListReading,
  joined: Map<string, number>,
): Generator<[path: readonly string[], cell: string, ranges?: ReadRange[]]> {
  if (Array.isArray(value)) {
    const ranges = rangesIn(value);
    if (ranges) {
      joined.set(keyOf(path), (joined.get(keyOf(path)) ?? 0) + 1);
      yield [path, ranges.map(({ text }) => text).join("\n"), ranges.map(({ range }) => range)];
    } else if (lists === "joined") {
      if (value.length > 1) joined.set(keyOf(path), (joined.get(keyOf(path)) ?? 0) + 1);
      if (value.length > 0) yield [path, value.map(lineOf).join("\n")];
    } else
      for (const [index, entry] of value.entries())
        yield* cellsOf(entry, [...path, String(index + 1)], lists, joined);
  } else if (typeof value === "object" && value !== null) {
    const quantity = quantityOf(value);
    if (quantity !== undefined) yield [path, quantity];
    else for (const [key, each] of Object.entries(value)) yield* cellsOf(each, [...path, key], lists, joined);
  } else yield [path, wordOf(value)];
}

/** A number with its unit, such as `{ value: 24, unit: "h" }`, whose unit is none of the analysis; undefined for any other object. */
function quantityOf(value: object): string | undefined {
  const { value: number, unit, ...others } = value as Record<string, unknown>;
  const isNumber = /^[-+]?\d+(?:[.,]\d+)?$/.test(wordOf(number ?? null));
  return isNumber && typeof unit === "string" && Object.keys(others).length === 0
    ? `${wordOf(number)} ${unit}`.trim()
    : undefined;
}

const wordOf = (value: unknown) => (value === null ? "" : String(value));
/** An entry of a list on one line: an object as its keys and values. */
function lineOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(lineOf).join(", ");
  if (typeof value !== "object" || value === null) return wordOf(value);
  return Object.entries(value)
    .map(([key, each]) => `${key}: ${lineOf(each)}`)
    .join(", ");
}

/** Parses JSON with the digits of every number as written, so that `1.10` and twenty digits stay exact. */
export function parsedRecord(text: string, path: string): unknown {
  try {
    const parse = JSON.parse as (
      text: string,
      reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
    ) => unknown;
    return parse(text, (_, value, { source }) => (typeof value === "number" ? (source ?? value) : value));
  } catch (error) {
    const message = `The file is not JSON at ${path}: ${(error as Error).message}.`;
    throw new ImportProblem("corrupt_file", message, [{ code: "not_json", message, path }]);
  }
}
