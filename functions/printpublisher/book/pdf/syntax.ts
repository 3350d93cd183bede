/** PDF values as far as Chromium writes them. Strings, names and numbers stay as written, so that printing gives back what was read. */
export type PdfValue = Atom | Ref | PdfArray | PdfDict;
export type PdfDict = Map<string, PdfValue>;
export type PdfArray = PdfValue[];
/** A number, name (with its slash), string or keyword as it stands in the file. */
export type Atom = string;
export class Ref {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

const space = /[\0\t\n\f\r ]*/y;
const reference = /(\d+)[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![A-Za-z])/y;
const atom = /\/?[^\0\t\n\f\r ()<>[\]{}/%]+|\//y;

/** Reads the value at the start of `text`. @throws Error if the text is not a PDF value. */
export function parseValue(text: string): PdfValue {
  let at = 0;
  const skip = () => {
    space.lastIndex = at;
    space.exec(text);
    at = space.lastIndex;
  };
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const read = (): PdfValue => {
    skip();
    if (text.startsWith("<<", at)) {
      at += 2;
      const dict: PdfDict = new Map();
      for (skip(); !text.startsWith(">>", at); skip()) dict.set(String(match(atom)?.[0]).slice(1), read());
      at += 2;
      return dict;
    }
    if (text[at] === "[") {
      at += 1;
      const array: PdfArray = [];
      for (skip(); text[at] !== "]"; skip()) array.push(read());
      at += 1;
      return array;
    }
    if (text[at] === "(") return take(stringEnd(text, at));
    if (text[at] === "<") return take(text.indexOf(">", at) + 1);
    const ref = match(reference);
    if (ref) return new Ref(Number(ref[1]));
    const found = match(atom);
    if (!found) throw new Error(`No PDF value at ${at} of ${text.slice(at, at + 40)}`);
    return found[0];
  };
  const take = (end: number) => {
    const found = text.slice(at, end);
    at = end;
    return found;
  };
  return read();
}

/** The end of the literal string that starts at `start`: brackets nest, a backslash escapes the next character. */
function stringEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === "\\") at += 1;
    else if (sign === "(") depth += 1;
    else if (sign === ")" && --depth === 0) return at + 1;
  }
  throw new Error(`A PDF string has no end: ${text.slice(start, start + 40)}`);
}

/** A value as PDF text. */
export function printValue(value: PdfValue): string {
  if (typeof value === "string") return value;
  if (value instanceof Ref) return `${value.number} 0 R`;
  if (Array.isArray(value)) return `[${value.map(printValue).join(" ")}]`;
  return `<<${[...value].map(([key, inner]) => `/${key} ${printValue(inner)}`).join("")}>>`;
}

const anyReference = /\b(\d+) 0 R\b/g;

/** Renumbers all references in the text of an object; strings stay as they are. */
export function renumber(text: string, to: (number: number) => number): string {
  const change = (part: string) => part.replace(anyReference, (_, number) => `${to(Number(number))} 0 R`);
  if (!text.includes("(")) return change(text);
  let result = "";
  let at = 0;
  for (let open = text.indexOf("("); open >= 0; open = text.indexOf("(", at)) {
    const end = stringEnd(text, open);
    result += change(text.slice(at, open)) + text.slice(open, end);
    at = end;
  }
  return result + change(text.slice(at));
}

/** Any text as a PDF text string. */
export function textString(text: string): string {
  if (/^[ -~]*$/.test(text)) return `(${text.replace(/[\\()]/g, "\\$&")})`;
  return `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase()}>`;
}

/** A number as PDF requires it: short and without exponent. */
export const printNumber = (value: number) => String(Math.round(value * 1000) / 1000);
