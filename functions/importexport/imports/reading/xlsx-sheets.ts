import { ImportProblem } from "../import-problem.ts";
import { RichText } from "./cell-rich-text.ts";
import { type SheetLanguage, shownCell } from "./cell-text.ts";
import type { Archive } from "./open-archive.ts";
import { Notes } from "./reading-notes.ts";
import { deepest, SheetBuilder, widest } from "./sheet-builder.ts";
import { type Grid, type Merge, SheetBudget } from "./table.ts";
import { formatsOf, linksOf, sharedTexts, workbookOf } from "./xlsx-parts.ts";
import { attribute, readXml, type XmlHandler } from "./xml-tokens.ts";

const reference = attribute("ref");
const place = attribute("r");
const style = attribute("s");
const cellType = attribute("t");

/** Data that the cells of all sheets refer to. */
interface Shared {
  texts: string[];
  /** Number format of each style. */
  formats: string[];
  date1904: boolean;
  language: SheetLanguage;
}

/**
 * The sheets of an XLSX workbook (ECMA-376, part 1, §18), read as streams: only the texts of cells are kept, up to the limits.
 * @throws ImportProblem corrupt_file, xml_bomb, too_much_text, too_many_cells
 */
export async function sheetsOfXlsx(
  archive: Archive,
  language: SheetLanguage,
): Promise<{ grids: Grid[]; notes: Notes["list"] }> {
  const main =
    (await linksOf(archive, "")).find(({ kind }) => kind === "officeDocument")?.part ?? "xl/workbook.xml";
  if (!archive.has(main))
    throw new ImportProblem("corrupt_file", "The file is an archive, but not an XLSX or ODS workbook.");
  const workbook = await workbookOf(archive, main);
  const links = await linksOf(archive, main);
  const partOf = (kind: string) => links.find((link) => link.kind === kind)?.part ?? "";
  const shared: Shared = {
    texts: await sharedTexts(archive, partOf("sharedStrings")),
    formats: await formatsOf(archive, partOf("styles")),
    date1904: workbook.date1904,
    language,
  };
  const notes = new Notes();
  const budget = new SheetBudget();
  const grids: Grid[] = [];
  for (const sheet of workbook.sheets) {
    const link = links.find((each) => each.id === sheet.link);
    // Chart, macro and dialogue sheets have no cells.
    if (link?.kind !== "worksheet") continue;
    if (!archive.has(link.part))
      throw new ImportProblem("corrupt_file", `The sheet ${sheet.name} is missing.`);
    const builder = new SheetBuilder(sheet.name, sheet.isHidden, notes, budget);
    await readXml(link.part, archive.part(link.part), new SheetHandler(sheet.name, builder, shared));
    grids.push(builder.finished());
  }
  return { grids, notes: notes.list };
}

/** Takes the cells of a sheet (§18.3.1.4) and its merged places. */
class SheetHandler implements XmlHandler {
  readonly #sheet: string;
  readonly #builder: SheetBuilder;
  readonly #shared: Shared;
  readonly #text = new RichText();
  /** Row, counted from 1, and column, counted from 0, of a cell that names no place of its own. */
  #row = 0;
  #column = 0;
  #format = "General";
  #type = "n";
  #isValue = false;
  #hasFormula = false;
  #value = "";

  constructor(sheet: string, builder: SheetBuilder, shared: Shared) {
    this.#sheet = sheet;
    this.#builder = builder;
    this.#shared = shared;
  }

  get isDone(): boolean {
    return this.#builder.refused !== undefined;
  }

  get wantsText(): boolean {
    return this.#isValue || this.#text.isOpen;
  }

  open(element: string, attributes: string): void {
    if (element === "c") this.#startCell(attributes);
    else if (element === "v") this.#isValue = true;
    else if (element === "f") this.#hasFormula = true;
    else if (element === "row") this.#startRow(attributes);
    else if (element === "mergeCell") this.#merge(attributes);
    else this.#text.open(element);
  }

  text(piece: string): void {
    this.#text.add(piece);
  }

  close(element: string): void {
    if (element === "v") {
      this.#isValue = false;
      this.#value = this.#text.take();
    } else if (element === "c") {
      this.#endCell();
      this.#column += 1;
    } else if (element === "row") this.#builder.endRow(this.#row);
    else this.#text.close(element);
  }

  #startRow(attributes: string): void {
    const number = place(attributes);
    this.#row = number === undefined ? this.#row + 1 : Number(number);
    if (!Number.isInteger(this.#row) || this.#row < 1 || this.#row > deepest)
      throw this.#corrupt(`has a row ${number ?? this.#row}`);
    this.#column = 0;
  }

  #startCell(attributes: string): void {
    const reference = place(attributes);
    if (reference !== undefined) this.#column = columnOf(reference);
    if (this.#column < 0 || this.#column >= widest)
      throw this.#corrupt(`has a cell ${reference ?? ""} in row ${this.#row}`);
    this.#format = this.#shared.formats[Number(style(attributes) ?? 0)] ?? "General";
    this.#type = cellType(attributes) ?? "n";
    this.#hasFormula = false;
    this.#value = "";
  }

  #endCell(): void {
    const inline = this.#text.take();
    const value = this.#type === "inlineStr" ? inline : this.#value;
    if (value === "") {
      if (this.#hasFormula && this.#type !== "str" && this.#type !== "inlineStr")
        this.#builder.formulaWithoutValue(this.#row, this.#column);
      return;
    }
    const isError = this.#type === "e";
    this.#builder.cell(this.#row, this.#column, this.#shown(value), isError);
  }

  #shown(value: string) {
    const { texts, date1904, language } = this.#shared;
    const z = this.#format;
    const asText = (v: string) => shownCell({ t: "s", v }, language, date1904);
    switch (this.#type) {
      case "s": {
        const text = texts[Number(value)];
        if (text === undefined) throw this.#corrupt(`names a text ${value.slice(0, 20)} that does not exist`);
        return asText(text);
      }
      case "b":
        return shownCell({ t: "b", v: value === "1" || value === "true" }, language, date1904);
      case "e":
        return shownCell({ t: "e", v: value, w: value }, language, date1904);
      case "n": {
        const number = value.trim() === "" ? Number.NaN : Number(value);
        return Number.isFinite(number)
          ? shownCell({ t: "n", v: number, z }, language, date1904)
          : asText(value);
      }
      case "d": {
        const serial = serialOf(value, date1904);
        return serial === undefined ? asText(value) : shownCell({ t: "n", v: serial, z }, language, date1904);
      }
      default:
        return asText(value);
    }
  }

  #merge(attributes: string): void {
    const [from = "", to = from] = (reference(attributes) ?? "").split(":");
    const merge: Merge = { top: rowOf(from), left: columnOf(from), bottom: rowOf(to), right: columnOf(to) };
    if (Object.values(merge).every((each) => each >= 0)) this.#builder.merge(merge);
  }

  #corrupt(reason: string): ImportProblem {
    return new ImportProblem("corrupt_file", `The sheet ${this.#sheet} ${reason}, in row ${this.#row}.`);
  }
}

/** The column of a place such as `AB12`, counted from 0; -1 if it has none. */
function columnOf(reference: string): number {
  let column = 0;
  for (let index = 0; index < reference.length && column <= widest; index++) {
    const letter = reference.charCodeAt(index) & 0xdf;
    if (letter < 0x41 || letter > 0x5a) break;
    column = column * 26 + letter - 0x40;
  }
  return column - 1;
}
const rowOf = (reference: string) => Number(/\d+$/.exec(reference)?.[0] ?? 0) - 1;

/** The serial number of a date in ISO 8601; without a date, that of a time of day. */
export function serialOf(text: string, is1904: boolean): number | undefined {
  const isTime = /^T?\d\d:\d\d/.test(text);
  const timestamp = isTime ? `1970-01-01T${text.replace(/^T/, "")}` : text;
  const milliseconds = Date.parse(
    /T.*(Z|[+-]\d\d:?\d\d)$/.test(timestamp) || !timestamp.includes("T") ? timestamp : `${timestamp}Z`,
  );
  if (Number.isNaN(milliseconds)) return undefined;
  const days = milliseconds / 86_400_000;
  // Day 25569 is the first of January 1970; those of 1904 begin 1462 days later.
  return isTime ? days : days + 25_569 - (is1904 ? 1462 : 0);
}
