/**
 * Begins the leader of each line of the index behind its last word: the box of words that wrap is as wide as the line, that of a short word as its
 * indent, and several numbers may stand below their words. Runs in the page.
 */
export function joinLeaders(): void {
  /** Space between the words and their leader. */
  const space = (0.8 * 96) / 25.4;
  const range = document.createRange();
  const moves = [...document.querySelectorAll<HTMLElement>(".index .line")].flatMap((line) => {
    const [words, numbers] = line.children;
    if (!(words instanceof HTMLElement) || !(numbers instanceof HTMLElement)) return [];
    const { width, bottom } = words.getBoundingClientRect();
    const { left, top } = numbers.getBoundingClientRect();
    if (top >= bottom) return [];
    range.selectNodeContents(words);
    const rects = [...range.getClientRects()];
    const foot = Math.max(...rects.map((rect) => rect.bottom));
    const end = Math.max(...rects.flatMap((rect) => (rect.bottom > foot - 3 ? [rect.right] : [])));
    const by = left - end - space;
    return by > 1 ? [{ words, numbers, width, by }] : [];
  });
  const margins = moves.map(({ numbers }) => Number.parseFloat(getComputedStyle(numbers).marginLeft));
  for (const [index, { words, numbers, width, by }] of moves.entries()) {
    // The words would take the room that is left for them.
    words.style.flex = `0 0 ${width}px`;
    numbers.style.marginLeft = `${(margins[index] ?? 0) - by}px`;
  }
}
