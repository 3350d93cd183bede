/**
 * The similarity of two texts, 0 to 1, by Ratcliff and Obershelp (Python's `SequenceMatcher.ratio`): twice the letters in matching
 * blocks divided by all letters.
 */
export function similarity(left: string, right: string): number {
  const all = left.length + right.length;
  return all === 0 ? 1 : (2 * matching(left, right)) / all;
}

/** Letters in the longest common block and, recursively, in those on either side of it. */
function matching(left: string, right: string): number {
  const { length, leftEnd, rightEnd } = longestBlock(left, right);
  if (length === 0) return 0;
  return (
    length +
    matching(left.slice(0, leftEnd - length), right.slice(0, rightEnd - length)) +
    matching(left.slice(leftEnd), right.slice(rightEnd))
  );
}

function longestBlock(left: string, right: string) {
  let best = { length: 0, leftEnd: 0, rightEnd: 0 };
  let above: number[] = [];
  for (let index = 1; index <= left.length; index++) {
    const row: number[] = [];
    for (let to = 1; to <= right.length; to++) {
      const length = left[index - 1] === right[to - 1] ? (above[to - 1] ?? 0) + 1 : 0;
      row[to] = length;
      if (length > best.length) best = { length, leftEnd: index, rightEnd: to };
    }
    above = row;
  }
  return best;
}
