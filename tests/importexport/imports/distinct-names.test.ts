import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Catalogue } from "../../../functions/core/door.ts";
import { applied } from "../apply-changes.ts";
import { imported } from "../import-and-export.ts";
import { analysisOf, empty, field, json, layout, sheet } from "./small-catalogues.ts";

describe("what looks alike stays apart", () => {
  const prepared = async () =>
    (
      await imported(
        json({
          layouts: [
            layout(
              "default",
              field("cells", { type: "collectionitem", collection: "cells" }),
              field("synonyms", { type: "list" }),
            ),
          ],
          collections: [{ identifier: "cells", name: "Zellen" }],
          analyses: [],
        }),
        empty(),
      )
    ).after;
  const namesOf = (catalogue: Catalogue, kind: "category" | "collectionitem") =>
    [...catalogue.documents(kind)].map(({ content }) => content.name.de).sort();
  const heading = ["Code", "Name", "Kategorie", "cells"];

  test("CD4+, CD4- and CD4 are three items, Bar and Bär two categories, in each import", async () => {
    const rows = sheet(
      heading,
      ["A", "A", "Bar", "CD4+"],
      ["B", "B", "Bär", "CD4-"],
      ["C", "C", "Bar", "CD4"],
      ["D", "D", "Bär", "cd4"],
    );
    const { after, issues, warnings } = await imported(rows, await prepared(), "a.xlsx");
    expect(issues).toEqual([]);
    expect(namesOf(after, "collectionitem")).toEqual(["CD4", "CD4+", "CD4-", "cd4"]);
    expect(namesOf(after, "category")).toEqual(["Bar", "Bär"]);
    const items = ["A", "B", "C", "D"].map((code) => analysisOf(after, code).fields.cells?.raw);
    expect(new Set(items.map((raw) => JSON.stringify(raw))).size).toBe(4);
    expect(warnings.map(({ check, parameters }) => [check, parameters.value, parameters.other])).toEqual([
      ["similar_name", "Bär", "Bar"],
      ["similar_name", "CD4-", "CD4+"],
      ["similar_name", "CD4", "CD4+"],
      ["similar_name", "cd4", "CD4+"],
    ]);
    expect((await imported(rows, after, "a.xlsx")).changes).toEqual([]);
  });

  test("what was deleted and comes back is told as new, not as changed", async () => {
    const rows = sheet(heading, ["A", "A", "Bar", "CD4"]);
    const first = await imported(rows, await prepared(), "a.xlsx");
    const changes = first.documents.map(({ name, change }) => [name, change]);
    expect(changes).toContainEqual(["Bar", "created"]);
    const deletions = first.changes.map((change) => ({ ...change, content: null, basedOn: 1 }));
    const again = await imported(rows, applied(first.after, deletions), "a.xlsx");
    expect(again.documents.map(({ name, change }) => [name, change])).toEqual(changes);
  });

  test("the same letters put together otherwise are the same name", async () => {
    const rows = sheet(heading, ["A", "A", "B\u00e4r", ""], ["B", "B", "Ba\u0308r", ""]);
    const { after } = await imported(rows, await prepared(), "a.xlsx");
    expect(namesOf(after, "category")).toHaveLength(1);
  });

  test("a cell that is an identifier is read as one, and that is said", async () => {
    const { after: stocked } = await imported(
      json({ categories: [{ identifier: "ch", name: "Klinische Chemie" }], analyses: [] }),
      await prepared(),
      "a.json",
      { mode: "partial" },
    );
    const { after, warnings } = await imported(sheet(heading, ["A", "A", "ch", ""]), stocked, "a.xlsx");
    expect(analysisOf(after, "A").categories).toEqual(["ch"]);
    expect(warnings).toMatchObject([
      {
        check: "read_as_identifier",
        parameters: { value: "ch", other: "Klinische Chemie" },
        column: "Kategorie",
      },
    ]);
  });

  test("JSON is asked whether it meant what reads alike", async () => {
    const { after } = await imported(sheet(heading, ["A", "A", "Bär", "CD4+"]), await prepared(), "a.xlsx");
    const partial = (analysis: object) =>
      imported(json({ analyses: [{ code: "B", name: "B", ...analysis }] }), after, "a.json", {
        mode: "partial",
      });
    const { issues } = await partial({ categories: ["BÄR"] });
    expect(issues).toMatchObject([{ code: "unknown_category", value: "BÄR", similar: "Bär" }]);
    const { warnings } = await partial({ fields: { cells: ["cd4 +"] } });
    expect(warnings).toMatchObject([
      { check: "similar_name", parameters: { value: "cd4 +", other: "CD4+" } },
    ]);
  });

  test("each cell of any sheet names what is called so, or a warning names the cell", async () => {
    const stocked = await prepared();
    const part = fc.constantFrom(
      "CD4",
      "cd4",
      "cd4-2",
      "+",
      "-",
      "Bär",
      "Bar",
      "bar",
      "ä",
      "ae",
      " ",
      ";",
      "|",
      "\n",
      "/",
      "µ",
    );
    const cell = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(""));
    const cells = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(cells, async (rows) => {
        const file = sheet(
          heading,
          ...rows.map(([category, item], index) => [`A${index}`, "A", category, item]),
        );
        const { after, issues, warnings } = await imported(file, stocked, "a.xlsx");
        expect(issues).toEqual([]);
        const warned = new Set(warnings.map(({ parameters }) => parameters.value));
        for (const [index, [category, item]] of rows.entries()) {
          const { categories, fields } = analysisOf(after, `A${index}`);
          const { raw } = fields.cells ?? { raw: [] };
          for (const [text, named] of [
            [category, after.content("category", categories[0] ?? "")?.name.de],
            [item, after.content("collectionitem", `cells/${(raw as string[])[0]}`)?.name.de],
          ]) {
            const written = (text ?? "").trim();
            if (!warned.has(written)) expect(named ?? "").toBe(written);
          }
        }
        expect((await imported(file, after, "a.xlsx")).changes).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  describe("a cell with several entries", () => {
    const rows = sheet(
      ["Code", "Name", "cells", "synonyms"],
      ["A", "A", "T; B", "eins; zwei\r\ndrei"],
      ["B", "B", "T; B", "vier"],
    );

    test("is one entry, and that is said once for its column, with what it holds", async () => {
      const { after, warnings } = await imported(rows, await prepared(), "a.xlsx");
      expect(analysisOf(after, "A").fields.synonyms?.raw).toEqual(["eins; zwei\ndrei"]);
      expect(namesOf(after, "collectionitem")).toEqual(["T; B"]);
      expect(warnings).toMatchObject([
        { check: "not_split", column: "cells", parameters: { value: "T; B" }, count: 2 },
        { check: "not_split", column: "synonyms", code: "A" },
      ]);
    });

    test("is split at the signs that a person chose for the column, and at no others", async () => {
      const profile = {
        cells: { target: "fields.cells", language: null, split: [";"] },
        synonyms: { target: "fields.synonyms", language: null, split: ["\n"] },
      };
      const { after, warnings } = await imported(rows, await prepared(), "a.xlsx", { profile });
      expect(namesOf(after, "collectionitem")).toEqual(["B", "T"]);
      expect(analysisOf(after, "A").fields.synonyms?.raw).toEqual(["eins; zwei", "drei"]);
      expect(warnings).toEqual([]);
    });
  });
});
