import { Notes } from "./reading-notes.ts";
import { isField, sectionTitles } from "./section-titles.ts";
import type { Grid } from "./table.ts";

type Row = Grid["rows"][number];

/** The rows of a table that are analyses, and what the others say. */
export interface RowsApart {
  rows: Row[];
  /** Titles of sections by the numbers of the rows under them; empty without sections. */
  sections: Map<number, string>;
  notes: Notes["list"];
}

/** Number of rows whose cells are compared with the only cell of another. */
const compared = 500;

const rule = /^[-–—=_*·.+|]{2,}$/;
const rowCount =
  /^\(?\d[\d.,]*\s+(rows?|records?|entries|zeilen?|datens(atz|ätze)|eintr(ag|äge))( (selected|affected))?\)?\.?$/i;
const remark =
  /^([*†‡©¹²³]|\d\)\s|(stand|as of|legende|legend|hinweise?|anmerkung(en)?|fußnoten?|notes?|quellen?|sources?|summe|gesamt|total|erstellt|gedruckt|druckdatum|printed|(leistungs|analysen|untersuchungs|parameter)verzeichnis|laborhandbuch|test (catalogue|catalog|directory|menu))\b|(seite|page)\s+\d)/i;
/** End of a line that printed lists have on each page. */
const pageNumber = /(?:^|[^\p{L}])(?:seite|page|pagina|blatt)\s+\d+(?:\s*(?:von|of|sur|di|\/)\s*\d+)?\s*$/iu;
/** Words with small letters, or several words: a title or a remark has them, a code rarely. */
export const isWordy = (text: string) => /\p{Ll}{3}|\s/u.test(text);
/** Whether a text alone in its row may be a title; HÄMATOLOGIE in capitals is one, too. */
const mayBeTitle = (text: string) => isWordy(text) || isField(text);
const isFilled = (cell: string) => cell !== "";

/** The rows of the headings, those above them, and those under them. */
export interface Placed {
  above: readonly Row[];
  headings: readonly Row[];
  under: readonly Row[];
}

/**
 * Tells the rows under the headings that are analyses from titles of sections, repeated headings, remarks, rules and numbers of rows. Only a
 * row with a single cell is a title or a remark, and only if that cell is unlike the others of its column or is merged over several.
 * @param isEach whether each row with a single cell is such a row, or none is; if absent, it depends on the cell
 * @param lead the row above the headings that is the title of the first section, if there is one
 */
export function rowsApart(
  grid: Grid,
  { above, headings, under }: Placed,
  isEach?: boolean,
  lead?: Row,
): RowsApart {
  const notes = new Notes();
  const sections = new Map<number, string>();
  if (isEach === false) return { rows: [...under], sections, notes: notes.list };
  const sheet = grid.name;
  const leave = (row: Row) => notes.add({ code: "row_left_out", sheet, row: row.number, value: shown(row) });
  const isAside = asideIn(grid, headings, under, isEach, lead !== undefined);
  const rows: Row[] = [];
  let title: string | undefined;
  let waiting = lead;
  const isOfPage = (row: Row) => above.some((each) => each !== lead && shown(each) === shown(row));
  for (const row of under) {
    if (isRepeated(headings, row)) {
      notes.add({ code: "repeated_headings", sheet, row: row.number });
      // The title of the whole list, which stands on each page.
      if (waiting && isOfPage(waiting)) {
        leave(waiting);
        waiting = undefined;
      }
    } else if (isRemark(row)) leave(row);
    else if (isAside(row)) {
      if (waiting) leave(waiting);
      waiting = row;
    } else {
      if (waiting) {
        title = waiting.cells.find(isFilled);
        notes.add({ code: "section_row", sheet, row: waiting.number, value: shown(waiting) });
        waiting = undefined;
      }
      if (title !== undefined) sections.set(row.number, title);
      rows.push(row);
    }
  }
  if (waiting) leave(waiting);
  return { rows, sections, notes: notes.list };
}

const shown = ({ cells }: Row) => cells.find(isFilled) ?? "";
export const filledOf = ({ cells }: Row): string[] => cells.filter(isFilled);
/** Whether a row repeats the headings. */
export const isRepeated = (headings: readonly Row[], row: Row): boolean =>
  headings.some((heading) => isSame(heading, row));
/** Whether a row may be the title of the rows below it. */
export const isTitle = (row: Row): boolean =>
  filledOf(row).length === 1 && !isRemark(row) && mayBeTitle(shown(row));

/** Largest distance between a title and its headings, in rows. */
const nearest = 2;
/** The row directly above headings, if it may be their title. */
export function titleAbove(above: readonly Row[], heading: number): Row | undefined {
  const row = above.at(-1);
  return row && heading - row.number <= nearest && isTitle(row) ? row : undefined;
}

/** Whether a row has the cells of a heading row, which printed lists repeat on each page. */
function isSame(heading: Row, row: Row): boolean {
  if (filledOf(row).length < 2) return false;
  const width = Math.max(heading.cells.length, row.cells.length);
  return Array.from({ length: width }).every(
    (_, index) => (heading.cells[index] ?? "") === (row.cells[index] ?? ""),
  );
}

function isRemark(row: Row): boolean {
  const filled = filledOf(row);
  if (filled.every((cell) => rule.test(cell))) return filled.some((cell) => cell.length > 2);
  const [only = ""] = filled;
  return filled.length === 1 && (rowCount.test(only) || remark.test(only) || pageNumber.test(only));
}

/** Returns a function that tells whether a row is a title or a remark rather than an analysis. */
function asideIn(
  { merges }: Grid,
  headings: readonly Row[],
  under: readonly Row[],
  isEach: boolean | undefined,
  hasLead: boolean,
): (row: Row) => boolean {
  const ordinary = under.filter((row) => filledOf(row).length > 1);
  const isTable = ordinary.length > 0 && headings.every((row) => filledOf(row).length > 1);
  const wide = new Set(
    merges.flatMap(({ top, bottom, left, right }) => (top === bottom && right > left ? top + 1 : [])),
  );
  const looked = ordinary.slice(0, compared);
  const isFull = looked.every((row) => filledOf(row).length > 2);
  const firstColumn = Math.min(...looked.map(({ cells }) => cells.findIndex(isFilled)));
  const wordy = new Set(
    looked.flatMap(({ cells }) => cells.flatMap((cell, index) => (isWordy(cell) ? index : []))),
  );
  const named = under.filter(
    (row) => filledOf(row).length > 1 || (filledOf(row).length === 1 && !isRemark(row)),
  );
  const titles = sectionTitles(named, { ordinary: looked, columns: wordy, hasLead });
  return (row) => {
    if (!isTable || filledOf(row).length !== 1) return false;
    if (isEach || wide.has(row.number)) return true;
    const column = row.cells.findIndex(isFilled);
    if (titles.has(row.number)) return true;
    if (!mayBeTitle(row.cells[column] ?? "")) return false;
    return !wordy.has(column) || (isFull && column === firstColumn);
  };
}
