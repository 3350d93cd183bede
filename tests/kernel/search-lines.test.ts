import fc from "fast-check";
import { expect, test } from "vitest";
import { Lines } from "../../shared/kernel/search-vocabulary.ts";

const letters = fc.constantFrom(..."abcß9.");
const word = fc.string({ unit: letters, maxLength: 5 });

/** The numbers that are visited, in ascending order. */
function visited(lines: Lines, sought: string, anywhere?: boolean): number[] {
  const numbers: number[] = [];
  lines.each(sought, (number) => numbers.push(number), anywhere);
  return numbers.sort((left, right) => left - right);
}

test("words are found by their beginning, as a whole and by any part, each as a comparison of all of them would", () => {
  fc.assert(
    fc.property(fc.array(word), word, (words, sought) => {
      const lines = new Lines(words);
      const numbersOf = (fits: (word: string) => boolean) =>
        [...words.keys()].filter((number) => fits(words[number] as string));
      const beginning = numbersOf((other) => other.startsWith(sought));
      const whole = numbersOf((other) => other === sought);
      expect(visited(lines, sought)).toEqual(beginning);
      expect(visited(lines, `${sought}\n`)).toEqual(whole);
      expect(lines.has(sought)).toBe(beginning.length > 0);
      expect(lines.has(`${sought}\n`)).toBe(whole.length > 0);
      // A word that has the part twice is visited twice.
      if (sought !== "")
        expect([...new Set(visited(lines, sought, true))]).toEqual(
          numbersOf((other) => other.includes(sought)),
        );
    }),
  );
});
