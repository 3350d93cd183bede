import { beforeEach, expect, test, vi } from "vitest";
import { Scores } from "../../shared/kernel/scores.ts";
import { Search } from "../../shared/kernel/search-text.ts";
import { Vocabulary } from "../../shared/kernel/search-vocabulary.ts";

const names = Array.from({ length: 300 }, (_, index) => `Stoff${index} im Serum`);
const search = Search.over(
  [...names, "Kalium", "Selen"].map((name, index) => ({
    ...{ id: `${index}`, found: name, code: `C${index}`, name },
    ...{ synonyms: [], facts: [], text: "Sedimente sammeln sich selten" },
  })),
);
const named = vi.spyOn(Vocabulary.prototype, "named");
const hasWord = vi.spyOn(Vocabulary.prototype, "hasWord");
beforeEach(() => vi.clearAllMocks());

test("entries are compared by name only if one is called so, however many have the words", () => {
  expect(search.find("im serum").found.length).toBe(300);
  expect(named).not.toHaveBeenCalled();
  expect(search.find("kalium").found.slice(0, 1)).toEqual(["Kalium"]);
  expect(named).toHaveBeenCalled();
});

test("the rest of a word is looked up only where a text has it", () => {
  expect(search.find("s").found.length).toBe(301);
  expect(hasWord).not.toHaveBeenCalled();
});

test("a few of many hits are the first of all hits in order", () => {
  const { found: hits } = search.find("s");
  const few = hits.slice(0, 3);
  expect(few[0]).toBe("Selen");
  expect(few).toEqual(hits.slice().slice(0, 3));
  expect(hits.slice(2, 4)).toEqual(hits.slice().slice(2, 4));
  expect(search.find("s").found.slice(0, 0)).toEqual([]);
});

test("scores use the memory of former ones, of which nothing is left", () => {
  const previous = Scores.over(7);
  previous.raise(3, 5);
  previous.free();
  const scores = Scores.over(7);
  expect(scores).toBe(previous);
  expect([...scores.of, ...scores.places]).toEqual([0, 0, 0, 0, 0, 0, 0]);
  scores.raise(3, 1);
  expect([...scores.places]).toEqual([3]);
});

test("keys that follow one another allocate no memory for scores", () => {
  const find = () => {
    for (const query of ["s", "se", "sel", "im serum", "kalium im"]) search.find(query);
  };
  find();
  const array = vi.spyOn(globalThis, "Int32Array");
  find();
  expect(array).not.toHaveBeenCalled();
});
