import { dictOf, listOf, type PdfFile } from "./read-pdf.ts";
import { type PdfValue, Ref } from "./syntax.ts";
import type { PdfWriter } from "./write-pdf.ts";

const perLeaf = 400;

/** Maps the types of PDF 2.0 that Chromium writes to those of PDF 1.7. */
const roles = "/Strong /Span/Em /Span";

/** The structure trees of all parts under one root. */
export class TagTree {
  readonly root: number;
  readonly document: number;
  readonly #writer: PdfWriter;
  readonly #kids: number[] = [];
  readonly #rows: { key: number; value: string }[] = [];
  readonly #levels: number[] = [];
  #next = 0;

  constructor(writer: PdfWriter) {
    this.#writer = writer;
    this.root = writer.reserve();
    this.document = writer.reserve();
  }

  /**
   * Adds the tree of a part. @returns the offset of the part's `StructParent` keys and the objects to leave out,
   * because the book has its own
   */
  take(file: PdfFile, to: (number: number) => number): { keys: number; skip: Set<number>; top: Set<number> } {
    const skip = new Set<number>();
    const top = new Set<number>();
    const root = file.catalog.get("StructTreeRoot");
    const keys = this.#next;
    if (!(root instanceof Ref)) return { keys, skip, top };
    skip.add(root.number);
    const dict = dictOf(file, root);
    const kids = dict.get("K");
    for (const kid of Array.isArray(kids) ? kids : [kids])
      if (kid instanceof Ref) {
        top.add(kid.number);
        this.#kids.push(to(kid.number));
      }
    this.#collect(file, dict.get("IDTree"), "Names", skip, () => undefined);
    this.#collect(file, dict.get("ParentTree"), "Nums", skip, (key, value) => {
      const shown = value instanceof Ref ? `${to(value.number)} 0 R` : "null";
      this.#rows.push({ key: keys + Number(key), value: shown });
      this.#next = Math.max(this.#next, keys + Number(key) + 1);
    });
    return { keys, skip, top };
  }

  /**
   * Gives a heading its level in the whole book: one below the heading it belongs to, however many levels the part left out. Elements must
   * come in the order of the document.
   */
  heading(element: string): string {
    return element.replace(/\/S \/H([1-6])(?=[\s/>])/, (_, digit: string) => {
      const level = Number(digit);
      while ((this.#levels.at(-1) ?? 0) >= level) this.#levels.pop();
      this.#levels.push(level);
      return `/S /H${this.#levels.length}`;
    });
  }

  /** Writes root, document and the tree of parents. */
  finish(language: string): void {
    const writer = this.#writer;
    const leaves: string[] = [];
    for (let start = 0; start < this.#rows.length; start += perLeaf) {
      const rows = this.#rows.slice(start, start + perLeaf);
      const limits = `${rows[0]?.key} ${rows.at(-1)?.key}`;
      const nums = rows.map(({ key, value }) => `${key} ${value}`).join(" ");
      leaves.push(`${writer.add(`<</Limits [${limits}]/Nums [${nums}]>>`)} 0 R`);
    }
    const parents = writer.add(`<</Kids [${leaves.join(" ")}]>>`);
    const kids = this.#kids.map((kid) => `${kid} 0 R`).join(" ");
    writer.add(
      `<</Type /StructElem/S /Document/Lang (${language})/P ${this.root} 0 R/K [${kids}]>>`,
      this.document,
    );
    writer.add(
      `<</Type /StructTreeRoot/RoleMap <<${roles}>>/K ${this.document} 0 R/ParentTree ${parents} 0 R/ParentTreeNextKey ${this.#next}>>`,
      this.root,
    );
  }

  #collect(
    file: PdfFile,
    node: PdfValue | undefined,
    kind: "Nums" | "Names",
    skip: Set<number>,
    row: (key: PdfValue, value: PdfValue | undefined) => void,
  ): void {
    if (node instanceof Ref) skip.add(node.number);
    const dict = dictOf(file, node);
    const list = listOf(file, dict.get(kind));
    for (let index = 0; index + 1 < list.length; index += 2) row(list[index] as PdfValue, list[index + 1]);
    for (const kid of listOf(file, dict.get("Kids"))) this.#collect(file, kid, kind, skip, row);
  }
}

const needless = / ?<<\/O \/Table\s*\/(?:RowSpan 1|ColSpan 1|Headers \[[^\]]*\])>>/g;

/**
 * Drops redundant attributes of an element: spans of one, and ids and headers of cells. The latter would be neither unique in the book nor
 * the same from one run to the next, because Chromium counts them through all that it has rendered.
 */
export function slimElement(text: string): string {
  if (!text.includes("/O /Table") && !text.includes("/ID (")) return text;
  return text
    .replace(needless, "")
    .replace(/\s*\/ID \(node\d+\)/, "")
    .replace(/\s*\/A \[\s*\]/, "");
}
