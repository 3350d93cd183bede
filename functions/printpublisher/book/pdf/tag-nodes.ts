import { dictOf, listOf, objectText, type PdfFile } from "./read-pdf.ts";
import { type PdfDict, type PdfValue, parseValue, printValue, Ref } from "./syntax.ts";

/** A piece of marked content by its page and its number on that page. */
export interface TaggedContent {
  page: number;
  number: number;
}

/** An element of a part's structure tree. */
export interface TagNode {
  /** Object number of the element. */
  number: number;
  type: string;
  dict: PdfDict;
  /** Elements, marked content, and references to links as they stand in the file. */
  kids: (TagNode | TaggedContent | PdfDict)[];
}

export const isNode = (kid: TagNode["kids"][number]): kid is TagNode => "kids" in kid;
export const isContent = (kid: TagNode["kids"][number]): kid is TaggedContent => "page" in kid;

/** Reads the elements below the root of a part's structure tree. */
export function readTags(file: PdfFile): TagNode[] {
  const root = dictOf(file, file.catalog.get("StructTreeRoot"));
  return kidsOf(root).flatMap((kid) => (kid instanceof Ref ? [readNode(file, kid.number, 0)] : []));
}

function kidsOf(dict: PdfDict): PdfValue[] {
  const kids = dict.get("K");
  if (kids === undefined) return [];
  return Array.isArray(kids) ? kids : [kids];
}

function readNode(file: PdfFile, number: number, above: number): TagNode {
  const dict = parseValue(objectText(file, number)) as PdfDict;
  const pageRef = dict.get("Pg");
  const page = pageRef instanceof Ref ? pageRef.number : above;
  const kids = kidsOf(dict).map((kid) => {
    if (kid instanceof Ref) return readNode(file, kid.number, page);
    if (!(kid instanceof Map)) return { page, number: Number(kid) };
    if (kid.get("Type") !== "/MCR") return kid;
    const other = kid.get("Pg");
    return { page: other instanceof Ref ? other.number : page, number: Number(kid.get("MCID")) };
  });
  return { number, type: String(dict.get("S")).slice(1), dict, kids };
}

/** Prints elements in the order of the document, each as object number and text. */
export function printTags(
  nodes: readonly TagNode[],
  parent: number,
  print: (number: number, text: string) => void,
): void {
  for (const { number, type, dict, kids } of nodes) {
    const [first] = kids.filter(isContent);
    const page = first?.page;
    const printed = kids.map((kid): PdfValue => {
      if (isNode(kid)) return new Ref(kid.number);
      if (!isContent(kid)) return kid;
      if (kid.page === page) return String(kid.number);
      return new Map<string, PdfValue>([
        ["Type", "/MCR"],
        ["Pg", new Ref(kid.page)],
        ["MCID", String(kid.number)],
      ]);
    });
    const written = new Map(dict);
    written.delete("Type");
    written.set("S", `/${type}`);
    written.set("P", new Ref(parent));
    written.set("K", printed.length === 1 ? (printed[0] as PdfValue) : printed);
    if (page !== undefined) written.set("Pg", new Ref(page));
    print(number, `<</Type /StructElem${printValue(written).slice(2)}`);
    printTags(kids.filter(isNode), number, print);
  }
}

/** Reads the tree of parents: for each page, its object and its list of elements by number of marked content. */
export function parentLists(file: PdfFile): Map<number, { object: number; list: PdfValue[] }> {
  const keys = new Map<string, number>();
  const walk = (node: PdfValue | undefined): void => {
    const dict = dictOf(file, node);
    const rows = listOf(file, dict.get("Nums"));
    for (let index = 0; index + 1 < rows.length; index += 2) {
      const object = rows[index + 1];
      if (object instanceof Ref) keys.set(String(rows[index]), object.number);
    }
    for (const kid of listOf(file, dict.get("Kids"))) walk(kid);
  };
  walk(dictOf(file, file.catalog.get("StructTreeRoot")).get("ParentTree"));
  const lists = new Map<number, { object: number; list: PdfValue[] }>();
  for (const page of file.pages) {
    const object = keys.get(String(dictOf(file, new Ref(page)).get("StructParents")));
    if (object !== undefined) lists.set(page, { object, list: listOf(file, new Ref(object)) });
  }
  return lists;
}
