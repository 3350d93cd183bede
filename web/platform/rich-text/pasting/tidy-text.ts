const spaces = /[ \t\r\n\f\u00a0]+/g;
const lineBreak = "\u2028";
/** Characters for the layout of the original page: soft hyphens, zero-width spaces, byte order marks. */
const layoutSigns = /[\u00ad\u200b\u2060\ufeff]/g;

/** Whether a non-breaking space is kept: between a number and its unit, or within an abbreviation. */
const isMeant = (before: string, after: string) =>
  /[\d<>≤≥±§]$/.test(before) || /^[\d%°]/.test(after) || /(?:^|[\s\u00a0(])\p{L}\.$/u.test(before);

/** Normalises the white space of a paragraph to single spaces; they stay non-breaking where `isMeant` says so. */
export function tidyText(block: Element): void {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const nodes: (Text | null)[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node as Text;
      text.data = text.data.replaceAll(layoutSigns, "");
      nodes.push(text);
    } else if (node.nodeName === "BR") nodes.push(null);
  }
  const content = nodes.map((node) => node?.data ?? lineBreak).join("");
  const signs = content.split("");
  for (const { 0: run, index } of content.matchAll(spaces)) {
    const before = content.slice(Math.max(0, index - 8), index);
    const after = content.slice(index + run.length, index + run.length + 1);
    const isEdge = before === "" || after === "" || before.endsWith(lineBreak) || after === lineBreak;
    const space = isEdge ? "" : run === "\u00a0" && isMeant(before, after) ? run : " ";
    signs.fill("", index, index + run.length);
    signs[index] = space;
  }
  let start = 0;
  for (const node of nodes) {
    const length = node?.data.length ?? 1;
    if (node) node.data = signs.slice(start, start + length).join("");
    start += length;
  }
}
