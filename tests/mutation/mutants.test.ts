import { expect, test } from "vitest";
import { mutantsOf, mutated } from "./mutants.ts";

const source = `import { a } from "./a.ts";
/** One && two. */
export function isWithin(value: number, text: string): boolean {
  if (text === "x < y") return false;
  note(text);
  return value >= 0 && value < 10; // true
}
`;

test("code is changed, a place at a time; texts, comments and imports are not", () => {
  const changed = mutantsOf("within.ts", source).map(({ line, after }) => `${line} ${after.trim()}`);
  expect(changed).toEqual([
    '4 if (text !== "x < y") return false;',
    '4 if (text === "x < y") return true;',
    "4 ",
    "5 ",
    "6 return value >= 0 || value < 10; // true",
    "6 return value >= 0 && value <= 10; // true",
    "6 return value > 0 && value < 10; // true",
    "6 return value >= 1 && value < 10; // true",
  ]);
});

test("what is no program any more is left out", () => {
  expect(mutantsOf("guard.ts", "const a = (b: number) =>\n  call(b);\n")).toEqual([]);
});

test("a mutant replaces one line", () => {
  const [first] = mutantsOf("within.ts", source);
  expect(first && mutated(source, first)).toBe(source.replace("===", "!=="));
});
