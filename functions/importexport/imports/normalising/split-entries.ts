const brackets: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/**
 * The entries of a cell: its whole text, unless somebody chose separators for the column. A value that has a separator inside stays whole:
 * one within brackets, as in `Blut (EDTA, Heparin)`, and a comma or slash between digits, as in `0,5 ml`.
 */
export function splitEntries(text: string, separators: readonly string[] = []): string[] {
  const unified = text.replaceAll(/\r\n?/g, "\n");
  const entries: string[] = [];
  const closing: string[] = [];
  let begin = 0;
  for (let place = 0; place < unified.length; ) {
    const sign = separators.find((each) => unified.startsWith(each, place));
    if (sign !== undefined && closing.length === 0 && !isInNumber(unified, place, sign)) {
      entries.push(unified.slice(begin, place));
      place += sign.length;
      begin = place;
      continue;
    }
    const letter = unified[place] as string;
    const end = brackets[letter];
    // A bracket that is never closed encloses nothing.
    if (end !== undefined && unified.includes(end, place)) closing.push(end);
    else if (letter === closing.at(-1)) closing.pop();
    place += 1;
  }
  return [...entries, unified.slice(begin)].map((entry) => entry.trim()).filter((entry) => entry !== "");
}

const isInNumber = (text: string, place: number, sign: string) =>
  (sign === "," || sign === "." || sign === "/") &&
  /\d/.test(text[place - 1] ?? "") &&
  /\d/.test(text[place + 1] ?? "");
