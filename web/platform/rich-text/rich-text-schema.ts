import { Link } from "@mantine/tiptap";
import { Extension, Mark } from "@tiptap/core";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import StarterKit, { type StarterKitOptions } from "@tiptap/starter-kit";
import { harmlessAttributes } from "../../../shared/kernel/rich-text.ts";
import { pastedHtml } from "./pasting/pasted-html.ts";
import { bookBlocks } from "./rich-blocks.ts";

const mark = (name: string, tag: string, without: string) =>
  Mark.create({
    name,
    excludes: without,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

const isAddress = (href: string) => "href" in harmlessAttributes("a", { href });
const scheme = /^[a-z][a-z\d+.-]*:/i;
/** Adds the missing scheme to a typed address, `lab.example` or `info@lab.example`. */
const addressOf = (typed: string) => {
  const href = typed.trim();
  if (scheme.test(href) && !/^[^/]*:\d/.test(href)) return href;
  return /^[^/]+@[^/]+$/.test(href) ? `mailto:${href}` : `https://${href.replace(/^\/+/, "")}`;
};
const WholeLink = Link.extend({
  addCommands() {
    const commands = this.parent?.();
    const setLink = commands?.setLink;
    return {
      ...commands,
      ...(setLink && { setLink: (link) => setLink({ ...link, href: addressOf(link.href) }) }),
    };
  },
}).configure({ openOnClick: false, defaultProtocol: "https", isAllowedUri: isAddress });

/** Reads a numeric attribute of an element if it is allowed in the text. */
const numberIn = (name: string, otherwise: number) => (element: HTMLElement) =>
  Number(harmlessAttributes(element.localName, { [name]: element.getAttribute(name) ?? undefined })[name]) ||
  otherwise;
const spans = {
  colspan: { default: 1, parseHTML: numberIn("colspan", 1) },
  rowspan: { default: 1, parseHTML: numberIn("rowspan", 1) },
  // Required by the table commands, although columns cannot be resized here.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
};

const kit = {
  code: false,
  codeBlock: false,
  horizontalRule: false,
  heading: { levels: [3, 4] },
  link: false,
} satisfies Partial<StarterKitOptions>;

/** Extensions for exactly the markup that the server allows; it would drop column widths, for example. */
const extensions = [
  WholeLink,
  Table.extend({ renderHTML: () => ["table", ["tbody", 0]] }).configure({ resizable: false }),
  TableRow,
  TableHeader.extend({ addAttributes: () => spans }),
  TableCell.extend({ addAttributes: () => spans }),
  mark("subscript", "sub", "superscript"),
  mark("superscript", "sup", "subscript"),
];

const pasting = Extension.create({ name: "pasting", transformPastedHTML: (html) => pastedHtml(html) });

/** Options of a rich text editor. The only paste rule is that for links, since asterisks and tildes are not meant as Markdown. */
export const richText = {
  extensions: [StarterKit.configure(kit), ...extensions, pasting],
  enablePasteRules: ["link"],
};

/** Options for texts of the book, with pictures and page breaks. */
export const bookText = {
  ...richText,
  extensions: [StarterKit.configure({ ...kit, document: false }), ...bookBlocks, ...extensions, pasting],
};
