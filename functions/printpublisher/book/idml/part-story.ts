import { ElementType, parseDocument } from "htmlparser2";
import { childrenOf, type Element, elementsIn, hasClass, isElement, type Node, textOf } from "./elements.ts";
import {
  type Formatting,
  lineBreak,
  type Paragraph,
  Paragraphs,
  paragraphsXml,
  rangeXml,
  wordsXml,
} from "./paragraphs.ts";
import type { References } from "./references.ts";
import type { ParagraphStyle } from "./styles.ts";
import { blockStyle, isBlock, lookOf } from "./styles-of-html.ts";
import { tableXml } from "./table.ts";

export interface PartStory {
  /** Prefix of ids, unique in the package. */
  self: string;
  /** Style of text that nothing else says. */
  style: ParagraphStyle;
  /** Width of a column, points. */
  width: number;
  references: References;
  /** Returns the target and the printed number of the n-th placeholder; undefined for one without a number. */
  numberOf: (place: number) => { target: string; number: string; after: string } | undefined;
}

interface Place {
  style: ParagraphStyle;
  look: Formatting;
  /** All elements below belong to one paragraph. */
  isRunIn?: boolean;
  parent?: Element;
}

/** The paragraphs of a part, made from the HTML that it is printed from. */
export function partParagraphs(html: string, part: PartStory): Paragraph[] {
  const { children } = parseDocument(html);
  const notes = new Map<string, Element>();
  for (const block of elementsIn(children))
    if (hasClass(block, "footnotes"))
      for (const note of childrenOf(block)) if (note.attribs.id) notes.set(note.attribs.id, note);
  return new StoryWriter(part, notes).paragraphs(children, { style: part.style, look: {} });
}

class StoryWriter {
  readonly #part: PartStory;
  readonly #notes: ReadonlyMap<string, Element>;
  #tables = 0;
  #out = new Paragraphs();

  constructor(part: PartStory, notes: ReadonlyMap<string, Element>) {
    this.#part = part;
    this.#notes = notes;
  }

  /** The paragraphs of nodes, which may stand within another one, such as those of a cell. */
  paragraphs(nodes: readonly Node[], place: Place): Paragraph[] {
    const outer = this.#out;
    this.#out = new Paragraphs();
    this.#walk(nodes, place);
    this.#out.end();
    this.#out.keepAnchors(place.style);
    const { all } = this.#out;
    this.#out = outer;
    return all;
  }

  #walk(nodes: readonly Node[], place: Place): void {
    for (const node of nodes) {
      if (isElement(node)) this.#element(node, place);
      else if (node.type === ElementType.Text) this.#out.text(node.data, place.look, place.style);
    }
  }

  #element(element: Element, place: Place): void {
    const { name, attribs } = element;
    const anchor = attribs.id === undefined ? undefined : this.#part.references.placeXml(attribs.id);
    if (anchor) this.#out.anchor(anchor);
    if (isLeftOut(element)) return;
    if (hasClass(element, "pg")) this.#number(element, place);
    else if (name === "br") this.#out.sign(lineBreak, place.look);
    else if (name === "img") this.#picture(element, place);
    else if (name === "table") this.#table(element, place);
    else if (name === "a") this.#link(element, place);
    else if (isBlock(element) && !place.isRunIn) this.#block(element, place);
    else this.#inline(element, place);
  }

  #inline(element: Element, place: Place): void {
    const formatting = lookOf(element, place.look);
    if (hasClass(element, "code") && place.isRunIn) this.#out.sign("\t", formatting);
    this.#walk(element.children, { ...place, look: formatting, parent: element });
    // A block within a paragraph is parted from the words beside it.
    if (isBlock(element)) this.#out.text(" ", place.look, place.style);
  }

  #block(element: Element, place: Place): void {
    const { style, isRunIn, begins } = blockStyle(element, place.style, place.parent);
    if (!standsBehindLabel(element, place.parent)) {
      this.#out.end();
      if (begins) this.#out.begin(style, restartsNumbering(element, place.parent));
    }
    this.#walk(element.children, {
      style,
      look: lookOf(element, place.look),
      parent: element,
      ...(isRunIn && { isRunIn }),
    });
    this.#out.end();
  }

  /** The place of a picture: a paragraph with its alternative text. */
  #picture({ attribs }: Element, { look: formatting, parent }: Place): void {
    if (parent?.name !== "figure") return;
    this.#out.begin("Picture");
    this.#out.text(attribs.alt ?? "", formatting, "Picture");
    this.#out.end(true);
  }

  #table(element: Element, { look: formatting }: Place): void {
    this.#tables += 1;
    const self = `${this.#part.self}t${this.#tables}`;
    const { width } = this.#part;
    const xml = tableXml(element, self, width, (cell, isHead) => {
      const style = isHead ? "Table head" : "Table cell";
      const cellFormatting = cell ? lookOf(cell, formatting) : formatting;
      const within = cell
        ? this.paragraphs(cell.children, { style, look: cellFormatting, parent: cell })
        : [];
      return within.length > 0 ? within : [{ style, xml: "" }];
    });
    this.#out.begin("Table");
    this.#out.element(xml, {}, "Table");
    this.#out.end();
  }

  #link(element: Element, place: Place): void {
    const { href = "" } = element.attribs;
    const note = this.#notes.get(href.replace(/^#/, ""));
    if (note) {
      this.#footnote(note, place);
      return;
    }
    const isShared = [...elementsIn(element.children)].some(
      (child) => isBlock(child) || hasClass(child, "pg"),
    );
    const start = isShared || isEmpty(element) ? undefined : this.#part.references.linkStart(href);
    const style = href.startsWith("cat:") ? ("Reference" as const) : ("Web address" as const);
    const inner = {
      ...place,
      look: start || isShared ? { ...place.look, style } : place.look,
      parent: element,
    };
    if (start) this.#out.markup(start, place.style);
    this.#walk(element.children, inner);
    if (start) this.#out.markup(this.#part.references.linkEnd, place.style);
  }

  /** A note where the text refers to it; its own number is that which InDesign gives it. */
  #footnote(note: Element, { style }: Place): void {
    const [, ...words] = note.children;
    const written = this.paragraphs(words, { style: "Footnote", look: {} });
    const [first = { style: "Footnote" as const, xml: "" }, ...others] = written;
    const marker = rangeXml({}, "<Content><?ACE 4?>&#9;</Content>");
    const all = [{ ...first, xml: marker + first.xml }, ...others];
    this.#out.element(`<Footnote>${paragraphsXml(all, true)}</Footnote>`, { position: "Superscript" }, style);
  }

  /** The number of a page. */
  #number(element: Element, { look: formatting, style }: Place): void {
    const shown = this.#part.numberOf(Number(textOf(element)));
    if (!shown?.number) return;
    const range = wordsXml(shown.number, { ...formatting, style: "Page number" });
    this.#out.markup(this.#part.references.pageXml(shown.target, range), style);
    if (shown.after) this.#out.text(shown.after, formatting, style);
  }
}

/** Notes stand where the text refers to them; digits are printed for their font alone. */
const isLeftOut = (element: Element) =>
  hasClass(element, "footnotes") || hasClass(element, "digits") || element.name === "colgroup";
const isEmpty = (element: Element) => /^[\s\u00ad]*$/.test(textOf(element));

/** The first paragraph of a value goes on behind its label. */
const standsBehindLabel = (element: Element, parent: Element | undefined): boolean =>
  parent !== undefined &&
  hasClass(parent, "row") &&
  element.name === "p" &&
  !childrenOf(parent).some((child) => hasClass(child, "above")) &&
  childrenOf(parent).find(({ name }) => name === "p") === element;

/** A numbered list begins with its first item. */
const restartsNumbering = (element: Element, parent: Element | undefined): boolean =>
  element.name === "li" && parent?.name === "ol" && childrenOf(parent)[0] === element;
