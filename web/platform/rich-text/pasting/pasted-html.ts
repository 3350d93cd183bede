import { counting, type Entry, makeLists } from "./pasted-lists.ts";
import { type Marks, marks, marksOf } from "./pasted-marks.ts";
import { isLeftOut, type StyleOf, styleOf } from "./pasted-style.ts";
import { tidyText } from "./tidy-text.ts";

const blocks = new Set(
  "p div address article aside body caption center dd details dialog dl dt fieldset figcaption figure footer form header hgroup hr legend main nav pre section summary".split(
    " ",
  ),
);
const headings: Record<string, string> = { h1: "h3", h2: "h3", h3: "h3", h4: "h4", h5: "h4", h6: "h4" };
const listTypes: Record<string, string> = {
  "lower-alpha": "a",
  "lower-latin": "a",
  "upper-alpha": "A",
  "upper-latin": "A",
  "lower-roman": "i",
  "upper-roman": "I",
};

/** Rewrites a pasted page, from the outside inwards, as the plain markup of rich text. */
class Rewriting {
  private readonly out = document.implementation.createHTMLDocument("");
  private readonly body = this.out.body;
  private readonly entries = new Map<Element, Entry>();
  private readonly style: StyleOf;
  private paragraph: Element | null = null;

  constructor(style: StyleOf) {
    this.style = style;
  }

  page(page: Document): HTMLElement {
    this.inside(page.body, this.body, {});
    return this.body;
  }

  private make(name: string, into: Element): Element {
    return into.appendChild(this.out.createElement(name));
  }

  /** Ends the paragraph and drops it if it is empty. */
  private end(): void {
    const { paragraph } = this;
    this.paragraph = null;
    if (!paragraph) return;
    tidyText(paragraph);
    while (paragraph.lastChild?.nodeName === "BR") paragraph.lastChild.remove();
    while (paragraph.firstChild?.nodeName === "BR") paragraph.firstChild.remove();
    if (paragraph.textContent?.trim()) return;
    this.entries.delete(paragraph);
    paragraph.remove();
  }

  private line(into: Element): Element {
    this.paragraph ??= this.make("p", into);
    return this.paragraph;
  }

  private text(data: string, into: Element, outer: Marks): void {
    if (!this.paragraph && !/[^\s\u00a0\u200b\ufeff]/.test(data)) return;
    let place = this.line(into);
    const isHeading = /^h/.test(place.localName) || into.localName === "th";
    for (const mark of marks) {
      const value = outer[mark];
      if (!value || (mark === "strong" && isHeading)) continue;
      place = this.make(mark, place);
      if (mark === "a") place.setAttribute("href", value);
    }
    place.append(data);
  }

  /** Adds a line break; two in a row end a paragraph. */
  private break(into: Element): void {
    const line = this.line(into);
    if (line.lastChild?.nodeName === "BR" && line.localName === "p") this.end();
    else this.make("br", line);
  }

  private children(node: Node, into: Element, outer: Marks): void {
    for (const child of node.childNodes) this.node(child, into, outer);
  }

  /** The content of a block, with paragraphs of its own. */
  private block(node: Node, into: Element, outer: Marks): void {
    this.end();
    this.children(node, into, outer);
    this.end();
  }

  private node(node: Node, into: Element, outer: Marks): void {
    if (node.nodeType === Node.TEXT_NODE) {
      const lines = (node.textContent ?? "").split(/\r?\n/);
      const isPreformatted = node.parentElement?.closest("pre");
      for (const [index, line] of (isPreformatted ? lines : [lines.join(" ")]).entries()) {
        if (index > 0 && this.paragraph) this.break(into);
        this.text(line, into, outer);
      }
      return;
    }
    if (!(node instanceof Element) || isLeftOut(node, this.style)) return;
    const name = node.localName;
    const inner = marksOf(node, this.style, outer);
    const heading = headings[name];
    if (name === "br") this.break(into);
    else if (name === "ul" || name === "ol") this.list(node, into, inner);
    else if (name === "table") this.table(node, into, inner);
    else if (name === "blockquote") this.quote(node, into, inner);
    else if (heading) this.heading(node, heading, into, inner);
    else if (name === "p" && this.entryOf(node)) this.entry(node, into, inner);
    else if (name === "li" || blocks.has(name))
      this.block(node, into, name === "dt" ? { ...inner, strong: "yes" } : inner);
    else this.children(node, into, inner);
  }

  private heading(node: Element, name: string, into: Element, outer: Marks): void {
    this.end();
    // Cells and list entries cannot contain headings; use bold text instead.
    const isCut = into !== this.body;
    if (!isCut) this.paragraph = this.make(name, into);
    if (this.entryOf(node)) for (const sign of this.markersOf(node)) sign.remove();
    this.children(node, into, isCut ? { ...outer, strong: "yes" } : outer);
    this.end();
  }

  private quote(node: Element, into: Element, outer: Marks): void {
    this.end();
    const quote = this.make("blockquote", into);
    this.inside(node, quote, outer);
    if (!quote.hasChildNodes()) quote.remove();
  }

  private inside(node: Element, container: Element, outer: Marks): void {
    this.block(node, container, outer);
    makeLists(container, this.entries);
  }

  private list(node: Element, into: Element, outer: Marks): void {
    this.end();
    const items = [...node.children];
    if (items.some((item) => item.hasAttribute("data-aria-level"))) {
      this.looseEntries(node, into, outer);
      return;
    }
    const list = this.make(node.localName, into);
    if (node.localName === "ol") {
      const start = node.getAttribute("start");
      if (start && start !== "1" && /^\d{1,4}$/.test(start)) list.setAttribute("start", start);
      const first = items.find((item) => item.localName === "li");
      const type =
        /^[aAiI]$/.exec(node.getAttribute("type") ?? "")?.[0] ??
        listTypes[this.listType(node) || (first ? this.listType(first) : "")];
      if (type) list.setAttribute("type", type);
    }
    for (const child of node.childNodes) {
      const isItem = child instanceof Element && child.localName === "li";
      if (child instanceof Element ? isLeftOut(child, this.style) : !child.textContent?.trim()) continue;
      // A list directly within a list belongs to the entry before it.
      const last = list.lastElementChild;
      const item = !isItem && last ? last : this.make("li", list);
      if (isItem) this.inside(child, item, marksOf(child, this.style, outer));
      else {
        this.node(child, item, outer);
        this.end();
      }
      if (!item.hasChildNodes()) item.remove();
      else if (/^[uo]l$/.test(item.firstElementChild?.localName ?? ""))
        item.prepend(this.out.createElement("p"));
    }
    if (!list.hasChildNodes()) list.remove();
  }

  private listType = (element: Element) =>
    /[\w-]+$/.exec(this.style(element, "list-style-type") || this.style(element, "list-style"))?.[0] ?? "";

  /** Word in the browser writes each entry as a separate list, with its level as an attribute. */
  private looseEntries(node: Element, into: Element, outer: Marks): void {
    let number = Number(node.getAttribute("start")) || 1;
    for (const item of node.children) {
      const before = into.lastElementChild;
      this.block(item, into, marksOf(item, this.style, outer));
      const paragraph = before ? before.nextElementSibling : into.firstElementChild;
      if (!paragraph) continue;
      const type = listTypes[this.listType(item) || this.listType(node)] ?? "";
      this.entries.set(paragraph, {
        level: Number(item.getAttribute("data-aria-level")) || 1,
        list: "",
        marker: node.localName === "ul" ? "·" : `${counting(number, type)}.`,
      });
      number += 1;
    }
  }

  /** List membership of a paragraph from Word: `mso-list:l0 level1 lfo2`. */
  private entryOf(node: Element): Entry | null {
    const [, list = "", level, override = ""] =
      /^(l\d+) level(\d) (lfo\d+)/.exec(this.style(node, "mso-list")) ?? [];
    if (!level) return null;
    const marker = this.markersOf(node)
      .map((sign) => sign.textContent)
      .join("");
    return { list: list + override, level: Number(level), marker: marker.replaceAll(/[\s\u00a0]+/g, "") };
  }

  private markersOf = (node: Element) =>
    [...node.querySelectorAll("span")].filter((span) => this.style(span, "mso-list") === "ignore");

  private entry(node: Element, into: Element, outer: Marks): void {
    this.end();
    const entry = this.entryOf(node);
    for (const sign of this.markersOf(node)) sign.remove();
    this.paragraph = this.make("p", into);
    if (entry) this.entries.set(this.paragraph, entry);
    this.children(node, into, outer);
    this.end();
  }

  private table(node: Element, into: Element, outer: Marks): void {
    this.end();
    const rows = [...node.querySelectorAll("tr")].filter(
      (row) => row.closest("table") === node && !isLeftOut(row, this.style),
    );
    const cellsOf = (row: Element) =>
      [...row.children].filter((cell) => /^t[dh]$/.test(cell.localName) && !isLeftOut(cell, this.style));
    // A nested table only serves the layout of a page, and a single cell is not a table.
    if (node.querySelector("table") || into.closest("table") || rows.flatMap(cellsOf).length <= 1) {
      for (const row of rows)
        for (const cell of cellsOf(row)) this.block(cell, into, marksOf(cell, this.style, outer));
      return;
    }
    const caption = [...node.children].find(({ localName }) => localName === "caption");
    if (caption) this.block(caption, into, outer);
    const table = this.make("table", into);
    const section = this.make("tbody", table);
    rows.forEach((row, index) => {
      const copiedRow = this.make("tr", section);
      const inRow = marksOf(row, this.style, outer);
      for (const cell of cellsOf(row)) {
        const copy = this.make(cell.localName, copiedRow);
        const span = (name: string, limit: number) => {
          const number = Math.min(Number(cell.getAttribute(name)) || 1, limit);
          if (number > 1) copy.setAttribute(name, String(number));
        };
        span("colspan", 100);
        span("rowspan", rows.length - index);
        this.inside(cell, copy, marksOf(cell, this.style, inRow));
      }
      if (!copiedRow.hasChildNodes()) copiedRow.remove();
    });
  }
}

/** Pasted HTML of any origin, rewritten as plain rich text: paragraphs, headings, lists, tables, quotations, links and the marks. */
export function pastedBody(html: string): HTMLElement {
  const page = new DOMParser().parseFromString(html, "text/html");
  return new Rewriting(styleOf(page)).page(page);
}

/** Pasted HTML for the rich text editor; content copied from the editor itself stays as it is. */
export const pastedHtml = (html: string): string =>
  /<[^>]* data-pm-slice=/.test(html) ? html : pastedBody(html).innerHTML;
