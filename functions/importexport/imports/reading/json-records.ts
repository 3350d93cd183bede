import type { ReadingNote } from "../../../../shared/importexport/imports/import.ts";
import type { ListReading } from "../../../../shared/importexport/imports/reading.ts";
import { ImportProblem } from "../import-problem.ts";
import { Notes, trimmed } from "./reading-notes.ts";
import type { JsonPart } from "./scan-json.ts";
import { type Grid, SheetRows, shownHeading } from "./table.ts";

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
  const columns = new Map<string, { at: number; heading: string }>();
  const several = new Map<string, number>();
  const kept = new SheetRows(name);
  const cut = new Notes();
  let number = recordHeading;
  for await (const { text, path } of records) {
    number += 1;
    const cells: string[] = [];
    for (const [place, written] of cellsOf(parsedRecord(text, path), [], lists, several)) {
      const { text: cell, note } = trimmed(written);
      if (note) cut.add({ code: note, value: cell.slice(0, shownHeading), path: [path, ...place].join(".") });
      if (cell === "") continue;
      const known = columns.get(keyOf(place)) ?? { at: columns.size, heading: place.join(".") };
      columns.set(keyOf(place), known);
      cells[known.at] = cell;
    }
    kept.add(number, cells);
    if (kept.refused) throw kept.refused;
  }
  const headings = { number: recordHeading, cells: [...columns.values()].map(({ heading }) => heading) };
  const notes = [...several].map(([key, count]): ReadingNote => {
    const column = (JSON.parse(key) as string[]).join(".").slice(0, shownHeading);
    return { code: "list_joined", column, count };
  });
  return {
    name,
    isHidden: false,
    rows: [headings, ...kept.rows],
    merges: [],
    broken: [],
    notes: [...notes, ...cut.list],
    joined: new Set(notes.flatMap(({ column }) => column ?? [])),
  };
}

/** The values in a record, by path. An empty list or object yields no cell. */
function* cellsOf(
  value: unknown,
  path: readonly string[],
  lists: ListReading,
  joined: Map<string, number>,
): Generator<[path: readonly string[], cell: string]> {
  if (Array.isArray(value)) {
    if (lists === "joined") {
      if (value.length > 1) joined.set(keyOf(path), (joined.get(keyOf(path)) ?? 0) + 1);
      if (value.length > 0) yield [path, value.map(lineOf).join("\n")];
    } else
      for (const [at, entry] of value.entries())
        yield* cellsOf(entry, [...path, String(at + 1)], lists, joined);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, each] of Object.entries(value)) yield* cellsOf(each, [...path, key], lists, joined);
  } else yield [path, wordOf(value)];
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
function parsedRecord(text: string, path: string): unknown {
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
