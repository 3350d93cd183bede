import { type CellObject, utils } from "@e965/xlsx";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { headings } from "../../support/import-shapes.ts";
import { says } from "../../support/independent-reader.ts";
import { randomCell } from "../../support/random-cells.ts";
import { type BookType, sheetsOf } from "../../support/workbooks.ts";
import { documentOf, field } from "../../webpublisher/directory/documents.ts";
import { exportOf, imported } from "../import-and-export.ts";

type Heading = (typeof headings)[number];
type Cells = Record<Heading, string | CellObject>;

/** A random list of analyses, and how it stands in its sheet. */
interface Drawn {
  rows: Cells[];
  /** Whether there is a column of codes. */
  isCoded: boolean;
  titles: string[];
  footers: string[];
  /** Lines above each row that are no row themselves. */
  above: ("nothing" | "section" | "merged section" | "headings" | "rule" | "empty row")[];
  /** Number of the row from which a table with other headings begins, and the order of these. */
  second: number;
  order: Heading[];
  /** Rows whose unit is merged with that of the row above. */
  merged: boolean[];
}

const values = headings.slice(2);
const maximum = 8;
const each = <Value>(value: fc.Arbitrary<Value>) =>
  fc.array(value, { minLength: maximum, maxLength: maximum });
const drawn: fc.Arbitrary<Drawn> = fc.record({
  rows: fc
    .array(fc.tuple(randomCell, randomCell, randomCell, randomCell), { minLength: 2, maxLength: maximum })
    .map((all) =>
      all.map(([unit, low, high, note], index) => ({
        ...{ Code: `C${index}`, Name: `Analyse ${index}` },
        ...{ unit, low, high, note },
      })),
    ),
  isCoded: fc.boolean(),
  titles: fc.subarray(["Labor Muster", "Verzeichnis der Analysen"]),
  footers: fc.subarray(["* = Fremdversand", "Stand: März 2026", "(7 Zeilen)", "Seite 1 von 1"]),
  above: each(
    fc.constantFrom("nothing", "nothing", "section", "merged section", "headings", "rule", "empty row"),
  ),
  second: fc.integer({ min: 1, max: maximum * 2 }),
  order: fc.shuffledSubarray([...values], { minLength: 2 }).map((order) => ["Name", ...order]),
  // Merged places never meet.
  merged: each(fc.boolean()).map((all) => all.map((isMerged, index) => isMerged && index % 2 === 1)),
});

/** A row as it stands in the sheet. */
interface Placed {
  row: number;
  name: string;
  cells: [heading: Heading, letter: string, cell: string | CellObject][];
}

/** The sheet, and where each cell of its analyses stands. */
function arranged({ rows, isCoded, titles, footers, above, second, order, merged }: Drawn) {
  const sheet: (string | CellObject)[][] = titles.map((title) => [title]);
  const merges: string[] = [];
  const placed: Placed[] = [];
  const first = isCoded ? headings : headings.slice(1);
  let columns: readonly Heading[] = first;
  sheet.push([...columns]);
  for (const [index, row] of rows.entries()) {
    if (index === second) {
      columns = isCoded ? ["Code", ...order] : order;
      sheet.push([], [...columns]);
    }
    // In a list without codes, nothing but its width tells a title from a name.
    const kind = above[index] === "section" && !isCoded ? "merged section" : above[index];
    if (kind === "section" || kind === "merged section") sheet.push([`Bereich ${index} der Klinik`]);
    if (kind === "merged section")
      merges.push(utils.encode_range({ r: sheet.length - 1, c: 0 }, { r: sheet.length - 1, c: 4 }));
    if (kind === "headings") sheet.push([...columns]);
    if (kind === "rule") sheet.push(["-----", "-----"]);
    if (kind === "empty row") sheet.push([]);
    const unitAt = columns.indexOf("unit");
    const upper = placed.at(-1)?.cells.find(([heading]) => heading === "unit")?.[2];
    const isMerged =
      merged[index] &&
      unitAt >= 0 &&
      upper !== undefined &&
      objectOf(upper).v !== "" &&
      placed.at(-1)?.row === sheet.length;
    if (isMerged)
      merges.push(utils.encode_range({ r: sheet.length - 1, c: unitAt }, { r: sheet.length, c: unitAt }));
    // Blanks around a text are left out, and a note names the upper cell.
    const held = typeof upper === "string" ? upper.trim() : upper;
    const shown = { ...row, ...(isMerged && { unit: held }) };
    sheet.push(columns.map((heading) => (isMerged && heading === "unit" ? "" : shown[heading])));
    placed.push({
      ...{ row: sheet.length, name: row.Name as string },
      cells: columns.map((heading, place) => [heading, utils.encode_col(place), shown[heading]]),
    });
  }
  return { sheet: [...sheet, [], ...footers.map((footer) => [footer])], merges, placed };
}

const fields = values.map((key) => field(key, "text"));
const laboratory = () => new Catalogue(1, [documentOf("layout", { identifier: "default", fields })]);
const objectOf = (cell: string | CellObject): CellObject =>
  typeof cell === "string" ? { t: "s", v: cell } : { ...cell, w: utils.format_cell({ ...cell }) };

/** Cells that are neither exported as they were drawn nor named by a finding. */
async function lostCells(draw: Drawn, format: BookType): Promise<string[]> {
  const { sheet, merges, placed } = arranged(draw);
  const file = sheetsOf({ Analysen: { rows: sheet, merges } }, format);
  const { after, findings } = await imported(file, laboratory(), "a.xlsx", {
    faulty: "leave_out",
    reading: { ...(!draw.isCoded && { codes: { from: "name" } }) },
    profile: { kategorie: { target: "categories", language: null } },
  });
  const reported = findings.flatMap(({ issue, warning, note }) => issue ?? warning ?? note ?? []);
  const written: { code: string; name: { de: string }; fields: Record<string, string> }[] = JSON.parse(
    exportOf(after).toString(),
  ).analyses;
  const exported = new Map(written.map(({ code, name, fields }) => [name.de, { Code: code, ...fields }]));
  const names = new Set(placed.map(({ name }) => name));
  const strangers = [...exported.keys()].filter((name) => !names.has(name));
  const missing = placed.flatMap(({ row, name, cells }) => {
    const record: Record<string, string> | undefined = exported.get(name);
    return cells.flatMap(([heading, letter, cell]) => {
      if (heading === "Name" && record) return [];
      const isNamed = reported.some(
        (finding) =>
          finding.row === row && (!record || finding.column === letter || finding.column === heading),
      );
      const now = record?.[heading] ?? "";
      return isNamed || says(now, objectOf(cell)) ? [] : [`${letter}${row} ${JSON.stringify(cell)}: ${now}`];
    });
  });
  return [...missing, ...strangers.map((name) => `${name} is none of the list`)];
}

describe("a random sheet with titles, sections, repeated headings, a second table, footers and merged cells", () => {
  test.each(["xlsx", "biff8", "xlml"] as const)(
    "is exported after its import as it was drawn, or its cells are named (%s)",
    async (format) => {
      await fc.assert(
        fc.asyncProperty(drawn, async (draw) => {
          expect(await lostCells(draw, format)).toEqual([]);
        }),
        { numRuns: 60 },
      );
    },
  );
});
