/** Several texts in one cell, separated by semicolons; texts that contain one are quoted. */
export const listCell = (texts: readonly string[]): string =>
  texts.map((text) => (/[;"]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join("; ");

/** Splits such a cell into its texts. */
export function textsInCell(cell: string): string[] {
  const matches = cell.matchAll(/\s*(?:"((?:[^"]|"")*)"\s*|([^;]*))(?:;|$)/g);
  return Array.from(
    matches,
    ([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain.trim(),
  ).filter(Boolean);
}

const paragraph = /^<p>((?:[^<>]|<br \/>)*)<\/p>/;

/** Rich text as a cell: plain text if it has only plain paragraphs, one per line, otherwise the stored HTML. */
export function richTextCell(html: string): string {
  const lines: string[] = [];
  let rest = html;
  for (let match = paragraph.exec(rest); match; match = paragraph.exec(rest)) {
    lines.push(match[1] as string);
    rest = rest.slice(match[0].length);
  }
  if (rest !== "" || lines.some((line) => line.includes("<") || line.trim() !== line || line === ""))
    return html;
  const text = lines
    .map((line) => line.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"))
    .join("\n");
  return isMarkup(text) ? html : text;
}

/** The rich text of a cell: its HTML if it contains any, otherwise its lines as paragraphs. */
export function richTextOf(cell: string): string {
  if (isMarkup(cell)) return cell;
  const escaped = cell.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const lines = escaped.split("\n").map((line) => line.trim());
  return lines
    .filter(Boolean)
    .map((line) => `<p>${line}</p>`)
    .join("");
}
const isMarkup = (text: string) => /<\/?[a-z][^<>]*>/i.test(text);
