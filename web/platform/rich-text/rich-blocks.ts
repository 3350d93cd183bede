import { Node } from "@tiptap/core";
import type { TextPicture } from "../../../shared/kernel/rich-blocks.ts";
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

export const bookBlocks = [document, picture, breakOfPages];
