import { ImportProblem } from "../import-problem.ts";
import { type SheetLanguage, type ShownCell, shownCell } from "./cell-text.ts";
import { Notes } from "./reading-notes.ts";
import { deepest, SheetBuilder, widest } from "./sheet-builder.ts";
import { type Grid, SheetBudget } from "./table.ts";
import { serialOf } from "./xlsx-sheets.ts";
import { attribute, detached, readXml, type XmlHandler } from "./xml-tokens.ts";

const nameOf = attribute("Name");
const index = attribute("Index");
const mergeAcross = attribute("MergeAcross");
const mergeDown = attribute("MergeDown");
const formula = attribute("Formula");
const styleOf = attribute("StyleID");
const identifier = attribute("ID");
const parent = attribute("Parent");
const formatOf = attribute("Format");
const typeOf = attribute("Type");

/** Formats that the language calls by name. */
const namedFormats: Record<string, string> = {
  "General Number": "General",
  "General Date": "m/d/yy h:mm",
  "Short Date": "m/d/yy",
  "Medium Date": "dd-mmm-yy",
  "Long Date": "d mmmm yyyy",
  "Short Time": "h:mm",
  "Medium Time": "h:mm AM/PM",
  "Long Time": "h:mm:ss",
  Fixed: "0.00",
  Standard: "#,##0.00",
  Percent: "0.00%",
  Scientific: "0.00E+00",
};
const mostStyles = 70_000;
/** Elements at a cell that hold text besides its own. */
const besideText = new Set(["Comment", "PhoneticText"]);

/**
 * The sheets of a workbook in Excel's XML of 2003 (SpreadsheetML), read as a stream.
 * @throws ImportProblem corrupt_file, xml_bomb
 */
export async function sheetsOfXml(
  pieces: AsyncIterable<Buffer>,
  language: SheetLanguage,
): Promise<{ grids: Grid[]; notes: Notes["list"] }> {
  const handler = new WorkbookHandler(language);
  await readXml("the workbook", pieces, handler);
  return { grids: handler.grids, notes: handler.notes.list };
}

class WorkbookHandler implements XmlHandler {
  readonly grids: Grid[] = [];
  readonly notes = new Notes();
  readonly #budget = new SheetBudget();
  readonly #language: SheetLanguage;
  readonly #formats = new Map<string, string>();
  #is1904 = false;
  #style = "";
  #sheet = "";
  #isHidden = false;
  #builder: SheetBuilder | undefined;
  /** Row, counted from 1, and column, counted from 0, of the current cell. */
  #row = 0;
  #column = 0;
  #cell: string | undefined;
  #type: string | undefined;
  #beside = 0;
  #pieces: string[] = [];
  #setting: "Date1904" | "Visible" | undefined;

  constructor(language: SheetLanguage) {
    this.#language = language;
  }

  get wantsText(): boolean {
    return this.#setting !== undefined || (this.#type !== undefined && this.#beside === 0);
  }

  open(element: string, attributes: string): void {
    if (besideText.has(element)) this.#beside += 1;
    if (this.#beside > 0) return;
    switch (element) {
      case "Style":
        this.#startStyle(attributes);
        break;
      case "NumberFormat":
        this.#keepFormat(formatOf(attributes) ?? "General");
        break;
      case "Worksheet":
        this.#startSheet(nameOf(attributes) ?? "");
        break;
      case "Row":
        this.#row = this.#placed(index(attributes), this.#row, deepest);
        this.#column = -1;
        break;
      case "Cell":
        this.#column = this.#placed(index(attributes), this.#column + 1, widest) - 1;
        this.#cell = attributes;
        this.#type = undefined;
        this.#pieces = [];
        break;
      case "Data":
        if (this.#cell !== undefined) this.#type = typeOf(attributes) ?? "String";
        break;
      case "Date1904":
      case "Visible":
        this.#setting = element;
        this.#pieces = [];
        break;
    }
  }

  text(piece: string): void {
    this.#pieces.push(detached(piece));
  }

  close(element: string): void {
    if (besideText.has(element)) this.#beside -= 1;
    if (this.#beside > 0) return;
    if (element === this.#setting) this.#endSetting();
    else if (element === "Cell") this.#endCell();
    else if (element === "Row") this.#builder?.endRow(this.#row);
    else if (element === "Worksheet") this.#endSheet();
  }

  #startStyle(attributes: string): void {
    this.#style = identifier(attributes) ?? "";
    const inherited = this.#formats.get(parent(attributes) ?? "");
    if (inherited !== undefined) this.#keepFormat(inherited);
  }

  #keepFormat(format: string): void {
    if (this.#formats.size < mostStyles) this.#formats.set(this.#style, namedFormats[format] ?? format);
  }

  #startSheet(name: string): void {
    this.#sheet = name;
    this.#isHidden = false;
    this.#row = 0;
    this.#builder = new SheetBuilder(name, false, this.notes, this.#budget);
  }

  #endSheet(): void {
    if (this.#builder) this.grids.push({ ...this.#builder.finished(), isHidden: this.#isHidden });
    this.#builder = undefined;
  }

  #endSetting(): void {
    const text = this.#pieces.join("").trim();
    if (this.#setting === "Visible") this.#isHidden = text !== "SheetVisible";
    else this.#is1904 = text !== "0" && text.toLowerCase() !== "false";
    this.#setting = undefined;
  }

  #endCell(): void {
    const attributes = this.#cell ?? "";
    const type = this.#type;
    const text = this.#pieces.join("");
    this.#cell = undefined;
    this.#type = undefined;
    this.#pieces = [];
    const [row, left] = [this.#row, this.#column];
    const [across, down] = [countOf(mergeAcross(attributes)), countOf(mergeDown(attributes))];
    this.#column = Math.min(left + across, widest);
    const builder = this.#builder;
    if (!builder || builder.refused) return;
    if (type !== undefined && text !== "") {
      const format = this.#formats.get(styleOf(attributes) ?? "Default") ?? "General";
      builder.cell(row, left, this.#shown(type, text, format), type === "Error");
    } else if (formula(attributes) !== undefined && type === undefined)
      builder.formulaWithoutValue(row, left);
    if (across > 0 || down > 0)
      builder.merge({ top: row - 1, left, bottom: row - 1 + down, right: left + across });
  }

  #shown(type: string, text: string, format: string): ShownCell {
    const shown = (cell: Parameters<typeof shownCell>[0]) => shownCell(cell, this.#language, this.#is1904);
    const asText = () => shown({ t: "s", v: text });
    switch (type) {
      case "Number": {
        const number = Number(text);
        return Number.isFinite(number) && text.trim() !== ""
          ? shown({ t: "n", v: number, z: format })
          : asText();
      }
      case "DateTime": {
        const serial = serialOf(text.replace(/^1899-12-31T/, "T"), this.#is1904);
        const z = format === "General" ? "m/d/yy" : format;
        return serial === undefined ? asText() : shown({ t: "n", v: serial, z });
      }
      case "Boolean":
        return shown({ t: "b", v: text.trim() === "1" || text.trim().toLowerCase() === "true" });
      case "Error":
        return shown({ t: "e", v: 0, w: text.trim() });
      default:
        return asText();
    }
  }

  /** The place that an element names, counted from 1, or the one after the previous. */
  #placed(written: string | undefined, previous: number, limit: number): number {
    const place = written === undefined ? previous + 1 : Number(written);
    if (Number.isInteger(place) && place >= 1 && place <= limit) return place;
    const message = `The sheet ${this.#sheet} has a place ${written ?? place}, after row ${this.#row}.`;
    throw new ImportProblem("corrupt_file", message);
  }
}

/** The number of further cells over which one is merged. */
function countOf(written: string | undefined): number {
  const count = Number(written ?? 0);
  return Number.isInteger(count) && count > 0 ? Math.min(count, deepest) : 0;
}
