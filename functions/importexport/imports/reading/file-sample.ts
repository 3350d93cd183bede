import type { Detected, ReadingChoice, Separator } from "../../../../shared/importexport/imports/reading.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import { furtherTables } from "../mapping/further-sheets.ts";
import type { TableFacts } from "../mapping/table-facts.ts";
import { chosenSheet, requested } from "./choose-sheet.ts";
import { InformativeRows, type OmittedCounts } from "./informative-rows.ts";
import { holdsAnalyses } from "./json-lists.ts";
import { gridOfRecords, recordCells, recordHeading } from "./json-records.ts";
import { mergedTable } from "./merged-table.ts";
import type { JsonPart } from "./scan-json.ts";
import { gridOfText } from "./separated-text.ts";
import { type FoundTable, type Grid, tableOf } from "./table.ts";

/** Characters of a whole sample; the beginning of a text gets a quarter of them. */
const sampleText = 1_000_000;
/** Number of lists whose records are kept. */
const sampleLists = 20;
/** Number of sheets and lists that are shown; more would not fit into the record of an import. */
const sheetsNamed = 1_000;

/** A sheet's telling rows; `count` is the number of all its rows that hold something. */
type SampleGrid = Omit<Grid, "refused" | "days" | "texts"> & {
  days: [row: number, days: readonly string[]][];
  texts?: [row: number, columns: readonly number[]][];
  count: number;
};

/** The beginning of a file with its telling rows, which is enough to show how other choices would read it. */
export type FileSample = Beginning & {
  /** Facts about the table that was read. */
  whole?: TableFacts;
};
type Beginning =
  | { kind: "workbook"; grids: SampleGrid[] }
  | {
      kind: "text";
      text: string;
      isCut: boolean;
      rows: number;
      /** Telling rows after the text, as this separator splits them; none for a table that is printed. */
      further?: { separator: Separator | undefined; rows: Grid["rows"] } & Pick<Grid, "beyond">;
    }
  | { kind: "json"; lists: { path: string; count: number; records: JsonPart[]; beyond?: BeyondRecords }[] };

/** Counts of cells that the sample leaves out, by the path of their values. */
type BeyondRecords = [path: string, counts: OmittedCounts][];

type TargetOf = (heading: string) => string | undefined;

/** The list of another system's JSON that is read: one of analyses by its name, else the longest, unless another is requested. @throws ImportProblem missing_sheet */
export function chosenList<List extends { path: string; count: number }>(
  lists: readonly List[],
  path: string | undefined,
): List | undefined {
  if (path !== undefined)
    return requested(
      lists.find((list) => list.path === path),
      path,
    );
  const named = lists.filter(holdsAnalyses);
  const [longest] = (named.length > 0 ? named : [...lists]).sort((left, right) => right.count - left.count);
  return longest;
}

/** Tables of a file that are read as one. */
type Parts = readonly Pick<FoundTable, "sheet" | "heading" | "notes">[];

/** The telling rows of the sheets of a workbook. @param parts the tables that are read */
export function sampleOfGrids(grids: readonly Grid[], parts: Parts): FileSample {
  const sampled = grids.map(({ refused: _, days, texts, rows, count, ...grid }): SampleGrid => {
    const informative = new InformativeRows(sampleText / grids.length);
    const isTelling = tellingIn(
      informative,
      parts.filter(({ sheet }) => sheet === grid.name),
    );
    const shown = rows.filter((row) => isTelling(row));
    const numbers = new Set(shown.map(({ number }) => number));
    return {
      ...grid,
      rows: shown,
      merges: grid.merges.filter(({ top }) => numbers.has(top + 1)),
      broken: grid.broken.filter(({ row }) => numbers.has(row)),
      days: shown.flatMap(({ number }): SampleGrid["days"] => {
        const entry = days?.get(number);
        return entry ? [[number, [...entry]]] : [];
      }),
      texts: shown.flatMap(({ number }): NonNullable<SampleGrid["texts"]> => {
        const entry = texts?.get(number);
        return entry ? [[number, entry]] : [];
      }),
      count: count ?? rows.length,
      beyond: byColumn(informative),
    };
  });
  return { kind: "workbook", grids: sampled };
}

const byColumn = ({ beyond: omitted }: InformativeRows) =>
  omitted.flatMap(([column, counts]): [number, OmittedCounts][] =>
    typeof column === "number" ? [[column, counts]] : [],
  );

/** Number of titles of sections that are kept of a table, with a row below each. */
const mostTitles = 3;
/** Returns a function that tells whether a sample keeps the next row: it is telling, or begins a table or a section. */
function tellingIn(informative: InformativeRows, tables: Parts) {
  const titles = new Set(
    tables.flatMap(({ notes }) =>
      notes
        .filter(({ code }) => code === "section_row")
        .slice(0, mostTitles)
        .map(({ row }) => row),
    ),
  );
  let [table, isBelowTitle] = [0, false];
  return ({ number, cells }: Grid["rows"][number], isShown = false): boolean => {
    while ((tables[table + 1]?.heading.first ?? Number.POSITIVE_INFINITY) <= number) table += 1;
    const { first, last } = tables[table]?.heading ?? { first: 0, last: 0 };
    const isOfSection = isBelowTitle || titles.has(number);
    isBelowTitle = titles.has(number);
    const size = cells.reduce((sum, cell) => sum + cell.length + 3, 0);
    return informative.isKept(
      // The same place is another column in a table below.
      cells.map((cell, index) => [table === 0 ? index : `${table} ${index}`, cell]),
      size,
      isShown || isOfSection || (number >= first && number <= last),
    );
  };
}

/** The beginning of a text, and the telling rows of its tables after that. */
export function sampleOfText(
  text: string,
  { rows, separator }: { rows: Grid["rows"]; separator: Separator | undefined },
  count: number,
  parts: Parts,
): FileSample {
  const limit = sampleText / 4;
  if (text.length <= limit) return { kind: "text", text, isCut: false, rows: count };
  const beginning = text.slice(0, limit);
  const last = gridOfText("", beginning, separator, true).rows.at(-1)?.number ?? 0;
  const informative = new InformativeRows(limit);
  const isTelling = tellingIn(informative, parts);
  const shown = rows.filter((row) => isTelling(row, row.number <= last) && row.number > last);
  const further = { separator, rows: shown, beyond: byColumn(informative) };
  return { kind: "text", text: beginning, isCut: true, rows: count, further };
}

/** The telling records of each list of another system's file. @param path the list that is read */
export async function sampleOfRecords(
  lists: readonly { path: string; count: number }[],
  records: (path: string) => AsyncIterable<JsonPart>,
  path: string,
): Promise<FileSample> {
  const sampledLists: Extract<FileSample, { kind: "json" }>["lists"] = [];
  const isRead = (list: { path: string }) => Number(list.path === path);
  const longest = [...lists]
    .sort((left, right) => isRead(right) - isRead(left) || right.count - left.count)
    .slice(0, sampleLists);
  for (const list of lists.filter((each) => longest.includes(each))) {
    const informative = new InformativeRows(sampleText / longest.length);
    const shown: JsonPart[] = [];
    for await (const record of records(list.path))
      if (informative.isKept(recordCells(record), record.text.length)) shown.push(record);
    const omitted = informative.beyond.map(([key, counts]): BeyondRecords[number] => [
      (JSON.parse(String(key)) as string[]).join("."),
      counts,
    ]);
    sampledLists.push({ ...list, records: shown, beyond: omitted });
  }
  return { kind: "json", lists: sampledLists };
}

/** How a file was read, as people see it. */
export function foundIn(
  kind: Detected["kind"],
  { sheet, heading, rows }: Pick<FoundTable, "sheet" | "heading" | "rows">,
  facts: {
    sheets: readonly { name: string; isHidden: boolean; count: number }[];
    alike?: string[];
    language: Language;
    separator?: Separator | undefined;
    lists?: Detected["lists"];
  },
): Detected {
  const { first, last } = heading;
  return {
    kind,
    sheet,
    sheets: facts.sheets
      .slice(0, sheetsNamed)
      .map(({ name, isHidden, count }) => ({ name, is_hidden: isHidden, rows: count })),
    heading: kind === "json" ? null : { row: last, lines: Math.max(1, last - first + 1) },
    separator: facts.separator ?? null,
    lists: facts.lists ?? null,
    language: facts.language,
    is_language_guessed: false,
    alike: facts.alike ?? [],
    rows: rows.length,
  };
}

/**
 * The table in the beginning of a file, read as the whole file is.
 * @throws ImportProblem
 */
export async function tableOfSample(
  sample: FileSample,
  choice: ReadingChoice,
  main: Language,
  targetOf: TargetOf,
): Promise<{ table: FoundTable; found: Detected } | undefined> {
  const language = choice.language ?? main;
  if (sample.kind === "json") {
    const list = chosenList(sample.lists, choice.sheet);
    const lists = choice.lists ?? "joined";
    async function* records() {
      yield* list?.records ?? [];
    }
    const grid = await gridOfRecords(list?.path ?? "", records(), lists);
    const table = {
      ...tableOf(grid, targetOf, { row: recordHeading, sections: false }),
      joined: grid.joined,
    };
    const counts = new Map(list?.beyond);
    // A list in one cell is filled if it has a first entry.
    const omitted = table.columns.map((column) => counts.get(column) ?? counts.get(`${column}.1`));
    const sheets = sample.lists.map(({ path, count }) => ({ name: path, isHidden: false, count }));
    const detected = foundIn("json", table, { sheets, language, lists });
    return { table: { ...table, beyond: omitted }, found: { ...detected, rows: list?.count ?? 0 } };
  }
  if (sample.kind === "text") {
    const grid = gridOfText("", sample.text, choice.separator, sample.isCut);
    const { further } = sample;
    const isSplitAlike = further?.separator === grid.separator;
    const fullGrid =
      further && isSplitAlike
        ? { ...grid, rows: [...grid.rows, ...further.rows], beyond: further.beyond }
        : grid;
    const { table } = mergedTable([], fullGrid, targetOf, choice, language);
    const detected = foundIn("text", table, { sheets: [], language, separator: grid.separator });
    return { table, found: sample.isCut ? { ...detected, rows: sample.rows } : detected };
  }
  const filled = sample.grids
    .filter(({ rows }) => rows.length > 0)
    .map((grid) => ({ ...grid, days: new Map(grid.days), texts: new Map(grid.texts) }));
  const chosen = chosenSheet(filled, choice.sheet, targetOf);
  if (!chosen) return undefined;
  const { table: merged, parts, alike } = mergedTable(filled, chosen, targetOf, choice, language);
  const table = { ...merged, further: furtherTables(filled, choice.further) };
  const detected = foundIn("workbook", table, { sheets: sample.grids, alike, language });
  const omitted = filled
    .filter(({ name }) => parts.some(({ sheet }) => sheet === name))
    .reduce((sum, { count, rows }) => sum + count - rows.length, 0);
  return { table, found: { ...detected, rows: detected.rows + omitted } };
}
