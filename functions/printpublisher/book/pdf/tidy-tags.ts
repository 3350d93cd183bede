import type { PdfFile } from "./read-pdf.ts";
import { type PdfValue, printValue, Ref } from "./syntax.ts";
import { isContent, isNode, parentLists, printTags, type TagNode } from "./tag-nodes.ts";

/** Marked content by page. */
export type ContentNumbers = Map<number, Set<number>>;

/** Returns the content of pictures without an alternative text, which are decoration. */
export function hiddenContent(tags: readonly TagNode[]): ContentNumbers {
  const hidden: ContentNumbers = new Map();
  const walk = (nodes: readonly TagNode[]) => {
    for (const node of nodes) {
      if (isHidden(node)) for (const kid of node.kids) if (isContent(kid)) add(hidden, kid.page, kid.number);
      walk(node.kids.filter(isNode));
    }
  };
  walk(tags);
  return hidden;
}

const isHidden = ({ type, dict }: TagNode) =>
  type === "Figure" && !/^(?:\(.|<[0-9A-F])/.test(printValue(dict.get("Alt") ?? "()").replace("()", ""));

function add(content: ContentNumbers, page: number, number: number): void {
  const numbers = content.get(page) ?? new Set();
  content.set(page, numbers.add(number));
}

const inline = new Set(["Span", "Strong", "Em", "Link", "Quote", "Code", "Figure"]);
const holdsText = new Set("P H1 H2 H3 H4 H5 H6 Lbl LBody TH TD Caption Figure BlockQuote".split(" "));

/**
 * Rewrites the tags of a part as PDF/UA requires: content that the pages no longer have is left out, list items get a label and a body, a list of
 * nothing but links becomes a table of contents, and text goes into paragraphs. Chromium's tag for a `div` carries no meaning.
 * @returns the new texts of objects in the order of the document, including new ones; undefined for removed objects
 */
export function tidyTags(
  file: PdfFile,
  tags: readonly TagNode[],
  dropped: ContentNumbers,
): Map<number, string | undefined> {
  const objects = new Map<number, string | undefined>();
  /** Maps an element to the one that took over its content. */
  const takers = new Map<number, number>();
  let last = file.last;
  const root = file.catalog.get("StructTreeRoot");
  if (root === undefined) return objects;

  const pruned = (node: TagNode): TagNode[] => {
    const kids = node.kids.flatMap((kid): TagNode["kids"] => {
      if (isNode(kid)) return pruned(kid);
      return isContent(kid) && dropped.get(kid.page)?.has(kid.number) ? [] : [kid];
    });
    const isNeeded = kids.length > 0 || node.type === "TD" || node.type === "TH" || node.type === "Document";
    if (isNeeded) return [{ ...node, kids }];
    objects.set(node.number, undefined);
    return [];
  };
  const around = (type: string, kids: TagNode["kids"]): TagNode => {
    last += 1;
    return { number: last, type, dict: new Map(), kids };
  };
  const named = (tag: TagNode, inText: boolean): TagNode => {
    const node = tag.type === "Figure" ? asFigure(tag) : tag;
    const isPlain = node.type === "NonStruct" && !inText;
    if (isPlain && node.kids.length > 1 && node.kids.every(isLink))
      return {
        ...node,
        type: "TOC",
        kids: node.kids.map((kid) => around("TOCI", [around("Reference", [kid])])),
      };
    const type = isPlain && isInline(node) ? "P" : node.type;
    const within = inText || holdsText.has(type);
    const kids = type === "LI" ? withBody(node) : node.kids;
    const inPlace = (kid: TagNode) => (isLink(kid) && !within ? around("P", [kid]) : named(kid, within));
    const joined = within ? kids.flatMap((kid) => (isBare(kid) ? absorbed(kid, node.number) : [kid])) : kids;
    return { ...node, type, kids: joined.map((kid) => (isNode(kid) ? inPlace(kid) : kid)) };
  };
  /** Joins Chromium's two figures for a `figure` and its picture, with the caption inside. The caption of a decoration becomes a paragraph. */
  const asFigure = (node: TagNode): TagNode => {
    const picture = node.kids.find((kid): kid is TagNode => isNode(kid) && kid.type === "Figure");
    if (picture) {
      const kids = node.kids.flatMap((kid) => (kid === picture ? absorbed(picture, node.number) : [kid]));
      return { ...node, dict: new Map([...node.dict, ...picture.dict]), kids };
    }
    if (!node.kids.some(isNode)) return node;
    const kids = node.kids.map((kid) =>
      isNode(kid) && kid.type === "Caption" ? { ...kid, type: "P" } : kid,
    );
    return { ...node, type: "Div", kids };
  };
  const absorbed = ({ number, kids }: TagNode, by: number): TagNode["kids"] => {
    objects.set(number, undefined);
    takers.set(number, by);
    return kids;
  };
  const withBody = ({ kids }: TagNode): TagNode["kids"] => {
    const isLabel = (kid: TagNode["kids"][number]) =>
      isNode(kid) && (kid.type === "Lbl" || kid.type === "LBody");
    const body = kids.filter((kid) => !isLabel(kid));
    return body.length === 0 ? kids : [...kids.filter(isLabel), around("LBody", body)];
  };

  const tree = tags.flatMap(pruned).map((node) => named(node, false));
  const rootNumber = typeof root === "object" && "number" in root ? (root.number as number) : 0;
  for (const [page, { object, list }] of parentLists(file)) {
    const numbers = dropped.get(page);
    const left = list.map((entry, number): PdfValue => {
      if (numbers?.has(number)) return "null";
      const taker = entry instanceof Ref ? takers.get(entry.number) : undefined;
      return taker === undefined ? entry : new Ref(taker);
    });
    objects.set(object, printValue(left));
  }
  printTags(tree, rootNumber, (number, text) => objects.set(number, text));
  return objects;
}

const isLink = (kid: TagNode["kids"][number]) => isNode(kid) && kid.type === "Link";

/** Returns whether an element says nothing about its content, which the paragraph then takes over: the book has half as many elements. */
const isBare = (kid: TagNode["kids"][number]): kid is TagNode =>
  isNode(kid) &&
  kid.type === "NonStruct" &&
  kid.kids.every(isContent) &&
  !["Lang", "Alt", "ActualText", "E"].some((key) => kid.dict.has(key));

/** Returns whether everything in an element is text of one paragraph. */
function isInline({ type, kids }: TagNode): boolean {
  if (inline.has(type)) return true;
  return type === "NonStruct" && kids.every((kid) => !isNode(kid) || isInline(kid));
}
