import type { Found, ReadingChoice, Separator } from "../../../../shared/importexport/imports/reading.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import { furtherTables } from "../further-sheets.ts";
import { gridOfRecords, recordHeading } from "./json-records.ts";
import type { JsonPart } from "./scan-json.ts";
import { gridOfText } from "./separated-text.ts";
import { type FoundTable, type Grid, tableOf } from "./table.ts";

/** Number of rows of a sheet examined before its import: headings are found in them, and people see what becomes of them. */
const sampleRows = 150;
/** Characters of a whole sample; a text gets a quarter of them. */
const sampleText = 1_000_000;
/** Number of sheets and lists whose rows are kept. */
const sampleSheets = 20;
/** Number of sheets and lists that can be chosen. */
const sheetsNamed = 200;

/** A sheet's first rows; `count` is the number of all its rows that hold something. */
type SampleGrid = Omit<Grid, "refused" | "days" | "texts"> & {
  days: [row: number, days: readonly string[]][];
  texts?: [row: number, columns: readonly number[]][];
  count: number;
};

/** The beginning of a file, which is enough to show how other choices would read it. */
export type FileSample =
  | { kind: "workbook"; grids: SampleGrid[] }
  | { kind: "text"; text: string; isCut: boolean; rows: number }
  | { kind: "json"; lists: { path: string; count: number; records: JsonPart[] }[] };

type TargetOf = (heading: string) => string | undefined;

/** The first visible sheet with known headings, else the first visible one that holds anything, unless another is requested. */
export function chosenSheet<Sheet extends Pick<Grid, "name" | "rows" | "isHidden">>(
  filled: readonly Sheet[],
  sheet: string | undefined,
  targetOf: TargetOf,
): Sheet | undefined {
  const visible = filled.filter(({ isHidden }) => !isHidden);
  return (
    filled.find(({ name }) => name === sheet) ??
    visible.find(({ rows }) => hasHeadings(rows, targetOf)) ??
    visible[0]
  );
}
const hasHeadings = (rows: Grid["rows"], targetOf: TargetOf) =>
  rows.slice(0, 40).some(({ cells }) => new Set(cells.flatMap((cell) => targetOf(cell) ?? [])).size >= 2);

/** The list of another system's JSON that is read: the longest, unless another is requested. */
export function chosenList<List extends { path: string; count: number }>(
  lists: readonly List[],
  path: string | undefined,
): List | undefined {
  const [longest] = [...lists].sort((left, right) => right.count - left.count);
  return lists.find((list) => list.path === path) ?? longest;
}

/** The first rows of the sheets of a workbook. */
export function sampleOfGrids(grids: readonly Grid[]): FileSample {
  let left = sampleText;
  const kept = grids
    .slice(0, sampleSheets)
    .map(({ refused: _, days, texts, rows, count, ...grid }): SampleGrid => {
      const shown = rows.slice(0, sampleRows).filter(({ cells }) => {
        left -= cells.reduce((sum, cell) => sum + cell.length + 3, 0);
        return left > 0;
      });
      const last = shown.at(-1)?.number ?? 0;
      return {
        ...grid,
        rows: shown,
        merges: grid.merges.filter(({ top }) => top < last),
        broken: grid.broken.filter(({ row }) => row <= last),
        days: shown.flatMap(({ number }): SampleGrid["days"] => {
          const found = days?.get(number);
          return found ? [[number, [...found]]] : [];
        }),
        texts: shown.flatMap(({ number }): NonNullable<SampleGrid["texts"]> => {
          const found = texts?.get(number);
          return found ? [[number, found]] : [];
        }),
        count: count ?? rows.length,
      };
    });
  return { kind: "workbook", grids: kept };
}

/** The beginning of a text. */
export function sampleOfText(text: string, rows: number): FileSample {
  const isCut = text.length > sampleText / 4;
  return { kind: "text", text: isCut ? text.slice(0, sampleText / 4) : text, isCut, rows };
}

/** The first records of each list of another system's file. */
export async function sampleOfRecords(
  lists: readonly { path: string; count: number }[],
  records: (path: string) => AsyncIterable<JsonPart>,
): Promise<FileSample> {
  let left = sampleText;
  const kept: Extract<FileSample, { kind: "json" }>["lists"] = [];
  const longest = [...lists].sort((one, other) => other.count - one.count).slice(0, sampleSheets);
  for (const list of longest) {
    const first: JsonPart[] = [];
    for await (const record of records(list.path)) {
      left -= record.text.length;
      if (left < 0 || first.length === sampleRows) break;
      first.push(record);
    }
    kept.push({ ...list, records: first });
  }
  return { kind: "json", lists: kept };
}

/** How a file was read, as people see it. */
export function foundIn(
  kind: Found["kind"],
  { sheet, heading, rows }: Pick<FoundTable, "sheet" | "heading" | "rows">,
  more: {
    sheets: readonly { name: string; isHidden: boolean; count: number }[];
    language: Language;
    separator?: Separator | undefined;
    lists?: Found["lists"];
  },
): Found {
  const { first, last } = heading;
  return {
    kind,
    sheet,
    sheets: more.sheets
      .slice(0, sheetsNamed)
      .map(({ name, isHidden, count }) => ({ name, is_hidden: isHidden, rows: count })),
    heading: kind === "json" ? null : { row: last, lines: Math.max(1, last - first + 1) },
    separator: more.separator ?? null,
    lists: more.lists ?? null,
    language: more.language,
    is_language_guessed: false,
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
): Promise<{ table: FoundTable; found: Found } | undefined> {
  const language = choice.language ?? main;
  if (sample.kind === "json") {
    const list = chosenList(sample.lists, choice.sheet);
    const lists = choice.lists ?? "joined";
    async function* records() {
      yield* list?.records ?? [];
    }
    const grid = await gridOfRecords(list?.path ?? "", records(), lists);
    const table = { ...tableOf(grid, targetOf, { row: recordHeading }), joined: grid.joined };
    const sheets = sample.lists.map(({ path, count }) => ({ name: path, isHidden: false, count }));
    const found = foundIn("json", table, { sheets, language, lists });
    return { table, found: { ...found, rows: list?.count ?? 0 } };
  }
  if (sample.kind === "text") {
    const grid = gridOfText("", sample.text, choice.separator, sample.isCut);
    const table = tableOf(grid, targetOf, choice.heading);
    const found = foundIn("text", table, { sheets: [], language, separator: grid.separator });
    return { table, found: sample.isCut ? { ...found, rows: sample.rows } : found };
  }
  const filled = sample.grids
    .filter(({ rows }) => rows.length > 0)
    .map((grid) => ({ ...grid, days: new Map(grid.days), texts: new Map(grid.texts) }));
  const chosen = chosenSheet(filled, choice.sheet, targetOf);
  if (!chosen) return undefined;
  const own = tableOf(chosen, targetOf, choice.heading);
  const table = { ...own, further: furtherTables(filled, choice.further) };
  const found = foundIn("workbook", table, { sheets: sample.grids, language });
  return { table, found: { ...found, rows: Math.max(0, found.rows + chosen.count - chosen.rows.length) } };
}
