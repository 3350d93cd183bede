import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { headings, type Shape } from "../../support/import-shapes.ts";
import { says, seenBy } from "../../support/independent-reader.ts";
import { randomCell } from "../../support/random-cells.ts";
import { sheetsOf } from "../../support/workbooks.ts";
import { documentOf, field } from "../../webpublisher/directory/documents.ts";
import { exportOf } from "../import-and-export.ts";
import { shapes } from "./all-shapes.ts";
import { takenInto } from "./taken-into.ts";

const fields = ["unit", "low", "high", "note"].map((key) => field(key, "text"));
const laboratory = () => new Catalogue(1, [documentOf("layout", { identifier: "default", fields })]);

/** Cells that another reader sees but that are neither exported afterwards nor named by a finding of the import. */
async function lostCells(shape: Pick<Shape, "file" | "readable" | "rules" | "left">): Promise<string[]> {
  const result = await takenInto(laboratory(), { name: "", expected: {}, ...shape });
  const findings = result.findings.map(({ issue, warning, note }) => issue ?? warning ?? note);
  const written: { code: string; name: { de?: string }; fields: Record<string, string> }[] = JSON.parse(
    exportOf(result.after).toString(),
  ).analyses;
  const exported = new Map<string, Record<string, string>>(
    written.map(({ code, name, fields }) => [code, { Code: code, Name: name.de ?? "", ...fields }]),
  );
  return seenBy(shape).flatMap(({ code, cells }) => {
    const record = exported.get(code);
    return cells.flatMap(({ heading, row, letter, cell }) => {
      const isNamed = findings.some(
        (finding) =>
          finding?.row === row &&
          (finding.column === letter ||
            finding.column === heading ||
            // The whole row does not count.
            !record ||
            ("check" in finding && finding.check === "repeated_code")),
      );
      const now = record?.[heading] ?? "";
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

const sheet = fc.array(fc.tuple(randomCell, randomCell, randomCell, randomCell), {
  minLength: 1,
  maxLength: 6,
});

describe("a random sheet", () => {
  test.each(["xlsx", "biff8", "xlml", "ods", "fods"] as const)(
    "is exported after its import as another reader sees it, or its cells are named (%s)",
    async (format) => {
      await fc.assert(
        fc.asyncProperty(sheet, async (table) => {
          const rows = table.map((cells, index) => [`C${index}`, `Analyse ${index}`, ...cells]);
          const file = sheetsOf({ Analysen: { rows: [headings, ...rows] } }, format);
          expect(await lostCells({ file, rules: { faulty: "leave_out" } })).toEqual([]);
        }),
        { numRuns: 60 },
      );
    },
  );
});
