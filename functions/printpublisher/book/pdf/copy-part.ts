import { fillContents, type PageNumbers } from "./fill-numbers.ts";
import type { PdfFont } from "./fonts.ts";
import { dictOf, listOf, objectText, type PdfFile, streamBytes } from "./read-pdf.ts";
import {
  type PdfDict,
  type PdfValue,
  parseValue,
  printNumber,
  printValue,
  Ref,
  renumber,
  textString,
} from "./syntax.ts";
import { slimElement, type TagTree } from "./tags.ts";
import type { PdfWriter } from "./write-pdf.ts";

export interface PartCopy {
  file: PdfFile;
  /** Maps an object number of the part to that in the book. */
  to: (number: number) => number;
  /** Gives a font's name the subset tag it has in the book. */
  subset: (name: string) => string;
}

export interface CopyOptions {
  tags: TagTree;
  /** Extra dictionary entries of a page besides what Chromium printed; receives its contents and fonts. */
  page: (index: number, contents: string, resources: PdfDict) => string;
  /** Resolves a link of our own scheme to a PDF destination; undefined for a place the book lacks. */
  goTo: (name: string) => string | undefined;
  /** Describes a link's destination in words; a reader that does not see the text under the link says them. */
  titleOf: (name: string) => string;
  /** Resolves a link within the part. */
  goToOwn: (name: string) => string | undefined;
  numbers: PageNumbers;
}

/** Reserves object numbers for a part. */
export function placePart(writer: PdfWriter, file: PdfFile, subset: PartCopy["subset"]): PartCopy {
  const base = writer.reserve(file.last) - 1;
  return { file, to: (number) => base + number, subset };
}

/** Copies a part's pages and everything they need into the book. */
export function copyPart(writer: PdfWriter, copy: PartCopy, options: CopyOptions): void {
  const { file, to } = copy;
  const { keys, skip, top } = options.tags.take(file, to);
  for (const number of structureOf(file)) skip.add(number);
  const spans: NumberSpans = new Map();
  const filled = fillContents(file, {
    ...options.numbers,
    stands: (place, from, end) => spans.set(place, [from, end]),
  });
  const dropped = options.numbers.count > 0 ? linksToNothing(file, spans) : new Set<number>();
  const pages = new Map(file.pages.map((number, index) => [number, index]));
  for (const number of file.places.keys()) {
    if (skip.has(number)) continue;
    const index = pages.get(number);
    const replaced = filled.get(number);
    if (index !== undefined)
      writer.add(pageText({ file, number, index, keys, to, page: options.page, dropped }), to(number));
    else if (replaced !== undefined) writer.addText(replaced, "", to(number));
    else copyObject(writer, copy, number, { keys, options, spans, dropped, parent: top.has(number) });
  }
}

/** Copies a part's fonts and what they consist of, and nothing else. */
export function copyFonts(writer: PdfWriter, copy: PartCopy, fonts: readonly PdfFont[]): void {
  const waiting = fonts.map(({ number }) => number);
  const done = new Set<number>();
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    if (done.has(number)) continue;
    done.add(number);
    for (const [, digits] of objectText(copy.file, number).matchAll(/\b(\d+) 0 R\b/g))
      waiting.push(Number(digits));
    addObject(writer, copy, number);
  }
}

/** Adds an object with its references renumbered. */
function addObject(writer: PdfWriter, { file, to, subset }: PartCopy, number: number): void {
  const source = objectText(file, number);
  const text = renumber(source.startsWith("<</Type /Font") ? subset(source) : source, to);
  const bytes = streamBytes(file, number);
  if (bytes) writer.addStream(text.slice(2, -2), bytes, to(number));
  else writer.add(text, to(number));
}

/** Objects that the book has once for all parts: catalog, information, page tree, named destinations. */
function structureOf(file: PdfFile): number[] {
  const trailer = file.text.slice(file.text.lastIndexOf("trailer"));
  const roots = [...trailer.matchAll(/\/(?:Root|Info) (\d+) 0 R/g)].map(([, number]) => Number(number));
  const named = file.catalog.get("Dests");
  const tree: number[] = [];
  const walk = (node: PdfValue | undefined) => {
    if (!(node instanceof Ref) || file.pages.includes(node.number)) return;
    tree.push(node.number);
    for (const kid of listOf(file, dictOf(file, node).get("Kids"))) walk(kid);
  };
  walk(file.catalog.get("Pages"));
  return [...roots, ...tree, ...(named instanceof Ref ? [named.number] : [])];
}

/** Finds the links of placeholders that are left out: there is nothing to press. */
function linksToNothing(file: PdfFile, spans: NumberSpans): Set<number> {
  const links = new Set<number>();
  for (const number of file.places.keys()) {
    const source = objectText(file, number);
    const place = source.startsWith("<</Type /Annot") ? placeOf(source) : undefined;
    if (place !== undefined && !spans.has(place)) links.add(number);
  }
  return links;
}
function placeOf(annotation: string): number | undefined {
  const place = /\/URI \(cat:@(\d+)\)/.exec(annotation)?.[1];
  return place === undefined ? undefined : Number(place);
}

function pageText({
  file,
  number,
  index,
  keys,
  to,
  page,
  dropped,
}: {
  file: PdfFile;
  number: number;
  index: number;
  keys: number;
  to: PartCopy["to"];
  page: CopyOptions["page"];
  dropped: ReadonlySet<number>;
}): string {
  const printed = parseValue(objectText(file, number)) as PdfDict;
  const links = listOf(file, printed.get("Annots"));
  const remaining = links.filter((link) => !(link instanceof Ref && dropped.has(link.number)));
  if (remaining.length < links.length) printed.set("Annots", remaining);
  const dict = mapReferences(printed, to) as PdfDict;
  const resources = dict.get("Resources");
  const pageResources =
    resources instanceof Map
      ? resources
      : (mapReferences(dictOf(file, dictOf(file, new Ref(number)).get("Resources")), to) as PdfDict);
  const contents = dict.get("Contents") ?? [];
  const streams = (Array.isArray(contents) ? contents : [contents]).map(printValue).join(" ");
  for (const key of ["Parent", "MediaBox", "Contents", "Resources"]) dict.delete(key);
  const parents = dict.get("StructParents");
  if (typeof parents === "string") dict.set("StructParents", String(Number(parents) + keys));
  const added = page(index, streams, pageResources);
  // A reader steps from link to link in the order of the tags.
  dict.set("Tabs", "/S");
  return `${printValue(dict).slice(0, -2)}/Resources ${printValue(pageResources)}${added}>>`;
}

function mapReferences(value: PdfValue, to: PartCopy["to"]): PdfValue {
  if (value instanceof Ref) return new Ref(to(value.number));
  if (Array.isArray(value)) return value.map((inner) => mapReferences(inner, to));
  if (value instanceof Map) return new Map([...value].map(([key, inner]) => [key, mapReferences(inner, to)]));
  return value;
}

function copyObject(
  writer: PdfWriter,
  copy: PartCopy,
  number: number,
  {
    keys,
    options,
    spans,
    dropped,
    parent,
  }: {
    keys: number;
    options: CopyOptions;
    spans: NumberSpans;
    dropped: ReadonlySet<number>;
    parent: boolean;
  },
): void {
  const { file, to } = copy;
  const source = objectText(file, number);
  if (source.startsWith("<</Type /StructElem")) {
    const text = options.tags.heading(renumber(slimElement(withoutLinks(source, dropped)), to));
    // Each part's Document element becomes a Part of the one document.
    const element = parent
      ? text.replace(/\/S \/Document/, "/S /Part").replace(/\/P \d+ 0 R/, `/P ${options.tags.document} 0 R`)
      : text;
    writer.add(element, to(number));
  } else if (source.startsWith("<</Type /Annot") && !dropped.has(number))
    writer.add(onNumber(source, linkText(source, keys, to, options), spans), to(number));
  else if (!dropped.has(number)) addObject(writer, copy, number);
}

/** Returns a tag without these links; a link's tag that has lost its link is that of mere text. */
function withoutLinks(element: string, dropped: ReadonlySet<number>): string {
  if (dropped.size === 0 || !element.includes("/S /Link")) return element;
  const stripped = element.replace(/<<[^<>]*\/Obj (\d+) 0 R[^<>]*>>/g, (all, number: string) =>
    dropped.has(Number(number)) ? "" : all,
  );
  return stripped === element ? element : stripped.replace("/S /Link", "/S /Span");
}

/** Positions of the numbers of placeholders, in widths of a placeholder from its left. */
type NumberSpans = Map<number, [from: number, to: number]>;

/** Moves the link of a placeholder onto its number, which may stand beside it. */
function onNumber(source: string, link: string, spans: NumberSpans): string {
  const place = placeOf(source);
  if (place === undefined) return link;
  const [from, end] = spans.get(place) ?? [0, 0];
  return link.replace(/\/Rect \[([^\]]*)\]/, (_, rect: string) => {
    const [left = 0, bottom = 0, right = 0, top = 0] = rect.trim().split(/\s+/).map(Number);
    const [x, width] = [Math.min(left, right), Math.abs(right - left)];
    const sides = [x + from * width, bottom, x + end * width, top];
    return `/Rect [${sides.map(printNumber).join(" ")}]`;
  });
}

/** Turns a link with a known target into a jump; one whose target the book lacks leads nowhere. */
function linkText(source: string, keys: number, to: PartCopy["to"], options: CopyOptions): string {
  let title: string | undefined;
  const renumbered = renumber(source, to).replace(
    /\/StructParent (\d+)/,
    (_, key) => `/StructParent ${Number(key) + keys}`,
  );
  const led = renumbered
    .replace(/\/A <<\/Type \/Action\s\/S \/URI\s\/URI \(((?:[^\\)]|\\.)*)\)>>/, (all, uri: string) => {
      const address = uri.replace(/\\(.)/g, "$1");
      if (!address.startsWith("cat:")) {
        title = address;
        return all;
      }
      const name = decoded(address.slice("cat:".length));
      title = options.titleOf(name);
      const place = options.goTo(name);
      return place ? `/A <</S /GoTo/D ${place}>>` : "";
    })
    .replace(/\/Dest \/([^\s/<>[\]()]+)/, (_, name: string) => {
      title = options.titleOf(name);
      const place = options.goToOwn(name);
      return place ? `/A <</S /GoTo/D ${place}>>` : "";
    });
  return `${led.slice(0, led.lastIndexOf(">>"))}/Contents ${textString(title ?? options.titleOf(""))}>>`;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
