import { type Element, hasClass } from "./elements.ts";
import type { Formatting } from "./paragraphs.ts";
import type { ParagraphStyle } from "./styles.ts";

const blocks = new Set(
  "main,header,section,article,div,p,ul,ol,li,h1,h2,h3,h4,h5,h6,blockquote,figure,figcaption,hr,dl,dt,dd".split(
    ",",
  ),
);
export const isBlock = ({ name }: Element): boolean => blocks.has(name);

interface BlockStyle {
  style: ParagraphStyle;
  /** All elements below belong to one paragraph. */
  isRunIn?: boolean;
  /** A paragraph begins with the element. */
  begins?: boolean;
}

/** Styles of what the book's own classes set, by class; of several classes the first one here counts. */
const ofClasses: Record<string, BlockStyle> = {
  head: { style: "Analysis", isRunIn: true, begins: true },
  facts: { style: "Facts", isRunIn: true, begins: true },
  above: { style: "Value label", begins: true },
  row: { style: "Value" },
  syn: { style: "Synonyms", begins: true },
  name: { style: "Analysis", begins: true },
  code: { style: "Analysis code", begins: true },
  lead: { style: "Introduction" },
  lab: { style: "Laboratory", begins: true },
  sub: { style: "Subtitle", begins: true },
  issue: { style: "Edition", begins: true },
};

/** Returns the style of a block's own text. @param inherited style of the text around it */
export function blockStyle(
  element: Element,
  inherited: ParagraphStyle,
  parent: Element | undefined,
): BlockStyle {
  const { name } = element;
  if (name === "p" && hasClass(element, "entry"))
    return { style: "Analysis run in", isRunIn: true, begins: true };
  const classStyle = Object.entries(ofClasses).find(([styled]) => hasClass(element, styled));
  if (classStyle) return classStyle[1];
  if (name === "article") return { style: "Value" };
  const isValue = inherited === "Value" || inherited === "Table cell" || inherited.startsWith("Value list");
  switch (name) {
    case "h1":
      return { style: titleStyle(parent), begins: true };
    case "h2":
    case "h3":
    case "h4":
      return { style: headingStyle(element, parent, isValue), begins: true };
    case "li":
      return { style: listStyle(parent, isValue), begins: true };
    case "blockquote":
      return { style: isValue ? inherited : "Quote" };
    case "figcaption":
      return { style: "Caption", begins: true };
    default:
      return { style: inherited, ...(name === "p" && { begins: true }) };
  }
}

function titleStyle(parent: Element | undefined): ParagraphStyle {
  if (parent && hasClass(parent, "opening")) return "Chapter";
  return parent && hasClass(parent, "words") ? "Title" : "Heading 1";
}

function headingStyle(
  { name, attribs }: Element,
  parent: Element | undefined,
  isValue: boolean,
): ParagraphStyle {
  const level = Number(name.slice(1));
  if (attribs.id?.startsWith("category-"))
    return level === 2 ? "Category 1" : level === 3 ? "Category 2" : "Category 3";
  if (parent && hasClass(parent, "section")) return "Section";
  if (isValue) return "Value label";
  return level === 2 ? "Heading 2" : level === 3 ? "Heading 3" : "Heading 4";
}

function listStyle(parent: Element | undefined, isValue: boolean): ParagraphStyle {
  if (parent?.name === "ol") return isValue ? "Value list numbered" : "List numbered";
  return isValue ? "Value list bulleted" : "List bulleted";
}

/** Returns the look of words within an element. @param around look of the words around it */
export function lookOf(element: Element, around: Formatting): Formatting {
  const { name, attribs } = element;
  const formatting: Formatting = { ...around, ...(attribs.lang && { language: attribs.lang }) };
  if (hasClass(element, "label")) return { ...formatting, style: name === "i" ? "Fact label" : "Label" };
  if (hasClass(element, "name")) return { ...formatting, style: "Analysis name" };
  if (hasClass(element, "code")) return { ...formatting, style: "Code" };
  if (hasClass(element, "syn")) return { ...formatting, style: "Synonyms run in" };
  if (hasClass(element, "ref")) return { ...formatting, style: "Reference" };
  switch (name) {
    case "b":
    case "strong":
      return { ...formatting, bold: true };
    case "i":
    case "em":
      return { ...formatting, italic: true };
    case "sup":
      return { ...formatting, position: "Superscript" };
    case "sub":
      return { ...formatting, position: "Subscript" };
    case "u":
      return { ...formatting, underline: true };
    case "s":
    case "del":
      return { ...formatting, struck: true };
    default:
      return formatting;
  }
}
