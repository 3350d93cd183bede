/** Labels in one size, each in its lines. */
export interface SetLabels {
  size: number;
  lines: string[][];
}

/** Sizes of labels, points, with the most lines that the width of a tab has room for. */
const sizes = [
  { size: 6.75, most: 1 },
  { size: 6, most: 2 },
  { size: 5.4, most: 2 },
];

/**
 * Sets labels whole and in one size, the largest that does it: in one line, or in two with words divided at their soft hyphens.
 * @param room length of a line, points
 * @param widthOf returns the width of words in sizes
 * @returns undefined if a label does not fit
 */
export function setLabels(
  titles: readonly string[],
  room: number,
  widthOf: (words: string) => number,
): SetLabels | undefined {
  for (const { size, most: mostLines } of sizes) {
    const lines = titles.map((title) => linesOf(title, room / size, mostLines, widthOf));
    if (lines.every((each) => each !== undefined)) return { size, lines };
  }
  return undefined;
}

/** Sets labels of which one is longer than any tab: it is cut by the stamp of its last line. */
export function cutLabels(
  titles: readonly string[],
  room: number,
  widthOf: (words: string) => number,
): SetLabels {
  const { size, most: mostLines } = sizes.at(-1) as (typeof sizes)[number];
  const lines = titles.map((title) => {
    const all = linesOf(title, room / size, title.length, widthOf) ?? [undivided(title)];
    return [...all.slice(0, mostLines - 1), all.slice(mostLines - 1).join(" ")];
  });
  return { size, lines };
}

const soft = "\u00ad";
/** A piece of a title that is not divided, with the blank, hyphen or stroke that ends it. */
const pieces = new RegExp(`[^ /${soft}-]*(?:[ /${soft}-]+|$)`, "g");
const undivided = (words: string) => words.replaceAll(soft, "").trim();
/** Words as they stand at the end of a line. */
const ended = (words: string) => undivided(words.endsWith(soft) ? `${words}-` : words);

/** Divides a title into lines; undefined if it needs more of them or a piece is longer than a line. */
function linesOf(
  title: string,
  room: number,
  mostLines: number,
  widthOf: (words: string) => number,
): string[] | undefined {
  if (widthOf(undivided(title)) <= room) return [undivided(title)];
  const parts = (title.match(pieces) ?? []).filter(Boolean);
  if (mostLines === 2) return evenLines(parts, room, widthOf);
  const lines: string[] = [];
  let line = "";
  for (const part of parts) {
    if (widthOf(ended(part)) > room) return undefined;
    if (widthOf(ended(line + part)) <= room) line += part;
    else {
      lines.push(ended(line));
      line = part;
    }
  }
  lines.push(ended(line));
  return lines.length <= mostLines ? lines : undefined;
}

/** Fewer letters of a divided word do not stand in a line. */
const leastOfWord = 4;

/** The two most even lines, between words if that is possible; the joint of two words is mostly near the middle of both. */
function evenLines(
  parts: readonly string[],
  room: number,
  widthOf: (words: string) => number,
): string[] | undefined {
  const ways = parts.slice(1).flatMap((_, index) => {
    const first = parts.slice(0, index + 1).join("");
    const second = parts.slice(index + 1).join("");
    const isDivided = first.endsWith(soft);
    const [end = ""] = /[^ /-]*$/.exec(undivided(first)) ?? [];
    const [begin = ""] = /^[^ /-]*/.exec(undivided(second)) ?? [];
    if (isDivided && Math.min(end.length, begin.length) < leastOfWord) return [];
    const lines = [ended(first), ended(second)];
    const longest = Math.max(...lines.map(widthOf));
    return longest <= room ? [{ lines, isDivided, longest }] : [];
  });
  const better = (a: (typeof ways)[number], b: (typeof ways)[number]) =>
    Number(a.isDivided) - Number(b.isDivided) || a.longest - b.longest;
  return ways.sort(better)[0]?.lines;
}
