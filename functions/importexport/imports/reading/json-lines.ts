/** Maximum length of the first line of such a file, unless the file's name states its format. */
const longestLine = 100_000;

/** Whether a text is JSON Lines: several lines with an object each, instead of one value. */
export async function isJsonLines(text: AsyncIterable<string>): Promise<boolean> {
  let beginning = "";
  for await (const piece of text) {
    beginning += piece.slice(0, longestLine);
    if (beginning.length > longestLine && !beginning.slice(0, longestLine).includes("\n")) return false;
    const [, first, next] = /^\s*(\{[^\n]*\})\s*\n\s*(\S)/.exec(beginning) ?? [];
    if (first !== undefined) return next === "{" && isWhole(first);
    if (!/^\s*(\{|$)/.test(beginning) || beginning.length > 2 * longestLine) return false;
  }
  return false;
}

function isWhole(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

/** JSON Lines as one list, in which every line stays where it is. */
export async function* asList(text: AsyncIterable<string>): AsyncGenerator<string> {
  let isBegun = false;
  let isLineOver = false;
  yield "[";
  for await (const piece of text) {
    let list = "";
    for (const [index, line] of piece.split("\n").entries()) {
      if (index > 0) {
        list += "\n";
        isLineOver = isBegun;
      }
      if (line.trim() === "") continue;
      list += isLineOver ? `,${line}` : line;
      isLineOver = false;
      isBegun = true;
    }
    yield list;
  }
  yield "]";
}
