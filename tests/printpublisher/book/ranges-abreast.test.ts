import fc from "fast-check";
import { expect, test } from "vitest";
import { rangesTableHtml } from "../../../functions/printpublisher/book/html/table-html.ts";

const row = { label: "Referenzbereiche" };
const rangeOf = (person: string, limits: string) => ({ who: person, limits, note: "" });
/** The cells of each table, row by row. */
const tablesOf = (rows: ReturnType<typeof rangeOf>[], room: number) =>
  rangesTableHtml({ rows }, row, room)
    .split("</table>")
    .slice(0, -1)
    .map((table) => [...table.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = ""]) => cell));
const plain = (cell: string) => cell.replaceAll(/<[^>]*>/g, "").replaceAll("\u00a0", " ");

test("ranges go on in further tables beside the first one if a line has room for them", () => {
  const rows = Array.from({ length: 10 }, (_, index) =>
    rangeOf(`männlich bis ${index + 1} J.`, `${index}–${index + 9}`),
  );
  const heights = (room: number) => tablesOf(rows, room).map(({ length }) => length / 2);
  expect(heights(40)).toEqual([10]);
  expect(heights(54)).toEqual([5, 5]);
  expect(heights(150)).toEqual([4, 3, 3]);
});

test("the numbers of all tables stand as those of one would", () => {
  const rows = Array.from({ length: 8 }, (_, index) =>
    rangeOf(`bis ${index} J.`, index < 4 ? "1–2" : "100–200"),
  );
  const cells = tablesOf(rows, 40).flat();
  expect(cells.filter((cell) => cell.includes("margin-left:2ch"))).toHaveLength(4);
});

test("the tables together have each row once, in order, and none is too tall to stay whole", () => {
  const anyPairs = fc.array(fc.tuple(fc.string({ maxLength: 20 }), fc.stringMatching(/^\d{1,5}$/)), {
    minLength: 7,
    maxLength: 90,
  });
  fc.assert(
    fc.property(anyPairs, fc.integer({ min: 30, max: 160 }), (pairs, room) => {
      const rows = pairs.map(([person, limits]) => rangeOf(`w${person.replaceAll(/[<>&"\s]/g, "")}`, limits));
      const tables = tablesOf(rows, room);
      expect(tables.flat().map(plain)).toEqual(rows.flatMap(({ who: person, limits }) => [person, limits]));
      if (tables.length > 1) for (const { length } of tables) expect(length / 2).toBeLessThanOrEqual(12);
    }),
  );
});
