import { limits } from "../../../../shared/kernel/limits.ts";

/** A row of a text whose columns stand one below the other, by the number of its line. */
export interface LaidOutRow {
  number: number;
  cells: string[];
}
interface Line {
  number: number;
  text: string;
}

/** Number of lines in which the rule under the headings is looked for. */
const searched = 50;
/** Wider lines are no table that anybody has printed. */
const widest = 5000;
/** A rule: strokes for two columns at least, with bars, crosses or blanks between them. */
const rule = /^\s*[|+]?\s*:?[-=]+:?(?:\s*[|+]\s*:?[-=]+:?|\s+[-=]+)+\s*[|+]?\s*$/;
/** Lines that database clients add below a table. */
const closing =
  /^\s*(?:\(\d+ (?:rows?|Zeilen?|lignes?|righ?e|riga)(?: affected)?\)|\d+ rows? in set.*|(?:Time|Zeit|Durée|Tempo)\s?: .*)\s*$/i;

/**
 * The rows of a table as database clients show it, and as programs print it: with a rule under its headings (psql, MySQL, SQLite, Markdown),
 * or in columns that blanks set apart.
 * @param isSeparated a separator splits the lines evenly, so that blanks are no columns
 * @returns undefined if the text is no such table
 */
export function laidOutRows(text: string, isSeparated: boolean): Iterable<LaidOutRow> | undefined {
  const beginning = firstLines(text, searched);
  if (beginning.some(isRule)) {
    const ruled = ruledRows(beginning, text);
    if (ruled) return ruled;
  }
  return isSeparated || text.includes("\t") ? undefined : alignedRows(firstLines(text, limits.sheetRows + 1));
}

function firstLines(text: string, limit: number): Line[] {
  const lines: Line[] = [];
  for (const line of linesOf(text)) {
    lines.push(line);
    if (lines.length === limit) break;
  }
  return lines;
}
/** The lines of a text one by one, since a file may have millions of them. */
function* linesOf(text: string): Generator<Line> {
  const end = text.includes("\n") ? "\n" : "\r";
  let number = 0;
  for (let from = 0; from < text.length; ) {
    const next = text.indexOf(end, from);
    const to = next < 0 ? text.length : next;
    number += 1;
    yield { number, text: text.slice(from, to).replaceAll("\f", " ").replace(/\r$/, "") };
    from = to + 1;
  }
}
const isRule = ({ text }: Pick<Line, "text">) => text.length <= widest && rule.test(text);

const isBlank = (text: string) => text.trim() === "";

function ruledRows(beginning: readonly Line[], text: string): Iterable<LaidOutRow> | undefined {
  const index = beginning.findIndex(isRule);
  const first = beginning[index] as Line;
  // In a box, the headings are below the first rule; otherwise they are above the only one.
  const isBox = /^\s*\+/.test(first.text);
  const headings = beginning[isBox ? index + 1 : index - 1];
  if (!headings || isBlank(headings.text) || isRule(headings)) return undefined;
  const hasBars = /[|+]/.test(first.text);
  if (hasBars && !headings.text.includes("|")) return undefined;
  const cut = hasBars ? barCutter(first.text) : blankCutter(first.text);
  const isPart = ({ number, text }: Line) =>
    number >= headings.number && text.length <= limits.text && (!hasBars || text.includes("|"));
  return rowsUnder(linesOf(text), isPart, cut);
}

function* rowsUnder(
  lines: Iterable<Line>,
  isPart: (line: Line) => boolean,
  cut: Cutter,
): Generator<LaidOutRow> {
  let row: { number: number; cells: string[][] } | undefined;
  let continued: boolean[] = [];
  let count = 0;
  // Lines are joined once a row is complete: adding them one by one keeps several strings for each.
  const joinLines = ({ number, cells }: { number: number; cells: string[][] }): LaidOutRow => ({
    number,
    cells: cells.map((lines) => lines.join("\n")),
  });
  for (const line of lines) {
    if (isBlank(line.text) || isRule(line) || closing.test(line.text)) continue;
    const { cells, goesOn } = isPart(line) ? cut(line.text) : { cells: [line.text], goesOn: [] };
    if (row && continued.some(Boolean) && count < limits.entries) {
      count += 1;
      for (const [index, lines] of row.cells.entries()) if (continued[index]) lines.push(cells[index] ?? "");
    } else {
      if (row) yield joinLines(row);
      row = { number: line.number, cells: cells.map((cell) => [cell]) };
      count = 0;
    }
    continued = goesOn;
  }
  if (row) yield joinLines(row);
}

/** Cuts a line; `goesOn` says which cells go on in the next line. */
type Cutter = (line: string) => { cells: string[]; goesOn: boolean[] };

/** Cuts lines where the rule has its bars or crosses; a line whose signs are of other widths is split at its bars. */
function barCutter(ruled: string): Cutter {
  const rule = ruled.trimEnd();
  const bars = [...rule].flatMap((sign, index) => (sign === "|" || sign === "+" ? index : []));
  const starts = [0, ...bars.map((index) => index + 1)];
  const from = /^\s*[|+]/.test(rule) ? 1 : 0;
  const to = /[|+]$/.test(rule) ? bars.length : bars.length + 1;
  // Markdown has no crosses in its rule, and no cells of several lines.
  const marksLines = rule.includes("+");
  return (line) => {
    const isAligned = bars.every((index) => line[index] === "|" || index >= line.trimEnd().length);
    const parts = isAligned
      ? starts.map((start, index) => line.slice(start, bars[index] ?? line.length))
      : line.split(/(?<!\\)\|/);
    const inner = parts.slice(from, to);
    const isMarked = (part: string, index: number) =>
      marksLines && part.endsWith("+") && (index < inner.length - 1 || line.length >= rule.length);
    const goesOn = inner.map(isMarked);
    const cells = inner.map((part, index) =>
      (goesOn[index] ? part.slice(0, -1) : part).trim().replaceAll("\\|", "|"),
    );
    return { cells, goesOn };
  };
}

/** Cuts lines where the strokes of the rule begin. */
function blankCutter(rule: string): Cutter {
  const starts = [...rule.matchAll(/[-=]+/g)].map(({ index }) => index);
  return (line) => ({
    cells: starts.map((start, index) => line.slice(index === 0 ? 0 : start, starts[index + 1]).trim()),
    goesOn: [],
  });
}

/** Blanks between two columns, in characters from the beginning of a line. */
interface Gap {
  from: number;
  to: number;
}
/** Number of lines from which a single blank sets columns apart, if wider blanks do so elsewhere. */
const enoughLines = 5;
/** Lines that may reach into the blanks: titles, page numbers, a text too long for its column. In a short table, they are a larger share. */
const strayLines = (count: number) => Math.max(Math.floor(count * 0.02), Math.min(2, Math.floor(count / 5)));
/** Share of lines with something on both sides of a gap. */
const tableShare = 0.8;

function alignedRows(all: readonly Line[]): LaidOutRow[] | undefined {
  const lines = all.filter(({ text }) => !isBlank(text) && !/^[\s=_-]+$/.test(text));
  if (lines.length < 3 || lines.some(({ text }) => text.length > widest)) return undefined;
  const gaps = gapsOf(lines);
  const cut = (line: string) => cellsOf(line, gaps);
  const split = lines.filter(({ text }) => cut(text).filter(Boolean).length > 1).length;
  if (split < lines.length * tableShare) return undefined;
  return lines.map(({ number, text }) => ({ number, cells: cut(text) }));
}

function gapsOf(lines: readonly Line[]): Gap[] {
  const signs: number[] = [];
  for (const { text } of lines)
    for (let index = 0; index < text.length; index++)
      if (text.charCodeAt(index) > 0x20) signs[index] = (signs[index] ?? 0) + 1;
  const tolerated = strayLines(lines.length);
  const isFree = (index: number) => (signs[index] ?? 0) <= tolerated;
  const gaps: Gap[] = [];
  let from = -1;
  for (let index = 0; index < signs.length; index++) {
    if (isFree(index) && from < 0) from = index;
    if (isFree(index) || from < 0) continue;
    if (from > 0) gaps.push({ from, to: index });
    from = -1;
  }
  // A sheet of more columns would be refused.
  if (gaps.length > limits.sheetColumns) return [];
  const filled = (start: number, end: number | undefined) =>
    lines.filter(({ text }) => !isBlank(text.slice(start, end))).length;
  const wide = gaps.filter(({ from, to }, index) => to - from > 1 && filled(to, gaps[index + 1]?.from) > 1);
  if (wide.length === 0 || lines.length < enoughLines) return wide;
  return gaps.filter((gap, index) => {
    const [before, after] = [gaps[index - 1]?.to ?? 0, gaps[index + 1]?.from];
    const both = lines.filter(
      ({ text }) => !isBlank(text.slice(before, gap.from)) && !isBlank(text.slice(gap.to, after)),
    );
    return wide.includes(gap) || both.length >= lines.length * tableShare;
  });
}

/**
 * The cells of a line. A text that reaches into a gap ends before the next column if that begins after a blank; if it reaches over the gap, it
 * stays whole, in the column in which it begins.
 */
function cellsOf(line: string, gaps: readonly Gap[]): string[] {
  const cells: string[] = Array(gaps.length + 1).fill("");
  let start = 0;
  let column = 0;
  for (const [index, { from, to }] of gaps.entries()) {
    const begins = isBlank(line.slice(to - 1, to)) && !isBlank(line.slice(to, to + 1));
    if (!begins && !isBlank(line.slice(from, to))) continue;
    cells[column] = line.slice(start, to).trim();
    start = to;
    column = index + 1;
  }
  cells[column] = line.slice(start).trim();
  return cells;
}
