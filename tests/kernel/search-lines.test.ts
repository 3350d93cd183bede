import fc from "fast-check";
import { expect, test } from "vitest";
import { Lines } from "../../shared/kernel/search-vocabulary.ts";

const unit = fc.constantFrom(..."abcß9.");
const words = fc.array(fc.string({ unit, maxLength: 5 }));
const sought = fc.string({ unit, minLength: 1, maxLength: 3 });

/** The numbers of the words that are visited, each once, in ascending order. */
function visited(lines: Lines, sought: string, anywhere?: boolean): number[] {
  const numbers = new Set<number>();
  lines.each(sought, (number) => numbers.add(number), anywhere);
  return [...numbers].sort((left, right) => left - right);
}

// Few words are found in the order of letters, hundreds in that of their numbers.
test.each([
  [1, 1000],
  [600, 30],
])("words, %i of each, are found by their beginning, as a whole and by any part", (times, numRuns) => {
  fc.assert(
    fc.property(words, sought, (sample, part) => {
      const all = Array.from({ length: times }, () => sample).flat();
      const lines = new Lines(all);
      const numbersOf = (fits: (word: string) => boolean) =>
        [...all.keys()].filter((number) => fits(all[number] as string));
      const beginning = numbersOf((word) => word.startsWith(part));
      const equal = numbersOf((word) => word === part);
      expect(visited(lines, part)).toEqual(beginning);
      expect(visited(lines, `${part}\n`)).toEqual(equal);
      expect(visited(lines, part, true)).toEqual(numbersOf((word) => word.includes(part)));
      expect(lines.has(part)).toBe(beginning.length > 0);
      expect(lines.has(`${part}\n`)).toBe(equal.length > 0);
    }),
    { numRuns },
  );
});
