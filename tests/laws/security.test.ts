import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root, sourceOf } from "./sources.ts";

/** Number of requirements of levels 1 and 2 in each section of ASVS 5.0.0, as published; they are the first ones of their section. */
const sections: Record<string, readonly number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};
const numbers = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
  ),
);

const pathIn = /`[\w.-]+(?:\/[\w.-]+)+`/;
const rows = sourceOf("docs/security.md")
  .split("\n")
  .flatMap((line) => {
    const [, number = "", requirement = "", verdict = "", shown = ""] = line
      .split("|")
      .map((cell) => cell.trim());
    return /^\d+\.\d+\.\d+$/.test(number) ? [{ number, requirement, verdict, shown }] : [];
  });

describe("docs/security.md", () => {
  test("has a row for every requirement of ASVS 5.0 level 2, once and in order", () => {
    expect(numbers).toHaveLength(253);
    expect(rows.map(({ number }) => number)).toEqual(numbers);
  });

  test("leaves none open: met by something, or not applicable or deviating for a reason", () => {
    const open = rows.filter(
      ({ requirement, verdict, shown }) =>
        requirement === "" || shown === "" || !/^(?:met|not applicable|deviating)$/.test(verdict),
    );
    expect(open).toEqual([]);
  });

  test("shows what is met by a file", () => {
    const bare = rows.filter(({ verdict, shown }) => verdict === "met" && !pathIn.test(shown));
    expect(bare.map(({ number }) => number)).toEqual([]);
  });
});

test.each(["docs/security.md", "docs/threat-model.md"])("every file that %s names exists", (document) => {
  const named = [...sourceOf(document).matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(5);
  expect([...new Set(named)].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
