import type { PartCopy } from "../pdf/copy-part.ts";
import { dictOf, objectText, type PdfFile, streamBytes, streamText } from "../pdf/read-pdf.ts";
import { type PdfDict, parseValue, printValue, Ref, renumber } from "../pdf/syntax.ts";
import type { PdfWriter } from "../pdf/write-pdf.ts";
import type { PressColours } from "./press-colours.ts";

/** Left, bottom, right and top, points. */
export type Box = readonly [number, number, number, number];

/** The drawings of a part's pages in the colours of the press, without tags, links and places. */
export class DrawnPart implements PartCopy {
  readonly file: PdfFile;
  readonly subset: PartCopy["subset"];
  readonly #writer: PdfWriter;
  readonly #colours: PressColours;
  readonly #numbers = new Map<number, number>();
  readonly #copied = new Set<number>();
  /** Drawings of glyphs: fonts that Chromium cannot embed consist of them. */
  readonly #glyphs = new Set<number>();

  constructor(writer: PdfWriter, file: PdfFile, subset: PartCopy["subset"], colours: PressColours) {
    this.#writer = writer;
    this.file = file;
    this.subset = subset;
    this.#colours = colours;
  }

  /** Maps an object number of the part to that in the new file. */
  readonly to = (number: number): number => {
    const mapped = this.#numbers.get(number) ?? this.#writer.reserve();
    this.#numbers.set(number, mapped);
    return mapped;
  };

  /**
   * Writes a page as a form, which can be placed and turned together with its gradients and patterns.
   * @param filled contents of pages with their page numbers, by object number
   * @param box the visible part of the page
   * @param add returns operators for anything else on the page; may add to the resources
   * @returns the number of the form
   */
  form(
    index: number,
    filled: ReadonlyMap<number, string>,
    box: string,
    add: (resources: PdfDict) => string,
  ): number {
    const page = dictOf(this.file, new Ref(this.file.pages[index] ?? 0));
    const source = printValue(dictOf(this.file, page.get("Resources")));
    this.#copyNamed(source, false);
    const resources = parseValue(this.#colours.object(renumber(source, this.to))) as PdfDict;
    resources.delete("ProcSet");
    const contents = page.get("Contents") ?? [];
    const text = (Array.isArray(contents) ? contents : [contents])
      .map((ref) => (ref instanceof Ref ? (filled.get(ref.number) ?? streamText(this.file, ref.number)) : ""))
      .join("\n");
    const added = add(resources);
    return this.#writer.addText(
      `q\n${this.#colours.content(text)}\nQ\n${added}`,
      `/Type /XObject/Subtype /Form/BBox ${box}/Resources ${printValue(resources)}`,
    );
  }

  /** Copies all objects that a text refers to. */
  #copyNamed(text: string, mask: boolean): void {
    const masks = new Set(
      [...text.matchAll(/\/SMask\s*<<[^>]*\/G (\d+) 0 R/g)].map(([, number]) => Number(number)),
    );
    const glyphs = /\/CharProcs\s*<<([^>]*)>>/.exec(text)?.[1] ?? "";
    for (const [, number] of glyphs.matchAll(reference)) this.#glyphs.add(Number(number));
    for (const [, digits] of text.matchAll(reference)) {
      const number = Number(digits);
      if (this.#copied.has(number)) continue;
      this.#copied.add(number);
      this.#copy(number, mask || masks.has(number));
    }
  }

  #copy(number: number, mask: boolean): void {
    const source = objectText(this.file, number);
    this.#copyNamed(source, mask);
    const renumbered = renumber(source.startsWith("<</Type /Font") ? this.subset(source) : source, this.to);
    // A picture keeps its three colours even in a mask.
    const isGrey = mask && !/\/Subtype \/Image\b/.test(source);
    const text = this.#colours.object(renumbered.replace(/\/StructParents? \d+/, ""), isGrey);
    const bytes = streamBytes(this.file, number);
    if (!bytes) this.#writer.add(text, this.to(number));
    else if (this.#glyphs.has(number) || /\/Subtype \/Form\b|\/PatternType 1\b/.test(source))
      this.#rewrite(number, text, this.#colours.content(streamText(this.file, number), mask));
    else if (mask && /\/FunctionType 4\b/.test(source) && threeValues.test(source))
      this.#rewrite(number, oneValue(text), this.#lightness(number));
    else this.#writer.addStream(text.slice(2, -2), bytes, this.to(number));
  }

  /** Reduces a function that computes equal red, green and blue to a single value. */
  #lightness(number: number): string {
    return streamText(this.file, number).trimEnd().replace(/\}$/, "pop pop\n}\n");
  }

  #rewrite(number: number, dictionary: string, content: string): void {
    const dict = parseValue(dictionary) as PdfDict;
    for (const key of ["Length", "Filter", "DecodeParms"]) dict.delete(key);
    this.#writer.addText(content, printValue(dict).slice(2, -2), this.to(number));
  }
}

const reference = /\b(\d+) 0 R\b/g;
const threeValues = /\/Range \[0 1 0 1 0 1\]/;
const oneValue = (text: string) => text.replace(threeValues, "/Range [0 1]");
