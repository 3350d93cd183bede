import sanitizeHtml from "sanitize-html";

/** Text without any markup but the plainest: nothing a sanitiser would change, and most of what comes. */
const harmless = /^(?:[^<>&"]|<\/?(?:p|ul|ol|li|strong|em|sub|sup)>)*$/;
/** Rich text as it may be stored and shown: an allow-list of markup, links only to whole addresses; what else looks like a tag becomes text. */
export const cleanHtml = (html: string) =>
  harmless.test(html) && isBalanced(html) ? html : sanitizeHtml(html, allowedHtml);

function isBalanced(html: string): boolean {
  const open: string[] = [];
  for (const [, closing, name = ""] of html.matchAll(/<(\/?)(\w+)>/g)) {
    if (closing === "") open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

const allowedHtml: sanitizeHtml.IOptions = {
  allowedTags: [
    "p",
    "br",
    "ul",
    "ol",
    "li",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "sub",
    "sup",
    "h3",
    "h4",
    "a",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "blockquote",
  ],
  allowedAttributes: { a: ["href"], th: ["colspan", "rowspan"], td: ["colspan", "rowspan"] },
  // A link leads to an address that says how it is reached, or nowhere.
  transformTags: {
    a: (tagName, { href = "" }) => ({
      tagName,
      attribs: /^(?:https?:\/\/|mailto:|tel:)/i.test(href) ? { href } : ({} as sanitizeHtml.Attributes),
    }),
  },
  disallowedTagsMode: "escape",
};
