import { limits } from "../../../../shared/kernel/limits.ts";
import { ImportProblem } from "../import-problem.ts";
import type { SheetLanguage } from "./cell-text.ts";
import { plainNumber, type ShownCell, shownCell } from "./cell-text.ts";
import type { Archive } from "./open-archive.ts";
import { Notes, trimmed } from "./reading-notes.ts";
import { deepest, SheetBuilder, widest } from "./sheet-builder.ts";
import { type Grid, SheetBudget } from "./table.ts";
import { attribute, detached, readXml, type XmlHandler } from "./xml-tokens.ts";

const name = attribute("table:name");
const styleName = attribute("table:style-name");
const ownName = attribute("style:name");
const display = attribute("table:display");
const rowsRepeated = attribute("table:number-rows-repeated");
const columnsRepeated = attribute("table:number-columns-repeated");
const rowsSpanned = attribute("table:number-rows-spanned");
const columnsSpanned = attribute("table:number-columns-spanned");
const formula = attribute("table:formula");
const valueType = attribute("office:value-type");
const ownType = attribute("calcext:value-type");
const value = attribute("office:value");
const dateValue = attribute("office:date-value");
const timeValue = attribute("office:time-value");
const booleanValue = attribute("office:boolean-value");
const stringValue = attribute("office:string-value");
const blanks = attribute("text:c");
const encrypted = "encryption-data";

/** Elements drawn or noted at a cell; they are not part of its text. */
const besideText = new Set([
  "annotation",
  "frame",
  "shapes",
  "custom-shape",
  "g",
  "control",
  "ruby-text",
  "note",
]);
const mostStyles = 70_000;

/**
 * The sheets of an OpenDocument spreadsheet (OpenDocument 1.3, part 3, §9), read as a stream. The file itself states the shown text of each
 * cell.
 * @throws ImportProblem corrupt_file, xml_bomb, password_protected, too_much_text
 */
export async function sheetsOfOds(
  archive: Archive,
  language: SheetLanguage,
): Promise<{ grids: Grid[]; notes: Notes["list"] }> {
  await refuseEncrypted(archive);
  return sheetsOfFlatOds(archive.part("content.xml"), language);
}

/** The sheets of an OpenDocument spreadsheet that is a single XML document. @throws ImportProblem corrupt_file, xml_bomb, too_much_text */
export async function sheetsOfFlatOds(
  pieces: AsyncIterable<Buffer>,
  language: SheetLanguage,
): Promise<{ grids: Grid[]; notes: Notes["list"] }> {
  const handler = new ContentHandler(language);
  await readXml("content.xml", pieces, handler);
  return { grids: handler.grids, notes: handler.notes.list };
}

async function refuseEncrypted(archive: Archive): Promise<void> {
  const part = "META-INF/manifest.xml";
  await readXml(part, archive.part(part), {
    wantsText: false,
    open: (element) => {
      if (element === encrypted)
        throw new ImportProblem(
          "password_protected",
          "The workbook is protected by a password. Please save it without one.",
        );
    },
    close: () => undefined,
    text: () => undefined,
  });
}

class ContentHandler implements XmlHandler {
  readonly grids: Grid[] = [];
  readonly notes = new Notes();
  readonly #budget = new SheetBudget();
  readonly #language: SheetLanguage;
  readonly #hiddenStyles = new Set<string>();
  #style = "";
  #builder: SheetBuilder | undefined;
  /** Depth of nested tables; tables within a cell belong to it. */
  #tables = 0;
  #row = 1;
  #rows = 1;
  #column = 0;
  #columns = 1;
  #cell: string | undefined;
  #beside = 0;
  #isParagraph = false;
  #paragraphs: string[] = [];
  #pieces: string[] = [];
  #length = 0;

  constructor(language: SheetLanguage) {
    this.#language = language;
  }

  get wantsText(): boolean {
    return this.#isParagraph && this.#beside === 0;
  }

  open(element: string, attributes: string): void {
    if (besideText.has(element)) this.#beside += 1;
    if (this.#beside > 0) return;
    switch (element) {
      case "style":
        this.#style = ownName(attributes) ?? "";
        break;
      case "table-properties":
        if (display(attributes) === "false" && this.#hiddenStyles.size < mostStyles)
          this.#hiddenStyles.add(this.#style);
        break;
      case "table":
        this.#tables += 1;
        if (this.#tables === 1) this.#startTable(attributes);
        break;
      case "table-row":
        if (this.#tables !== 1) break;
        this.#rows = times(rowsRepeated(attributes));
        this.#column = 0;
        break;
      case "table-cell":
      case "covered-table-cell":
        if (this.#tables === 1) this.#startCell(attributes);
        break;
      case "p":
      case "h":
        if (this.#cell !== undefined) this.#isParagraph = true;
        break;
      case "s":
        if (this.#isParagraph) this.#add(" ".repeat(Math.min(limits.entry, times(blanks(attributes)))));
        break;
      case "tab":
        if (this.#isParagraph) this.#add("\t");
        break;
      case "line-break":
        if (this.#isParagraph) this.#add("\n");
        break;
    }
  }

  text(piece: string): void {
    this.#add(piece.replace(/[\t\n\r ]+/g, " "));
  }

  close(element: string): void {
    if (besideText.has(element)) this.#beside -= 1;
    if (this.#beside > 0) return;
    if (element === "p" || element === "h") {
      if (!this.#isParagraph) return;
      this.#isParagraph = false;
      this.#paragraphs.push(detached(this.#pieces.join("")));
      this.#pieces = [];
    } else if (element === "table") {
      this.#tables -= 1;
      if (this.#tables > 0 || !this.#builder) return;
      this.grids.push(this.#builder.finished());
      this.#builder = undefined;
    } else if (this.#tables !== 1) return;
    else if (element === "table-row") {
      this.#builder?.endRow(this.#row, Math.min(this.#rows, deepest));
      this.#row += this.#rows;
    } else if (element === "table-cell" || element === "covered-table-cell") this.#endCell();
  }

  #add(piece: string): void {
    this.#length += piece.length;
    if (this.#length > limits.sheetText) {
      const message = `The workbook has a cell of more than ${limits.sheetText} characters.`;
      throw new ImportProblem("too_much_text", message, [{ code: "too_much_text", message }]);
    }
    if (!this.#builder?.refused) this.#pieces.push(piece);
  }

  #startTable(attributes: string): void {
    const isHidden = this.#hiddenStyles.has(styleName(attributes) ?? "");
    this.#builder = new SheetBuilder(name(attributes) ?? "", isHidden, this.notes, this.#budget);
    this.#row = 1;
  }

  #startCell(attributes: string): void {
    this.#columns = times(columnsRepeated(attributes));
    this.#cell = attributes;
    this.#paragraphs = [];
    this.#length = 0;
  }

  #endCell(): void {
    const attributes = this.#cell ?? "";
    this.#cell = undefined;
    const builder = this.#builder;
    const [row, column] = [this.#row, this.#column];
    this.#column += this.#columns;
    if (!builder || builder.refused) return;
    const shown = this.#shown(attributes);
    if (shown.text === "") {
      if (formula(attributes) !== undefined && valueType(attributes) === undefined)
        builder.formulaWithoutValue(row, column);
    } else {
      const isBroken = ownType(attributes) === "error";
      // One column more than fits is enough for the refusal.
      const end = Math.min(column + this.#columns, widest);
      for (let index = column; index < end; index++) builder.cell(row, index, shown, isBroken);
    }
    const down = times(rowsSpanned(attributes));
    const across = times(columnsSpanned(attributes));
    if (down > 1 || across > 1)
      builder.merge({ top: row - 1, left: column, bottom: row + down - 2, right: column + across - 1 });
  }

  #shown(attributes: string): ShownCell {
    const text = this.#paragraphs.join("\n");
    const written = text.trim();
    const kind = valueType(attributes);
    if (kind === "date") {
      const iso = dateValue(attributes) ?? "";
      const day = /^\d{4}-\d\d-\d\d/.exec(iso)?.[0];
      return { text: written || iso, ...(day !== undefined && { day }) };
    }
    if (kind === "float" || kind === "currency" || kind === "percentage") {
      const number = Number(value(attributes) ?? Number.NaN);
      if (!Number.isFinite(number)) return { text: written };
      const shown = shownCell({ t: "n", v: number }, this.#language, false);
      if (written !== "") return { ...shown, text: written };
      return { text: plainNumber(number, this.#language), note: "hidden_value" };
    }
    if (written !== "") return { ...trimmed(text), ...(kind === "string" && { isText: true }) };
    if (kind === "boolean")
      return shownCell({ t: "b", v: booleanValue(attributes) === "true" }, this.#language, false);
    return trimmed(stringValue(attributes) ?? timeValue(attributes) ?? "");
  }
}

/** Number of repetitions; one if none is written. */
function times(written: string | undefined): number {
  const number = Number(written ?? 1);
  return Number.isInteger(number) && number > 0 ? number : 1;
}
