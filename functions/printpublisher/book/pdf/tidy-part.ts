import { deflateSync } from "node:zlib";
import { type PdfFont, readFonts } from "./fonts.ts";
import { markArtifacts } from "./mark-content.ts";
import { dictOf, listOf, type PdfFile, readPdf, streamBytes, streamText } from "./read-pdf.ts";
import { printNumber, Ref } from "./syntax.ts";
import { readTags } from "./tag-nodes.ts";
import { type ContentNumbers, hiddenContent, tidyTags } from "./tidy-tags.ts";

const softHyphen = /\/Span<<\/ActualText <FEFF00AD> >> BDC\n(?:(-?[\d.]+ 0 Td) )?<[0-9A-F]+> Tj\nEMC\n/g;
const textBlock = /BT\n\/(F\d+) ([\d.]+) Tf\n(1 0 (?:0|-?\.\d+) -1 -?[\d.]+ -?[\d.]+ Tm)\n([^()[\]/]+?)ET\n/g;
/** Matches only moves to the right and glyphs; a block with anything else stays as it is. */
const onlySteps = /^(?:-?[\d.]+ 0 Td[ \n]|<[0-9A-F]+> Tj\n)*$/;
const step = /(?:(-?[\d.]+) 0 Td(?: |\n))?(?:<([0-9A-F]+)> Tj\n)?/g;

/** A colour with equal components, of lines or of areas. */
const grey = /(?<![\d.])([\d.]+) \1 \1 (RG|rg)\b/g;

/**
 * Rewrites a part as readers, search and print expect it: without soft hyphens; whole words instead of single glyphs, which also shortens
 * the page content to a third; grey as black ink alone; everything without meaning marked as an artifact; and tags that describe each text.
 */
export function tidyPart(bytes: Buffer): Buffer {
  const file = readPdf(bytes);
  const fonts = new Map(readFonts(file).map((font) => [`F${font.number}`, font]));
  const streams = new Map<number, Buffer>();
  const tags = readTags(file);
  const hidden = hiddenContent(tags);
  const dropped: ContentNumbers = new Map();
  for (const page of file.pages) {
    const contents = dictOf(file, new Ref(page)).get("Contents");
    for (const stream of contents instanceof Ref ? [contents] : listOf(file, contents)) {
      if (!(stream instanceof Ref)) continue;
      const tidy = tidyStream(streamText(file, stream.number), fonts);
      const marked = markArtifacts(tidy, hidden.get(page) ?? new Set());
      dropped.set(page, new Set([...(dropped.get(page) ?? []), ...marked.dropped]));
      streams.set(stream.number, deflateSync(Buffer.from(marked.content, "latin1"), { level: 5 }));
    }
  }
  return replaceObjects(file, streams, tidyTags(file, tags, dropped));
}

/** Tidies one content stream. */
function tidyStream(content: string, fonts: ReadonlyMap<string, PdfFont>): string {
  return content
    .replace(softHyphen, (_, move?: string) => (move ? `${move}\n` : ""))
    .replace(grey, (_, part: string, use: string) => `${part} ${use === "RG" ? "G" : "g"}`)
    .replace(textBlock, (block, name: string, size: string, place: string, steps: string) => {
      const font = fonts.get(name);
      return font && onlySteps.test(steps)
        ? `BT\n/${name} ${size} Tf\n${place}\n${joinGlyphs(steps, font, Number(size))}ET\n`
        : block;
    });
}

/** Joins glyphs that stand where their widths would put them anyway, give or take a hundredth of the size. */
function joinGlyphs(steps: string, font: PdfFont, size: number): string {
  let result = "";
  let run = "";
  /** Start of the run, pen position after it, and Chromium's position of the next glyph; relative to the block's start. */
  let written = 0;
  let pen = 0;
  let target = 0;
  const close = () => {
    if (run) result += `<${run}> Tj\n`;
    run = "";
  };
  for (const [all, move, glyphs] of steps.matchAll(step)) {
    if (all === "") continue;
    if (move) target += Number(move);
    if (!glyphs) continue;
    if (Math.abs(target - pen) > size * 0.01) {
      close();
      result += `${printNumber(target - written)} 0 Td `;
      pen = target;
      written = target;
    }
    run += glyphs;
    for (let index = 0; index < glyphs.length; index += 4)
      pen += (font.width(Number.parseInt(glyphs.slice(index, index + 4), 16)) * size) / 1000;
  }
  close();
  return result;
}

/**
 * Returns the file with other streams and objects. The objects come last in their order; new ones may be among them, and those without a
 * text are dropped.
 */
function replaceObjects(
  file: PdfFile,
  streams: ReadonlyMap<number, Buffer>,
  objects: ReadonlyMap<number, string | undefined>,
): Buffer {
  const chunks: Buffer[] = [];
  const offsets = new Map<number, number>();
  let length = 0;
  const push = (bytes: Buffer) => {
    chunks.push(bytes);
    length += bytes.length;
  };
  const begin = (number: number) => {
    offsets.set(number, length);
    push(Buffer.from(`${number} 0 obj\n`));
  };
  const header = file.text.indexOf("\n", file.text.indexOf("\n") + 1) + 1;
  push(file.bytes.subarray(0, header));
  for (const [number, { start, end }] of file.places) {
    if (objects.has(number)) continue;
    begin(number);
    const bytes = streams.get(number);
    if (bytes && streamBytes(file, number)) {
      push(Buffer.from(`<</Filter /FlateDecode\n/Length ${bytes.length}>> stream\n`));
      push(bytes);
      push(Buffer.from("\nendstream\n"));
    } else push(file.bytes.subarray(start, end));
    push(Buffer.from("endobj\n"));
  }
  let { last } = file;
  for (const [number, text] of objects) {
    if (text === undefined) continue;
    last = Math.max(last, number);
    begin(number);
    push(Buffer.from(`${text}\nendobj\n`, "latin1"));
  }
  const rows = [];
  for (let number = 1; number <= last; number += 1) {
    const offset = offsets.get(number);
    rows.push(
      offset === undefined ? "0000000000 65535 f \n" : `${String(offset).padStart(10, "0")} 00000 n \n`,
    );
  }
  const trailer = file.text.slice(file.text.lastIndexOf("trailer"), file.text.lastIndexOf("startxref"));
  push(
    Buffer.from(
      `xref\n0 ${last + 1}\n0000000000 65535 f \n${rows.join("")}${trailer.replace(/\/Size \d+/, `/Size ${last + 1}`)}startxref\n${length}\n%%EOF\n`,
      "latin1",
    ),
  );
  return Buffer.concat(chunks);
}
