const block = /<(?:p|div|ul|ol|table|blockquote|h[1-6]|figure|br)\b/i;
const blankLine = /\r?\n[^\S\n]*\r?\n\s*/;

/** Makes paragraphs of rich text that has none but is parted by blank lines. */
export function withParagraphs(html: string): string {
  if (!blankLine.test(html) || block.test(html)) return html;
  const pieces = html.split(blankLine).filter((piece) => piece.trim() !== "");
  return pieces.length < 2 ? html : pieces.map((piece) => `<p>${piece.trim()}</p>`).join("");
}
