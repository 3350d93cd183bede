/**
 * Lets paragraphs of four lines be divided after the second one. Chromium keeps the first three lines together as it is told, and then
 * leaves the fourth alone on the next page, although as many are to stand there. Runs in the page.
 */
export function keepLines(): void {
  const paragraphs = ".prose :is(p,li,blockquote):not(:has(p,ul,ol,table,figure,blockquote))";
  for (const paragraph of document.querySelectorAll<HTMLElement>(paragraphs)) {
    const { lineHeight } = getComputedStyle(paragraph);
    const lines = Math.round(paragraph.getBoundingClientRect().height / Number.parseFloat(lineHeight));
    if (lines === 4) paragraph.style.orphans = "2";
  }
}
