import { textString } from "./syntax.ts";
import type { PdfWriter } from "./write-pdf.ts";

const perNode = 64;

/** Builds the page tree under `root`. */
export class PageTree {
  readonly root: number;
  readonly #writer: PdfWriter;
  readonly #nodes: { number: number; pages: number[] }[] = [];

  constructor(writer: PdfWriter) {
    this.#writer = writer;
    this.root = writer.reserve();
  }

  /** Appends a page. @returns the object number of its parent */
  append(page: number): number {
    let node = this.#nodes.at(-1);
    if (!node || node.pages.length >= perNode) {
      node = { number: this.#writer.reserve(), pages: [] };
      this.#nodes.push(node);
    }
    node.pages.push(page);
    return node.number;
  }

  finish(): void {
    const list = (numbers: number[]) => numbers.map((number) => `${number} 0 R`).join(" ");
    let count = 0;
    for (const { number, pages } of this.#nodes) {
      count += pages.length;
      this.#writer.add(
        `<</Type /Pages/Parent ${this.root} 0 R/Count ${pages.length}/Kids [${list(pages)}]>>`,
        number,
      );
    }
    const kids = list(this.#nodes.map(({ number }) => number));
    this.#writer.add(`<</Type /Pages/Count ${count}/Kids [${kids}]>>`, this.root);
  }
}

export interface OutlineItem {
  title: string;
  depth: number;
  /** A PDF destination. */
  place: string;
}

/** Writes the outline, chapters collapsed. @returns its object number; undefined if there is nothing to list */
export function writeOutline(writer: PdfWriter, items: readonly OutlineItem[]): number | undefined {
  if (items.length === 0) return undefined;
  const root = writer.reserve();
  const numbers = items.map(() => writer.reserve());
  const parents: (number | undefined)[] = [];
  const children = new Map<number | undefined, number[]>();
  const open: number[] = [];
  for (const [index, { depth }] of items.entries()) {
    while (open.length > 0 && (items[open.at(-1) as number]?.depth ?? 0) >= depth) open.pop();
    const parent = open.at(-1);
    parents.push(parent);
    children.set(parent, [...(children.get(parent) ?? []), index]);
    open.push(index);
  }
  const ref = (index: number | undefined) => `${index === undefined ? root : numbers[index]} 0 R`;
  for (const [index, { title, place }] of items.entries()) {
    const parent = parents[index];
    const siblings = children.get(parent) ?? [];
    const position = siblings.indexOf(index);
    const nested = children.get(index);
    const below = nested ? `/First ${ref(nested[0])}/Last ${ref(nested.at(-1))}/Count ${-nested.length}` : "";
    const before = position > 0 ? `/Prev ${ref(siblings[position - 1])}` : "";
    const after = position < siblings.length - 1 ? `/Next ${ref(siblings[position + 1])}` : "";
    writer.add(
      `<</Title ${textString(title)}/Parent ${ref(parent)}/Dest ${place}${before}${after}${below}>>`,
      numbers[index],
    );
  }
  const first = children.get(undefined) ?? [];
  return writer.add(
    `<</Type /Outlines/First ${ref(first[0])}/Last ${ref(first.at(-1))}/Count ${first.length}>>`,
    root,
  );
}

/** Writes the tree of named destinations, through which other documents link into the book. */
export function writeNames(writer: PdfWriter, places: ReadonlyMap<string, string>): number {
  const sorted = [...places].sort(([a], [b]) => (a < b ? -1 : 1));
  const leaves: number[] = [];
  for (let start = 0; start < sorted.length; start += perNode) {
    const rows = sorted.slice(start, start + perNode);
    const names = rows.map(([name, place]) => `(${name}) ${place}`).join(" ");
    leaves.push(writer.add(`<</Limits [(${rows[0]?.[0]}) (${rows.at(-1)?.[0]})]/Names [${names}]>>`));
  }
  return writer.add(`<</Kids [${leaves.map((leaf) => `${leaf} 0 R`).join(" ")}]>>`);
}
