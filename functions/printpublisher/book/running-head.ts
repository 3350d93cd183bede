import type { RunningHead } from "./lay-out-sheets.ts";
import { isolated } from "./right-to-left.ts";

/** Lines of a running head from top to bottom: the chapter or category, and the first and last entry. */
export interface HeadLines {
  chapter: string[];
  guide: string[];
}

/** Returns the width of words in sizes. */
export type WidthOf = (words: string, bold: boolean) => number;

/** Space between chapter and guide words, in sizes. */
const between = 1.2;
/** Parts of the width that chapter and guide words have at least, if both are long. */
const least = { chapter: 0.4, guide: 0.6 };

/**
 * Sets a running head. Each side takes the room that the other one leaves. Words that do not fit go on in a second line; a name too long
 * for its line is shortened behind a word.
 * @param width of the head, in sizes
 */
export function headLines(
  title: string,
  { first, last }: Pick<RunningHead, "first" | "last">,
  width: number,
  widthOf: WidthOf,
): HeadLines {
  const bold = (words: string) => widthOf(words, true);
  const regular = (words: string) => widthOf(words, false);
  const [from, to] = [isolated(first), isolated(last)];
  const guide = first === last ? from : `${from} – ${to}`;
  const roomOf = (side: keyof typeof least, other: number) =>
    Math.max(least[side] * width - between / 2, width - between - other);
  const room = guide === "" ? width : roomOf("guide", regular(title));
  const chapter = twoLines(title, guide === "" ? width : roomOf("chapter", bold(guide)), regular);
  if (bold(guide) <= room) return { chapter, guide: guide === "" ? [] : [guide] };
  if (first === last) return { chapter, guide: twoLines(first, room, bold).map(isolated) };
  const names = [shortened(first, room - bold(" –"), bold), shortened(last, room, bold)].map(isolated);
  return { chapter, guide: [`${names[0]} –`, `${names[1]}`] };
}

function twoLines(words: string, room: number, widthOf: (words: string) => number): string[] {
  if (widthOf(words) <= room) return [words];
  const all = words.split(" ");
  let end = all.length - 1;
  while (end > 1 && widthOf(all.slice(0, end).join(" ")) > room) end -= 1;
  const lines = [all.slice(0, end), all.slice(end)].map((line) => line.join(" ")).filter(Boolean);
  return lines.map((line) => shortened(line, room, widthOf));
}

/** Returns the words that fit before an ellipsis; only a single word is cut. */
function shortened(words: string, room: number, widthOf: (words: string) => number): string {
  if (widthOf(words) <= room) return words;
  const remaining = words.split(" ");
  while (remaining.length > 1) {
    remaining.pop();
    const begin = `${remaining.join(" ").replace(/[\s,;:(–-]+$/u, "")} …`;
    if (widthOf(begin) <= room) return begin;
  }
  const letters = [...words];
  while (letters.length > 0 && widthOf(`${letters.join("")}…`) > room) letters.pop();
  return `${letters.join("")}…`;
}
