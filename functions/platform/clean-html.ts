import sanitizeHtml from "sanitize-html";
import { limits } from "../../shared/kernel/limits.ts";

/** Markup that rich text may have. Everything else is dropped; active elements are dropped with their content. */
const elements =
  "p br ul ol li strong b em i u s sub sup h3 h4 a table thead tbody tr th td blockquote".split(" ");
const simple = elements.filter((name) => name !== "br").join("|");
/** Links need an address with a scheme; others are removed. */
const address = "(?:https?:\\/\\/|mailto:|tel:)";
const span = /^\d{1,3}$/;

const options: sanitizeHtml.IOptions = {
  allowedTags: elements,
  allowedAttributes: { a: ["href"], th: ["colspan", "rowspan"], td: ["colspan", "rowspan"] },
  allowedSchemesAppliedToAttributes: [],
  transformTags: {
    "*": (tagName, attribs) => ({ tagName, attribs: harmlessAttributes(attribs) }),
  },
};
const isAddress = new RegExp(`^${address}`, "i");
function harmlessAttributes({ href, colspan, rowspan }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return {
    ...(href && isAddress.test(href) && { href: href.replace(/^\w+/, (scheme) => scheme.toLowerCase()) }),
    ...(colspan && span.test(colspan) && { colspan }),
    ...(rowspan && span.test(rowspan) && { rowspan }),
  };
}

/** One piece of rich text in the form the sanitiser produces: text, or an allowed tag with its allowed attributes. */
const piece = new RegExp(
  `[^<>&]+|&(?:amp|lt|gt);|<br \\/>|<(\\/?)(${simple})>|<(a) href="${address}[^"<>]*">|<(t[hd])(?: (?:col|row)span="\\d{1,3}"){1,2}>`,
  "gy",
);

/**
 * Whether a text is exactly what the sanitiser would produce, and so safe wherever it was kept. A single cheap pass decides it, so stored
 * text need neither be cleaned again by its readers nor be trusted.
 */
function isClean(html: string): boolean {
  const open: string[] = [];
  piece.lastIndex = 0;
  while (piece.lastIndex < html.length) {
    const found = piece.exec(html);
    if (!found) return false;
    const [, closing, name, link, cell] = found;
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (name ?? link ?? cell) open.push((name ?? link ?? cell) as string);
  }
  return open.length === 0;
}

/** Elements of HTML, and of office programs (`o:p`); anything else after a `<` is text, such as a lab's `<LOQ`. */
const elementsOfHtml =
  "a|abbr|acronym|address|applet|area|article|aside|audio|b|base|basefont|bdi|bdo|big|blink|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|datalist|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|marquee|math|menu|meta|meter|nav|noembed|noframes|noscript|object|ol|optgroup|option|output|p|param|picture|plaintext|pre|progress|q|rp|rt|ruby|s|samp|script|search|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr|xmp|\\w+:\\w+";
const textual = new RegExp(`<(?!\\/?(?:${elementsOfHtml})(?=[\\s/>])[^<>]*>|!)`, "gi");

/**
 * Results for long texts and for texts stored before the allow-list existed, so that none is read or cleaned again for each visitor.
 * The oldest entries are evicted first.
 */
const known = new Map<string, string>();
const mostKnown = 8_000_000;
let knownSize = 0;

/** Rich text as it may be stored and shown: an allow-list of markup, with absolute links only. */
export function cleanHtml(html: string): string {
  const before = known.get(html);
  if (before !== undefined) return before;
  const clean = isClean(html) ? html : sanitised(html);
  if (clean === html && html.length < 2_000) return html;
  known.set(html, clean);
  knownSize += html.length + clean.length;
  for (const [oldest, its] of known) {
    if (knownSize <= mostKnown) break;
    known.delete(oldest);
    knownSize -= oldest.length + its.length;
  }
  return clean;
}

const sanitised = (html: string) =>
  sanitizeHtml(
    isIntricate(html)
      ? html.replaceAll(/<[^<>]*>/g, " ").replaceAll("<", "&lt;")
      : html.replaceAll(textual, "&lt;"),
    options,
  );

/** Whether the text is longer than may be stored. The sanitiser would take too long, so only its plain text is shown. */
export const isIntricate = (html: string) =>
  html.length > limits.text || html.split("<", limits.tags + 2).length > limits.tags + 1;
