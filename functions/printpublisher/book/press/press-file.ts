import { createHash } from "node:crypto";
import type { BookFacts } from "../assemble-book.ts";
import type { OpenedBook } from "../open-book.ts";
import { glyphStamper } from "../open-book.ts";
import { PageTree } from "../pdf/catalog.ts";
import { writePressMetadata } from "../pdf/metadata.ts";
import { dictOf, listOf } from "../pdf/read-pdf.ts";
import type { Stamper } from "../pdf/stamp.ts";
import { SubsetTags } from "../pdf/subset-tags.ts";
import { Ref } from "../pdf/syntax.ts";
import { PdfWriter } from "../pdf/write-pdf.ts";
import { DrawnPart } from "./drawn-part.ts";
import { type LabColour, PressColours } from "./press-colours.ts";
import type { PressCondition } from "./press-condition.ts";
import { allInks, allInksSpace, type PressSheet } from "./press-sheet.ts";

/** A file for the printer (PDF/X-4), in the making. */
export class PressFile {
  readonly writer = new PdfWriter("1.6");
  readonly colours: PressColours;
  /** One for each part of the book. */
  readonly parts: DrawnPart[];
  readonly stamper: Stamper;
  readonly #tree = new PageTree(this.writer);
  readonly #contents = new Map<string, number>();
  readonly #facts: BookFacts;
  readonly #book: OpenedBook;
  readonly #condition: PressCondition;

  constructor(book: OpenedBook, facts: BookFacts, lab: LabColour, condition: PressCondition) {
    this.#condition = condition;
    this.#book = book;
    this.#facts = facts;
    this.colours = new PressColours(this.writer, lab, condition);
    const subsets = new SubsetTags();
    this.parts = book.files.map((file) => new DrawnPart(this.writer, file, subsets.ofPart(), this.colours));
    this.stamper = glyphStamper(book, this.writer, this.parts);
  }

  /** Adds a page that places forms by their names. */
  addPage(sheet: PressSheet, content: string, forms: Readonly<Record<string, number>>, fonts = ""): void {
    const number = this.writer.reserve();
    const parent = this.#tree.append(number);
    const marks = content.includes(`/${allInks} CS`) ? `/ColorSpace <</${allInks} ${allInksSpace}>>` : "";
    const placed = Object.entries(forms).map(([name, form]) => `/${name} ${form} 0 R`);
    const objects = placed.length > 0 ? `/XObject <<${placed.join("")}>>` : "";
    // Most pages share their content; only the form differs.
    const stream = this.#contents.get(content) ?? this.writer.addText(content);
    this.#contents.set(content, stream);
    this.writer.add(
      `<</Type /Page/Parent ${parent} 0 R${sheet.boxes}/Resources <<${objects}${marks}${fonts}>>/Contents ${stream} 0 R>>`,
      number,
    );
  }

  /** @param kind distinguishes the files of one book */
  finish(kind: string, layout: string): Buffer {
    this.#tree.finish();
    const { title, labName, language, made: created } = this.#facts;
    const id = createHash("md5")
      .update(`${kind} ${this.#book.frames.map(({ hash }) => hash).join()}${this.#condition.key}`)
      .digest("hex");
    const { entries, info } = writePressMetadata(
      this.writer,
      { title, author: labName, language, ...(created && { made: created }) },
      { id, ...this.#condition, profile: this.#condition.profile() },
    );
    const catalog = this.writer.add(
      `<</Type /Catalog/Pages ${this.#tree.root} 0 R${entries}/PageLayout /${layout}>>`,
    );
    return this.writer.finish(`/Root ${catalog} 0 R/Info ${info} 0 R/ID [<${id}> <${id}>]`);
  }
}

/** Width and height of a page that Chromium printed, points. */
export function sizeOf({ file }: DrawnPart, page: number): { width: number; height: number } {
  const [, , width, height] = listOf(file, dictOf(file, new Ref(file.pages[page] ?? 0)).get("MediaBox")).map(
    Number,
  );
  return { width: width ?? 0, height: height ?? 0 };
}
