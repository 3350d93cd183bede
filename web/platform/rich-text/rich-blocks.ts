import { Mark, Node } from "@tiptap/core";
import type { TextPicture } from "../../../shared/kernel/rich-blocks.ts";
import { noteAddress } from "../../../shared/kernel/rich-notes.ts";
import { pictureOf } from "./picture-element.ts";

const attribute = (name: keyof TextPicture) => ({
  default: "",
  parseHTML: (element: HTMLElement) => pictureOf(element)?.[name],
});

/** A picture between the blocks of a text; changed in a dialog. */
const picture = Node.create({
  name: "picture",
  group: "page",
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: attribute("src"),
    alt: attribute("alt"),
    width: attribute("width"),
    caption: attribute("caption"),
  }),
  parseHTML: () => [{ tag: "figure", getAttrs: (figure) => (pictureOf(figure) ? null : false) }],
  renderHTML: ({ node }) => {
    const { src, alt, width, caption } = node.attrs;
    const image = ["img", { src, alt, width: String(width) }] as const;
    return caption ? ["figure", {}, image, ["figcaption", {}, caption]] : ["figure", {}, image];
  },
});

/** A page break for print. */
const breakOfPages = Node.create({
  name: "pageBreak",
  group: "page",
  atom: true,
  parseHTML: () => [{ tag: "hr" }],
  renderHTML: () => ["hr"],
});

/** Pictures and page breaks are only allowed at the top level, not in lists or tables. */
const document = Node.create({ name: "doc", topNode: true, content: "(block | page)+" });

/** A footnote at its place in the text. It is stored as a link, but typing a blank does not end it, and it is parsed before links are. */
const note = Mark.create({
  name: "note",
  excludes: "link",
  priority: 1100,
  exitable: true,
  parseHTML: () => [{ tag: `a[href="${noteAddress}"]` }],
  renderHTML: () => ["a", { href: noteAddress }, 0],
});

export const bookBlocks = [document, picture, breakOfPages, note];
