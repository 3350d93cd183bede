import { Parser } from "htmlparser2";
import { ImportProblem } from "../import-problem.ts";
import type { SheetLanguage } from "./cell-text.ts";
import { Notes } from "./reading-notes.ts";
import { SheetBuilder, widest } from "./sheet-builder.ts";
import { sheetTexts } from "./sheet-texts.ts";
import { type Grid, SheetBudget } from "./table.ts";
import { detached } from "./xml-tokens.ts";

/** Limits: tables of a page, elements within each other, and the spans that HTML allows a cell. */
const mostTables = 2000;
const deepest = 200;
const mostAcross = 1000;
const mostDown = 65_534;

/** Elements whose text nobody sees. */
const unseen = new Set(["script", "style", "template", "noscript", "head"]);
/** Elements that begin on a line of their own. */
const blocks = new Set(["p", "div", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "dt", "dd"]);

/**
 * The tables of an HTML page, each as a sheet: many systems save such a page under the name of a workbook. A table within a cell of another
 * one is a sheet of its own.
 * @throws ImportProblem corrupt_file, unpacked_too_large
 */
export async function sheetsOfHtml(
  pieces: AsyncIterable<string>,
  language: SheetLanguage,
): Promise<{ grids: Grid[]; notes: Notes["list"] }> {
  const page = new Page(language);
  const parser = new Parser({
    onopentag: (name, attributes) => page.open(name, attributes),
    ontext: (text) => page.text(text),
    onclosetag: (name) => page.close(name),
  });
  for await (const piece of pieces) parser.write(piece);
  parser.end();
  return { grids: page.grids, notes: page.notes.list };
}

class Page {
  readonly notes = new Notes();
  readonly #language: SheetLanguage;
  readonly #budget = new SheetBudget();
  readonly #tables: PageTable[] = [];
  /** The tables that are open, outermost first. */
  readonly #open: PageTable[] = [];
  #depth = 0;
  #unseen = 0;

  constructor(language: SheetLanguage) {
    this.#language = language;
  }

  get grids(): Grid[] {
    return this.#tables.map((table) => table.finished());
  }

  open(name: string, attributes: Record<string, string>): void {
    this.#depth += 1;
    if (this.#depth > deepest)
      throw new ImportProblem("corrupt_file", `The page is nested more than ${deepest} deep.`);
    if (unseen.has(name)) this.#unseen += 1;
    if (name === "table") this.#startTable(attributes);
    else this.#open.at(-1)?.open(name, attributes);
  }

  text(piece: string): void {
    if (this.#unseen === 0) this.#open.at(-1)?.text(piece);
  }

  close(name: string): void {
    this.#depth -= 1;
    if (unseen.has(name)) this.#unseen -= 1;
    if (name === "table") this.#open.pop()?.end();
    else this.#open.at(-1)?.close(name);
  }

  #startTable(attributes: Record<string, string>): void {
    if (this.#tables.length >= mostTables) {
      const message = `The page has more than ${mostTables} tables.`;
      throw new ImportProblem("unpacked_too_large", message);
    }
    const isHidden = "hidden" in attributes || /display\s*:\s*none/i.test(attributes.style ?? "");
    const name = `${sheetTexts[this.#language].table} ${this.#tables.length + 1}`;
    const table = new PageTable(new SheetBuilder(name, isHidden, this.notes, this.#budget));
    this.#tables.push(table);
    this.#open.push(table);
  }
}

/** Pieces of text that are joined at a time, since a page may consist of millions of them. */
const piecesAtOnce = 1000;

/** A cell whose end has not come yet. */
class OpenCell {
  readonly across: number;
  readonly down: number;
  #text = "";
  #pieces: string[] = [];
  /** Line breaks since the last text. */
  #breaks = 0;
  #isFilled = false;

  constructor(across: number, down: number) {
    this.across = across;
    this.down = down;
  }

  add(piece: string): void {
    this.#isFilled ||= piece.trim() !== "";
    this.#endBreaks();
    this.#pieces.push(piece);
    if (this.#pieces.length >= piecesAtOnce) this.#join();
  }

  breakLine(): void {
    this.#breaks += 1;
  }

  /** Begins a line unless the cell is still empty or has just begun one. */
  beginLine(): void {
    if (this.#isFilled && this.#breaks === 0) this.breakLine();
  }

  finished(): string {
    this.#endBreaks();
    this.#join();
    return this.#text
      .replace(/ +\n *|\n +/g, "\n")
      .replace(/ {2,}/g, " ")
      .trim();
  }

  #endBreaks(): void {
    if (this.#breaks > 0) this.#pieces.push("\n".repeat(this.#breaks));
    this.#breaks = 0;
  }

  #join(): void {
    this.#text += this.#pieces.join("");
    this.#pieces = [];
  }
}

/** A table of the page; its cells take the places that those before and above leave free. */
class PageTable {
  readonly #builder: SheetBuilder;
  /** Number of rows, this one included, for which a column is taken by a cell from above. */
  #spannedRows: number[] = [];
  #row = 0;
  #column = 0;
  #isRow = false;
  #cell: OpenCell | undefined;

  constructor(builder: SheetBuilder) {
    this.#builder = builder;
  }

  finished(): Grid {
    return this.#builder.finished();
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === "tr") this.#startRow();
    else if (name === "td" || name === "th") this.#startCell(attributes);
    else if (name === "br") this.#cell?.breakLine();
    else if (blocks.has(name)) this.#cell?.beginLine();
  }

  text(piece: string): void {
    this.#cell?.add(detached(piece.replace(/[\t\n\f\r ]+/g, " ")));
  }

  close(name: string): void {
    if (name === "td" || name === "th") this.#endCell();
    else if (name === "tr") this.#endRow();
    // A cell reaches down no further than its group of rows.
    else if (name === "thead" || name === "tbody" || name === "tfoot") this.#endGroup();
    else if (blocks.has(name)) this.#cell?.beginLine();
  }

  end(): void {
    this.#endGroup();
  }

  #startRow(): void {
    this.#endRow();
    this.#isRow = true;
    this.#row += 1;
    this.#column = 0;
  }

  #startCell(attributes: Record<string, string>): void {
    this.#endCell();
    if (this.#builder.refused) return;
    if (!this.#isRow) this.#startRow();
    while ((this.#spannedRows[this.#column] ?? 0) > 0) this.#column += 1;
    const { colspan, rowspan } = attributes;
    this.#cell = new OpenCell(spanOf(colspan, mostAcross), spanOf(rowspan, mostDown));
  }

  #endCell(): void {
    const cell = this.#cell;
    if (!cell) return;
    this.#cell = undefined;
    const { across, down } = cell;
    const [row, left] = [this.#row, this.#column];
    this.#column = Math.min(left + across, widest);
    // Cells beyond the widest sheet are not needed for its refusal.
    if (this.#builder.refused || left >= widest) return;
    this.#builder.cell(row, left, { text: cell.finished(), isText: true });
    if (down > 1) for (let column = left; column < this.#column; column++) this.#spannedRows[column] = down;
    if (across > 1 || down > 1)
      this.#builder.merge({ top: row - 1, left, bottom: row + down - 2, right: left + across - 1 });
  }

  #endRow(): void {
    this.#endCell();
    if (!this.#isRow) return;
    this.#isRow = false;
    this.#builder.endRow(this.#row);
    if (this.#builder.refused) return;
    this.#spannedRows = this.#spannedRows.map((rows) => Math.max(0, rows - 1));
  }

  #endGroup(): void {
    this.#endRow();
    this.#spannedRows = [];
  }
}

/** The number of columns or rows that a cell takes. */
function spanOf(written: string | undefined, limit: number): number {
  const span = Number.parseInt(written ?? "", 10);
  return span >= 1 ? Math.min(span, limit) : 1;
}
