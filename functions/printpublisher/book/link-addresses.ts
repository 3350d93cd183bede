import { escapeHtml } from "./html/markup.ts";

const addressed = /^(?:https?:\/\/|mailto:|tel:)/i;
const telephone = /^tel:/i;
/** A host or an address of mail with more letters may be divided. */
const longestWhole = 34;
/** Letters behind a link that may be its address, typed by the laboratory. */
const lookAhead = 300;

/**
 * Returns a link to the outside with its address behind its words, as people type it: without `https://`. The address stands within the
 * link, once only: not if the words have it already, or the text behind the link.
 * @param href the address as HTML
 * @param words content of the link as HTML
 * @param after the HTML behind the link
 */
export function withAddress(href: string, words: string, after: string): string {
  const link = (content: string) => `<a href="${href}">${content}</a>`;
  if (!addressed.test(href)) return link(words);
  const address = shortAddress(unescaped(href));
  const target = comparable(address);
  const text = comparable(plain(words));
  if (telephone.test(href) && /\d{5}/.test(text.replace(/\D/g, ""))) return link(words);
  if (text === target) return link(addressHtml(plain(words)));
  const next = comparable(plain(after.slice(0, lookAhead)).replace(/^[\s(<[:–-]+/, ""));
  if (text.includes(target) || next.startsWith(target)) return link(words);
  return link(`${words} (${addressHtml(address)})`);
}

/** Adds the addresses to the links of a text. */
export const withAddresses = (html: string): string =>
  html.replace(/<a href="([^"]*)">([\s\S]*?)<\/a>/g, (all, href: string, words: string, offset: number) =>
    withAddress(href, words, html.slice(offset + all.length)),
  );

/** An address as people type it. */
function shortAddress(href: string): string {
  if (/^mailto:/i.test(href)) return readable(href.slice("mailto:".length).replace(/\?.*$/s, ""));
  if (telephone.test(href)) return href.slice("tel:".length);
  return readable(href.replace(addressed, "").replace(/^([^/?#]+)\/$/, "$1"));
}

/** Letters of other alphabets as such, unless the address could no longer be typed. */
function readable(address: string): string {
  try {
    const letters = decodeURI(address);
    return /[\s<>"\p{C}]/u.test(letters) ? address : letters;
  } catch {
    return address;
  }
}

/**
 * An address that is divided behind a stroke and before any other sign, never with a hyphen of its own or behind one of the address, so that
 * nobody types a sign that is not there.
 */
export function addressHtml(address: string): string {
  const host = /^[^/?#]*/.exec(address)?.[0] ?? "";
  const path = address.slice(host.length);
  const hostHtml =
    host.length <= longestWhole ? `<span class="kept">${escapeHtml(host)}</span>` : divided(host);
  return `<span class="address">${hostHtml}${divided(path)}</span>`;
}
const divided = (text: string) =>
  (text.match(/\/+|-[^/.?&=#_~@%+-]?|[.?&=#_~@%+]|[^/.?&=#_~@%+-]+/g) ?? [])
    .map((piece) => {
      if (piece.startsWith("/")) return `${piece}<wbr>`;
      if (piece.startsWith("-")) return `<wbr><span class="kept">${escapeHtml(piece)}</span>`;
      return `${/^[.?&=#_~@%+]/.test(piece) ? "<wbr>" : ""}${escapeHtml(piece)}`;
    })
    .join("");

/** The form in which addresses are compared. */
const comparable = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s\u00ad\u200b]+/g, "")
    .replace(/^(?:https?:\/\/|mailto:|tel:)?(?:www\.)?/, "")
    .replace(/\/$/, "");

const plain = (html: string) => unescaped(html.replace(/<[^>]*>/g, ""));
const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };
/** Text of HTML. */
export const unescaped = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
