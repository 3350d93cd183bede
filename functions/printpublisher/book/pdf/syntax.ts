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
  let position = 0;
  const skip = () => {
    space.lastIndex = position;
    space.exec(text);
    position = space.lastIndex;
  };
  const match = (pattern: RegExp) => {
    pattern.lastIndex = position;
    const hit = pattern.exec(text);
    if (hit) position = pattern.lastIndex;
    return hit;
  };
  const read = (): PdfValue => {
    skip();
    if (text.startsWith("<<", position)) {
      position += 2;
      const dict: PdfDict = new Map();
      for (skip(); !text.startsWith(">>", position); skip())
        dict.set(String(match(atom)?.[0]).slice(1), read());
      position += 2;
      return dict;
    }
    if (text[position] === "[") {
      position += 1;
      const array: PdfArray = [];
      for (skip(); text[position] !== "]"; skip()) array.push(read());
      position += 1;
      return array;
    }
    if (text[position] === "(") return take(stringEnd(text, position));
    if (text[position] === "<") return take(text.indexOf(">", position) + 1);
    const ref = match(reference);
    if (ref) return new Ref(Number(ref[1]));
    const token = match(atom);
    if (!token) throw new Error(`No PDF value at ${position} of ${text.slice(position, position + 40)}`);
    return token[0];
  };
  const take = (end: number) => {
    const token = text.slice(position, end);
    position = end;
    return token;
  };
  return read();
}

/** The end of the literal string that starts at `start`: brackets nest, a backslash escapes the next character. */
function stringEnd(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const sign = text[index];
    if (sign === "\\") index += 1;
    else if (sign === "(") depth += 1;
    else if (sign === ")" && --depth === 0) return index + 1;
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
  let position = 0;
  for (let open = text.indexOf("("); open >= 0; open = text.indexOf("(", position)) {
    const end = stringEnd(text, open);
    result += change(text.slice(position, open)) + text.slice(open, end);
    position = end;
  }
  return result + change(text.slice(position));
}

/** Any text as a PDF text string. */
export function textString(text: string): string {
  if (/^[ -~]*$/.test(text)) return `(${text.replace(/[\\()]/g, "\\$&")})`;
  return `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase()}>`;
}

/** A number as PDF requires it: short and without exponent. */
export const printNumber = (value: number) => String(Math.round(value * 1000) / 1000);
