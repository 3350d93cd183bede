import { type PDFDict, PDFRawStream } from "pdf-lib";
import type { Breach, OpenedPdf, Operator } from "./opened-pdf.ts";

const painting = new Set("f F f* B B* b b* S s sh Do Tj TJ ' \" BI".split(" "));
const texts = new Set(["Tj", "TJ", "'", '"']);

/** Marked content that the tags refer to: page, number and whether it shows text. */
export type MarkedContent = Map<PDFDict, Map<number, { text: boolean }>>;

/** Rules on the painted content of pages. @returns the marked content of all pages */
export function checkContent(pdf: OpenedPdf, breach: Breach): MarkedContent {
  const marked: MarkedContent = new Map();
  for (const [index, page] of pdf.pages.entries()) {
    const place = `page ${index + 1}`;
    const marks = new Map<number, { text: boolean }>();
    marked.set(page, marks);
    checkMarks(pdf.operators(page), place, marks, breach);
    checkGlyphs(pdf, page, place, breach);
    checkInk(pdf.operators(page), place, breach);
  }
  for (const [ref, object] of pdf.objects())
    if (object instanceof PDFRawStream && pdf.name(object.dict, "Subtype") === "Form")
      if (pdf.operators(object).some(({ operands }) => /MCID/.test(operands.join(" "))))
        breach("30-002", `form ${ref.objectNumber} has marked content of its own`);
  return marked;
}

function checkMarks(
  operators: readonly Operator[],
  place: string,
  marks: Map<number, { text: boolean }>,
  breach: Breach,
): void {
  const open: { artifact: boolean; number?: number }[] = [];
  for (const { name, operands } of operators) {
    if (name === "BDC" || name === "BMC") {
      const artifact = operands[0] === "/Artifact";
      const number = /\/MCID\s+(\d+)/.exec(operands.join(" "))?.[1];
      if (artifact && open.some((mark) => mark.number !== undefined))
        breach("01-003", `${place}: an artifact within tagged content`);
      if (number !== undefined && open.some((mark) => mark.artifact))
        breach("01-004", `${place}: tagged content within an artifact`);
      if (number !== undefined && marks.has(Number(number)))
        breach("14.7.4", `${place}: the marked content ${number} is there twice`);
      if (number !== undefined) marks.set(Number(number), { text: false });
      open.push({ artifact, ...(number !== undefined && { number: Number(number) }) });
    } else if (name === "EMC") {
      if (!open.pop()) breach("14.6.1", `${place}: marked content ends that never began`);
    } else if (painting.has(name)) {
      const mark = open.findLast((enclosing) => enclosing.artifact || enclosing.number !== undefined);
      if (!mark) breach("01-005", `${place}: ${name} is neither tagged nor an artifact`);
      const content = mark?.number === undefined ? undefined : marks.get(mark.number);
      if (content && texts.has(name)) content.text = true;
    }
  }
  if (open.length > 0) breach("14.6.1", `${place}: marked content never ends`);
}

/** Every shown glyph exists and maps to a character for reading and searching. */
function checkGlyphs(pdf: OpenedPdf, page: PDFDict, place: string, breach: Breach): void {
  const fonts = pdf.dict(pdf.dict(page, "Resources"), "Font");
  const readable = new Map<string, Set<string> | undefined>();
  let current = "";
  for (const { name, operands } of pdf.operators(page)) {
    if (name === "Tf") {
      current = (operands[0] ?? "").slice(1);
      const font = pdf.dict(fonts, current);
      if (!font) breach("6.2.2", `${place}: the font ${current} is not among the resources`);
      const isComposite = pdf.name(font, "Subtype") === "Type0";
      if (!readable.has(current)) readable.set(current, isComposite ? codesOf(pdf, font) : undefined);
    } else if (texts.has(name))
      for (const [, hex = ""] of operands.join("").matchAll(/<([0-9A-Fa-f]+)>/g))
        for (const code of hex.toUpperCase().match(/.{4}/g) ?? []) {
          if (readable.get(current) === undefined) continue;
          if (code === "0000") breach("31-030", `${place}: the glyph for what is missing is shown`);
          else if (!readable.get(current)?.has(code))
            breach("31-027", `${place}: glyph ${code} of ${current} is no character`);
        }
  }
}

function codesOf(pdf: OpenedPdf, font: PDFDict | undefined): Set<string> {
  const codes = new Set<string>();
  const map = pdf.bytes(pdf.get(font, "ToUnicode")).toString("latin1");
  for (const [, rows = ""] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = ""] of rows.matchAll(/<([0-9A-F]+)>\s*<[0-9A-F]+>/gi)) codes.add(code.toUpperCase());
  for (const [, rows = ""] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = "", to = ""] of rows.matchAll(/<([0-9A-F]+)>\s*<([0-9A-F]+)>\s*<[0-9A-F]+>/gi))
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1)
        codes.add(code.toString(16).padStart(4, "0").toUpperCase());
  return codes;
}

/** A rule of our own: black and grey are printed with black only. */
function checkInk(operators: readonly Operator[], place: string, breach: Breach): void {
  for (const { name, operands } of operators)
    if ((name === "rg" || name === "RG") && operands.length === 3 && new Set(operands).size === 1)
      breach("black", `${place}: the grey ${operands[0]} is mixed of three colours`);
}
