/** Labels in one size, each in its lines. */
export interface SetLabels {
  size: number;
  lines: string[][];
}

/** Sizes of labels, points, with the most lines that the width of a tab has room for. */
const looks = [
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
  for (const { size, most } of looks) {
    const lines = titles.map((title) => linesOf(title, room / size, most, widthOf));
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
  const { size, most } = looks.at(-1) as (typeof looks)[number];
  const lines = titles.map((title) => {
    const all = linesOf(title, room / size, title.length, widthOf) ?? [whole(title)];
    return [...all.slice(0, most - 1), all.slice(most - 1).join(" ")];
  });
  return { size, lines };
}

const soft = "\u00ad";
/** A piece of a title that is not divided, with the blank, hyphen or stroke that ends it. */
const pieces = new RegExp(`[^ /${soft}-]*(?:[ /${soft}-]+|$)`, "g");
const whole = (words: string) => words.replaceAll(soft, "").trim();
/** Words as they stand at the end of a line. */
const ended = (words: string) => whole(words.endsWith(soft) ? `${words}-` : words);

/** Divides a title into lines, each as full as it can be; undefined if it needs more of them or a piece is longer than a line. */
function linesOf(
  title: string,
  room: number,
  most: number,
  widthOf: (words: string) => number,
): string[] | undefined {
  const lines: string[] = [];
  let line = "";
  const parts = title.match(pieces) ?? [];
  for (const part of parts.filter(Boolean)) {
    if (widthOf(ended(part)) > room) return undefined;
    if (widthOf(ended(line + part)) <= room) line += part;
    else {
      lines.push(ended(line));
      line = part;
    }
  }
  lines.push(ended(line));
  return lines.length <= most ? lines : undefined;
}
