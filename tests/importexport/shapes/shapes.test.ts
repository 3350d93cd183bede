import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { documentOf, field } from "../../webpublisher/directory/documents.ts";
import { exportOf, imported } from "../import-and-export.ts";
import { shapes } from "./all-shapes.ts";
import { takenInto } from "./taken-into.ts";

const fields = ["unit", "low", "high", "note"].map((key) => field(key, "text"));
const laboratory = () => new Catalogue(1, [documentOf("layout", { identifier: "default", fields })]);

interface Exported {
  code: string;
  name: Record<string, string>;
  fields: Record<string, { raw?: unknown } | string>;
}
const analysesOf = (bytes: Buffer) => (JSON.parse(bytes.toString()) as { analyses: Exported[] }).analyses;

test("there are more shapes than anybody has sent us", () => {
  expect(shapes.length).toBeGreaterThanOrEqual(60);
  expect(new Set(shapes.map(({ name }) => name)).size).toBe(shapes.length);
});

describe("a file of this shape", () => {
  test.each(shapes.map((shape) => [shape.name, shape] as const))(
    "comes in cell by cell, and goes out again: %s",
    async (_, shape) => {
      const { after, isRefused, issues } = await takenInto(laboratory(), shape);
      if (!shape.rules?.faulty) expect(issues).toEqual([]);
      expect(isRefused).toBe(false);
      const written = exportOf(after);
      const facts = Object.fromEntries(
        analysesOf(written).map(({ code, name, fields }) => [
          code,
          {
            Name: name.de ?? "",
            ...Object.fromEntries(["unit", "low", "high", "note"].map((key) => [key, fields[key] ?? ""])),
          },
        ]),
      );
      expect(facts).toEqual(shape.expected);

      // Importing the file into another laboratory and exporting it again changes nothing.
      const copy = await imported(written, new Catalogue(0, []));
      expect(copy.isRefused).toBe(false);
      expect(exportOf(copy.after).equals(written)).toBe(true);
      // Importing it once more into the same laboratory changes nothing.
      const again = await imported(written, after);
      expect(again.stats).toMatchObject({ created: 0, changed: 0, deleted: 0 });
    },
  );
});
