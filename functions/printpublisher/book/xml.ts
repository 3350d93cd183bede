import { escapeHtml } from "./html/markup.ts";

/** Text within XML 1.0; characters that it cannot hold, and other control characters, become blanks. */
export const xmlText = (text: string) =>
  escapeHtml(text.toWellFormed().replace(/[\p{Cc}\ufffe\uffff]/gu, " "));

/** Attributes, each with a blank before it; those without a value are left out. */
export const xmlAttributes = (values: Record<string, string | number | boolean | undefined>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${xmlText(String(value))}"`)
    .join("");

/** An element; without content it is empty. */
export function xmlElement(
  name: string,
  attributes: Record<string, string | number | boolean | undefined> = {},
  content = "",
): string {
  const tag = `${name}${xmlAttributes(attributes)}`;
  return content === "" ? `<${tag}/>` : `<${tag}>${content}</${name}>`;
}
