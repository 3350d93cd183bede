import type { CellObject } from "@e965/xlsx";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { headings, type Shape } from "../../support/import-shapes.ts";
import { says, seenBy } from "../../support/independent-reader.ts";
import { sheetsOf } from "../../support/workbooks.ts";
import { documentOf, field } from "../../webpublisher/directory/documents.ts";
import { exportOf } from "../import-and-export.ts";
import { shapes } from "./all-shapes.ts";
import { takenInto } from "./taken-into.ts";

const fields = ["unit", "low", "high", "note"].map((key) => field(key, "text"));
const laboratory = () => new Catalogue(1, [documentOf("layout", { identifier: "default", fields })]);

/** Cells that another reader sees but that are neither exported afterwards nor named by a finding of the import. */
async function lostCells(shape: Pick<Shape, "file" | "readable" | "rules" | "left">): Promise<string[]> {
  const taken = await takenInto(laboratory(), { name: "", expected: {}, ...shape });
  const said = taken.findings.map(({ issue, warning, note }) => issue ?? warning ?? note);
  const written: { code: string; name: { de?: string }; fields: Record<string, string> }[] = JSON.parse(
    exportOf(taken.after).toString(),
  ).analyses;
  const exported = new Map<string, Record<string, string>>(
    written.map(({ code, name, fields }) => [code, { Code: code, Name: name.de ?? "", ...fields }]),
  );
  return seenBy(shape).flatMap(({ code, cells }) => {
    const found = exported.get(code);
    return cells.flatMap(({ heading, row, letter, cell }) => {
      const isNamed = said.some(
        (finding) =>
          finding?.row === row &&
          (finding.column === letter ||
            finding.column === heading ||
            // The whole row does not count.
            !found ||
            ("check" in finding && finding.check === "repeated_code")),
      );
      const now = found?.[heading] ?? "";
      return isNamed || says(now, cell)
        ? []
        : [`${letter}${row} ${JSON.stringify(cell)} is ${JSON.stringify(now)}`];
    });
  });
}

describe("what another reader sees in a file of this shape", () => {
  test.each(shapes.map((shape) => [shape.name, shape] as const))(
    "is exported after its import, or its cell is named: %s",
    async (_, shape) => {
      expect(seenBy(shape).length).toBeGreaterThan(0);
      expect(await lostCells(shape)).toEqual([]);
    },
  );
});

/** Cells by people and programs: texts with separators and invisible characters, formatted numbers, dates, booleans, errors. */
const sign = fc.constantFrom(..."aä1;,|\"'=+ßµ≥.-€ \u00a0\u00ad<&");
const words = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(""));
const numbers = fc.tuple(
  fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }),
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
const cell = fc.oneof(
  words,
  fc.tuple(fc.oneof(numbers, days)).map(([[v, z]]): CellObject => ({ t: "n", v, z })),
  fc.boolean().map((v): CellObject => ({ t: "b", v })),
  fc.constantFrom(7, 42).map((v): CellObject => ({ t: "e", v })),
);
const sheet = fc.array(fc.tuple(cell, cell, cell, cell), { minLength: 1, maxLength: 6 });

describe("a random sheet", () => {
  test.each(["xlsx", "biff8", "ods"] as const)(
    "is exported after its import as another reader sees it, or its cells are named (%s)",
    async (format) => {
      await fc.assert(
        fc.asyncProperty(sheet, async (table) => {
          const rows = table.map((cells, at) => [`C${at}`, `Analyse ${at}`, ...cells]);
          const file = sheetsOf({ Analysen: { rows: [headings, ...rows] } }, format);
          expect(await lostCells({ file, rules: { faulty: "leave_out" } })).toEqual([]);
        }),
        { numRuns: 60 },
      );
    },
  );
});
