import { inflateSync } from "node:zlib";
import { type PdfDict, type PdfValue, parseValue, Ref } from "./syntax.ts";

interface Place {
  start: number;
  end: number;
}

/** A PDF as Chromium writes it: one cross-reference table, no object streams, no encryption. */
export interface PdfFile {
  bytes: Buffer;
  text: string;
  places: Map<number, Place>;
  /** Highest object number. */
  last: number;
  catalog: PdfDict;
  /** Object numbers of the pages in their order. */
  pages: number[];
}

/** Opens a PDF written by Chromium. @throws Error for any other. */
export function readPdf(bytes: Buffer): PdfFile {
  const text = bytes.toString("latin1");
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-80))?.[1]);
  const heading = /xref\s+0 (\d+)\s+/y;
  heading.lastIndex = table;
  const size = Number(heading.exec(text)?.[1]);
  if (!Number.isInteger(size)) throw new Error("No PDF of Chromium: its table of objects is missing");
  const offsets: { number: number; start: number }[] = [];
  for (let number = 1, row = heading.lastIndex + 20; number < size; number += 1, row += 20)
    if (text[row + 17] === "n") offsets.push({ number, start: Number(text.slice(row, row + 10)) });
  offsets.sort((a, b) => a.start - b.start);
  const places = new Map(
    offsets.map(({ number, start }, index) => {
      const end = text.lastIndexOf("endobj", offsets[index + 1]?.start ?? table);
      return [number, { start: text.indexOf("obj", start) + 4, end }];
    }),
  );
  const trailer = parseValue(text.slice(text.indexOf("<<", text.indexOf("trailer", table)))) as PdfDict;
  const file: PdfFile = { bytes, text, places, last: size - 1, catalog: new Map(), pages: [] };
  file.catalog = dictOf(file, trailer.get("Root"));
  file.pages = pagesBelow(file, file.catalog.get("Pages"));
  return file;
}

function pagesBelow(file: PdfFile, node: PdfValue | undefined): number[] {
  if (!(node instanceof Ref)) return [];
  const dict = dictOf(file, node);
  if (dict.get("Type") === "/Page") return [node.number];
  return listOf(file, dict.get("Kids")).flatMap((kid) => pagesBelow(file, kid));
}

/** The text of an object without its stream. */
export function objectText(file: PdfFile, number: number): string {
  const place = file.places.get(number);
  if (!place) throw new Error(`The PDF has no object ${number}`);
  const data = streamPlace(file, place);
  return file.text.slice(place.start, data ? data.start - "stream\n".length : place.end).trimEnd();
}

/** The bytes of an object's stream as they stand in the file; undefined for objects without one. */
export function streamBytes(file: PdfFile, number: number): Buffer | undefined {
  const place = file.places.get(number);
  const data = place && streamPlace(file, place);
  return data && file.bytes.subarray(data.start, data.end);
}

function streamPlace({ text }: PdfFile, { start, end }: Place): Place | undefined {
  if (!text.startsWith("endstream", end - "endstream\n".length)) return undefined;
  const open = text.indexOf("stream\n", start);
  const length = Number(/\/Length (\d+)/.exec(text.slice(start, open))?.[1]);
  if (open < 0 || Number.isNaN(length)) throw new Error("A stream of the PDF does not tell its length");
  return { start: open + "stream\n".length, end: open + "stream\n".length + length };
}

/** A stream's content, decompressed if necessary. */
export function streamText(file: PdfFile, number: number): string {
  const bytes = streamBytes(file, number);
  if (!bytes) return "";
  return objectText(file, number).includes("/FlateDecode")
    ? inflateSync(bytes).toString("latin1")
    : bytes.toString("latin1");
}

/** Resolves a reference; returns anything else unchanged. */
function resolve(file: PdfFile, value: PdfValue | undefined): PdfValue | undefined {
  return value instanceof Ref ? parseValue(objectText(file, value.number)) : value;
}
export function dictOf(file: PdfFile, value: PdfValue | undefined): PdfDict {
  const resolved = resolve(file, value);
  return resolved instanceof Map ? resolved : new Map();
}
export function listOf(file: PdfFile, value: PdfValue | undefined): PdfValue[] {
  const resolved = resolve(file, value);
  return Array.isArray(resolved) ? resolved : [];
}
