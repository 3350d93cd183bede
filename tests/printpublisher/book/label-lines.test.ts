import fc from "fast-check";
import { expect, test } from "vitest";
import { hyphenate } from "../../../functions/printpublisher/book/hyphenate.ts";
import { cutLabels, setLabels } from "../../../functions/printpublisher/book/label-lines.ts";

/** Each letter is half as wide as it is high. */
const widthOf = (words: string) => words.length / 2;
const set = (titles: string[], room: number) =>
  setLabels(
    titles.map((title) => hyphenate(title, "de")),
    room,
    widthOf,
  );

test("labels stand in one line at the usual size as long as all of them fit", () => {
  expect(set(["Chemie", "Gerinnung"], 32)).toEqual({ size: 6.75, lines: [["Chemie"], ["Gerinnung"]] });
});

test("one label that is too long makes two lines of it and all of them smaller", () => {
  expect(set(["Klinische Chemie", "Gerinnung"], 32)).toEqual({
    size: 6,
    lines: [["Klinische", "Chemie"], ["Gerinnung"]],
  });
  expect(set(["Autoimmundiagnostik"], 38)?.lines).toEqual([["Autoimmun-", "diagnostik"]]);
  expect(set(["Immunologie/Allergologie"], 38)?.lines).toEqual([["Immunologie/", "Allergologie"]]);
});

test("a word is divided near its middle, where its parts are joined, and only if no blank divides the label as well", () => {
  const lines = set(
    ["Molekularbiologie", "Mikrobiologie", "Klinische Chemie", "Infektionsserologie"],
    36,
  )?.lines;
  expect(lines).toEqual([
    ["Molekular-", "biologie"],
    ["Mikro-", "biologie"],
    ["Klinische", "Chemie"],
    ["Infektions-", "serologie"],
  ]);
  expect(set(["Hämatologie im"], 36)?.lines).toEqual([["Hämatologie", "im"]]);
});

test("a label that fits no tab of this length is not set; the last resort loses none of its words", () => {
  expect(set(["Molekulargenetik und Pharmakogenetik"], 38)).toBeUndefined();
  const { lines } = cutLabels(["Molekulargenetik und Pharmakogenetik"], 60, widthOf);
  expect(lines[0]?.join(" ")).toBe("Molekulargenetik und Pharmakogenetik");
});

test("whatever is set is whole, and no line is longer than its room", () => {
  const word = fc.stringMatching(/^[A-Za-zäöü]{1,18}$/);
  const title = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(
      fc.array(title, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 20, max: 150 }),
      (titles, room) => {
        const labels = set(titles, room);
        for (const [index, lines] of labels?.lines.entries() ?? []) {
          const letters = (words: string) => words.replace(/[ -]/g, "");
          expect(letters(lines.join(""))).toBe(letters(titles[index] ?? ""));
          for (const line of lines) expect(widthOf(line) * (labels?.size ?? 0)).toBeLessThanOrEqual(room);
        }
      },
    ),
  );
});
