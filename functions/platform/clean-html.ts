import { limits } from "../../shared/kernel/limits.ts";
import { addressStart, harmlessAttributes, richElements } from "../../shared/kernel/rich-text.ts";
import { type IOptions, sanitizeHtml } from "./sanitize-html.ts";

const simple = richElements.filter((name) => name !== "br").join("|");

/** Everything outside the allow-list is dropped; active elements are dropped with their content. */
const options: IOptions = {
  allowedTags: richElements,
  allowedAttributes: {
    a: ["href"],
    th: ["colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    ol: ["start", "type"],
  },
  allowedSchemesAppliedToAttributes: [],
  transformTags: {
    "*": (tagName, attribs) => ({ tagName, attribs: harmlessAttributes(tagName, attribs) }),
  },
};

/** One piece of rich text in the form the sanitiser produces: text, or an allowed tag with its allowed attributes. */
const piece = new RegExp(
  `[^<>&]+|&(?:amp|lt|gt);|<br \\/>|<(\\/?)(${simple})>|<(a) href="${addressStart}[^"<>]*">|<(t[hd])(?: (?:col|row)span="\\d{1,3}"){1,2}>|<(ol)(?: start="\\d{1,4}")?(?: type="[aAiI]")?>`,
  "gy",
);

/**
 * Whether a text is exactly what the sanitiser would produce, and so safe wherever it was stored. A single cheap pass decides it, so readers
 * need neither clean stored text again nor trust it.
 */
function isClean(html: string): boolean {
  if (mayBeSpoilt.test(html)) return false;
  const open: string[] = [];
  piece.lastIndex = 0;
  while (piece.lastIndex < html.length) {
    const match = piece.exec(html);
    if (!match) return false;
    const [, closing, simpleName, ...others] = match;
    const name = simpleName ?? others.find(Boolean);
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (name) open.push(name);
  }
  return open.length === 0;
}

/** Elements of HTML and of office programs (`o:p`); anything else after a `<` is text, such as a laboratory's `<LOQ`. */
const elementsOfHtml =
  "a|abbr|acronym|address|applet|area|article|aside|audio|b|base|basefont|bdi|bdo|big|blink|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|datalist|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|marquee|math|menu|meta|meter|nav|noembed|noframes|noscript|object|ol|optgroup|option|output|p|param|picture|plaintext|pre|progress|q|rp|rt|ruby|s|samp|script|search|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr|xmp|google-sheets-html-origin|\\w+:\\w+";
/** Quoted values may contain brackets, as in Google Sheets; their length and number are limited to bound the search for the end of a tag. */
const quotedValues = `(?:[^<>"']{0,200}(?:"[^"]{0,500}"|'[^']{0,500}')){1,20}[^<>"']{0,200}`;
const textual = new RegExp(
  `<(?!\\/?(?:${elementsOfHtml})(?=[\\s/>])(?:[^<>]*|${quotedValues})>|!(?:--|\\[|doctype\\b)|\\?xml)`,
  "gi",
);

/** Parts of a table that an earlier cleaner kept as text, repeated with each edit, if they fill the space between two tags. */
const printedColumns = "(?:\\s*&lt;\\/?col(?:group)?(?: [^&<>]*)?&gt;)+\\s*";
const spoilt = new RegExp(`(?<=>|^)(?:<p>${printedColumns}<\\/p>|${printedColumns})(?=<|$)`, "g");
const mayBeSpoilt = /&lt;\/?col/;

/**
 * Results for long texts and for texts stored before the allow-list existed, so that no visitor's call checks or cleans them again. The
 * oldest entries are evicted first.
 */
const cached = new Map<string, string>();
const mostCached = 8_000_000;
let cachedSize = 0;

/** Rich text that is safe to store and show: an allow-list of markup, with absolute links only. */
export function cleanHtml(html: string): string {
  const before = cached.get(html);
  if (before !== undefined) return before;
  const clean = isClean(html) ? html : sanitised(html);
  if (clean === html && html.length < 2_000) return html;
  cached.set(html, clean);
  cachedSize += html.length + clean.length;
  for (const [oldest, its] of cached) {
    if (cachedSize <= mostCached) break;
    cached.delete(oldest);
    cachedSize -= oldest.length + its.length;
  }
  return clean;
}

/**
 * A dropped tag that was never closed keeps a paragraph open around a list or table; cleaning again would move that out of it. A text with
 * escaped column tags is always cleaned again later, so clean it here until it no longer changes.
 */
function sanitised(html: string): string {
  let clean = sanitisedOnce(html);
  for (let time = 0; time < mostTimes && mayBeSpoilt.test(clean); time++) {
    const again = sanitisedOnce(clean);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}
/** Each pass moves at least one element out of another; texts that people write are stable after the second. */
const mostTimes = 10;

const sanitisedOnce = (html: string) =>
  sanitizeHtml(
    isIntricate(html)
      ? html.replaceAll(/<[^<>]*>/g, " ").replaceAll("<", "&lt;")
      : html.replaceAll(textual, "&lt;"),
    options,
  ).replaceAll(spoilt, "");

/** Whether the text is longer than may be stored. The sanitiser would take too long, so only its plain text is shown. */
export const isIntricate = (html: string) =>
  html.length > limits.text || html.split("<", limits.tags + 2).length > limits.tags + 1;
