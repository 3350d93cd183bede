import { richElements } from "../../../../shared/kernel/rich-text.ts";

const attributes = `(?:\\s+[\\w-]+\\s*=\\s*(?:"[^"<>]*"|'[^'<>]*'|[^\\s"'<>]+))*\\s*/?`;
const element = `(?:${[...richElements, "div", "span", "font", "h[1-6]"].join("|")})`;
const tag = new RegExp(`<(/?)(${element})${attributes}>`, "gi");

/** Whether a text is HTML: it has a line break, or an element with its end. `S<I und I>R` and `a<b` have neither. */
function isHtml(text: string): boolean {
  const open = new Set<string>();
  for (const [, closing, element = ""] of text.matchAll(tag)) {
    const name = element.toLowerCase();
    if (name === "br" || (closing && open.has(name))) return true;
    open.add(name);
  }
  return false;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A cell as rich text: HTML as it is, which is cleaned when it is stored; plain text as paragraphs. */
export const asRichText = (text: string): string =>
  isHtml(text)
    ? text
    : text
        .split(/\r?\n+/)
        .map((line) => `<p>${escaped(line)}</p>`)
        .join("");
