import type { CellObject } from "@e965/xlsx";
import fc from "fast-check";

const sign = fc.constantFrom(..."aä1;,|\"'=+ßµ≥.-€ \u00a0\u00ad<&");
const words = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(""));
const numbers = fc.tuple(
  fc.oneof(
    fc.integer(),
    // The library writes other numbers into XLS if they are as small as a double can be.
    fc
      .double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 })
      .map((v) => (Math.abs(v) < 1e-200 ? 0 : v)),
    fc
      .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.nat({ max: 4 }))
      .map(([v, places]) => v / 10 ** places),
  ),
  fc.constantFrom("General", "0", "0.00", "#,##0.0", "0.0%", '0.00 "mg"', "0.00E+00"),
);
const days = fc.tuple(
  fc.integer({ min: 61, max: 80_000 }),
  fc.constantFrom("dd.mm.yyyy", "yyyy-mm-dd hh:mm", "m/d/yy", "mmmm yyyy"),
);
/** Cells by people and programs: texts with separators and invisible characters, formatted numbers, dates, booleans, errors. */
export const randomCell = fc.oneof(
  words,
  fc.tuple(fc.oneof(numbers, days)).map(([[v, z]]): CellObject => ({ t: "n", v, z })),
  fc.boolean().map((v): CellObject => ({ t: "b", v })),
  fc.constantFrom(7, 42).map((v): CellObject => ({ t: "e", v })),
);
