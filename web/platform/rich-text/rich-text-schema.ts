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
/** An address as people type it, `lab.example` or `info@lab.example`, with the scheme that it needs to be kept. */
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
      ...(setLink && { setLink: (given) => setLink({ ...given, href: addressOf(given.href) }) }),
    };
  },
}).configure({ openOnClick: false, defaultProtocol: "https", isAllowedUri: isAddress });

/** A number that an element's attribute gives, if the text may keep it. */
const numberIn = (name: string, otherwise: number) => (element: HTMLElement) =>
  Number(harmlessAttributes(element.localName, { [name]: element.getAttribute(name) ?? undefined })[name]) ||
  otherwise;
const spans = {
  colspan: { default: 1, parseHTML: numberIn("colspan", 1) },
  rowspan: { default: 1, parseHTML: numberIn("rowspan", 1) },
  // Commands on tables expect it; nobody can drag a column's edge here.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
};

const kit = {
  code: false,
  codeBlock: false,
  horizontalRule: false,
  heading: { levels: [3, 4] },
  link: false,
} satisfies Partial<StarterKitOptions>;

/** What the editor of rich text knows: the allow-list of the server, and nothing that it would drop, such as the widths of columns. */
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

/** What makes an editor one of rich text. Of the rules for pasting only that for links is wanted: asterisks and tildes are no Markdown. */
export const richText = {
  extensions: [StarterKit.configure(kit), ...extensions, pasting],
  enablePasteRules: ["link"],
};

/** An editor of texts of the book, with pictures and page breaks. */
export const bookText = {
  ...richText,
  extensions: [StarterKit.configure({ ...kit, document: false }), ...bookBlocks, ...extensions, pasting],
};
