import { DOMSerializer, type Node as Text } from "@tiptap/pm/model";
import { harmlessAttributes } from "../../../shared/kernel/rich-text.ts";
import { writtenBlock } from "./picture-element.ts";

const textBlocks = "p, h3, h4";
/** Inline elements that are omitted if they are empty. */
const inline = new Set(["strong", "em", "u", "s", "sub", "sup", "a"]);
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Normalises white space as it will be read again: single spaces between words, none at the beginning of a line or the end of a paragraph. */
function withReadSpace(block: Element): void {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let last: globalThis.Text | null = null;
  let afterSpace = true;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeName === "BR") {
      afterSpace = true;
      last = null;
    }
    if (node.nodeType !== Node.TEXT_NODE) continue;
    const text = node as globalThis.Text;
    text.data = text.data.replaceAll(/[ \t\r\n\f]+/g, " ");
    if (afterSpace) text.data = text.data.replace(/^ /, "");
    if (text.data === "") continue;
    afterSpace = text.data.endsWith(" ");
    last = text;
  }
  if (last) last.data = last.data.replace(/ $/, "");
}

function written(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE)
    return (node.textContent ?? "").replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);
  if (!(node instanceof Element)) return "";
  const name = node.localName;
  if (name === "br") return "<br />";
  const block = writtenBlock(node);
  if (block !== undefined) return block;
  const inner = [...node.childNodes].map(written).join("");
  if (inner === "" && inline.has(name)) return "";
  const unfiltered = Object.fromEntries(
    [...node.attributes].map((attribute) => [attribute.name, attribute.value]),
  );
  const attributes = Object.entries(harmlessAttributes(name, unfiltered)).map(
    ([key, value]) => ` ${key}="${value.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)}"`,
  );
  return `<${name}${attributes.join("")}>${inner}</${name}>`;
}

/**
 * The editor's content as saved. Its form equals that of the server's cleaner, so that a value does not change by being opened and saved.
 * Empty paragraphs at the end, which the editor adds below tables, are left out.
 */
export function savedHtml(text: Text): string {
  const fragment = DOMSerializer.fromSchema(text.type.schema).serializeFragment(text.content);
  const body = document.createElement("div");
  body.append(fragment);
  for (const block of body.querySelectorAll(textBlocks)) withReadSpace(block);
  const html = [...body.childNodes].map(written).join("");
  return html.replace(/(?:<p><\/p>)+$/, "");
}
