import { describe, expect, test } from "vitest";
import type { Catalogue } from "../../../functions/core/door.ts";
import { readImportFile } from "../../../functions/importexport/imports/reading/read-file.ts";
import type { ReadingChoice } from "../../../shared/importexport/imports/reading.ts";
import { filesOf } from "../files-of.ts";
import { imported } from "../import-and-export.ts";
import { empty, sheet } from "./small-catalogues.ts";

type Codes = ReadingChoice["codes"];
const heading = ["Name", "Material", "Kategorie"];
const alpha = ["Alpha", "Serum", "Chemie"];
const alphaInUrine = ["Alpha", "Urin", "Chemie"];
const beta = ["Beta", "Serum", "Chemie"];

/** The proposal for a file of these rows. */
async function proposed(...rows: string[][]): Promise<Codes> {
  const columns = { chosen: {}, profile: {} };
  const file = await readImportFile(filesOf(sheet(...rows)), "a.xlsx", empty(), "de", columns);
  if ("placed" in file) throw new Error("Nobody was asked.");
  return file.codes;
}
const ignored = { target: null, language: null };
const profile = { material: ignored, hinweis: ignored };
const take = (before: Catalogue, codes: Codes, ...rows: string[][]) =>
  imported(sheet(...rows), before, "a.xlsx", { reading: { codes }, profile });
const shown = (catalogue: Catalogue) =>
  Object.fromEntries(
    [...catalogue.documents("analysis")].map(({ content }) => [content.code, content.name.de]),
  );

describe("codes for a file that has none", () => {
  test("are proposed from the name, and from the material that tells two of one name apart", async () => {
    expect(await proposed(heading, alpha, alphaInUrine, beta)).toEqual({
      from: "name",
      key: null,
      apart: "Material",
    });
    expect(
      await proposed(["Name", "Hinweis"], ["Alpha", "nüchtern bleiben"], ["Beta", "kühl lagern"]),
    ).toEqual({
      from: "name",
      key: null,
    });
  });

  test("are proposed by counting if neither name nor material tells rows apart", async () => {
    const other = ["Alpha", "Serum", "Hormone"];
    expect(await proposed(heading, alpha, other)).toEqual({ from: "counter", key: null, apart: "Material" });
    // Rows without any difference are one analysis.
    expect(await proposed(heading, alpha, alpha, beta)).toMatchObject({ from: "name" });
  });

  test("are not proposed if a column looks like codes, unless it names materials or only counts the rows", async () => {
    const coded = (...codes: string[]) => [
      ["Spalte", "Name"],
      [codes[0]!, "Alpha"],
      [codes[1]!, "Beta"],
      [codes[2]!, "Gamma"],
    ];
    expect(await proposed(...coded("AL", "BE", "GA"))).toBeUndefined();
    expect(await proposed(...coded("4711", "4712", "4713"))).toBeUndefined();
    expect(await proposed(...coded("1", "2", "3"))).toMatchObject({ from: "name" });
    expect(await proposed(["Name", "Material"], ["Alpha", "Serum"], ["Beta", "Urin"])).toMatchObject({
      from: "name",
      apart: "Material",
    });
  });

  test("name the material only if a name occurs with several, and stay when rows move or join", async () => {
    const codes = await proposed(heading, alpha, alphaInUrine, beta);
    const { after } = await take(empty(), codes, heading, alpha, alphaInUrine, beta);
    expect(shown(after)).toEqual({ "ALPHA-SERUM": "Alpha", "ALPHA-URIN": "Alpha", BETA: "Beta" });
    expect((await take(after, codes, heading, alpha, alphaInUrine, beta)).changes).toEqual([]);
    expect((await take(after, codes, heading, beta, alphaInUrine, alpha)).changes).toEqual([]);
    const betaInUrine = ["Beta", "Urin", "Chemie"];
    const joined = await take(after, codes, heading, betaInUrine, alpha, beta, alphaInUrine);
    expect(joined.stats).toMatchObject({ created: 1, changed: 0, unchanged: 3, deleted: 0 });
    expect(shown(joined.after)).toMatchObject({ BETA: "Beta", "BETA-URIN": "Beta" });
  });

  test("stay as they were made from the name alone when the material is looked at later", async () => {
    const { after } = await take(empty(), { from: "name", key: null }, heading, alpha, beta);
    const options = { from: "name", key: null, apart: "Material" } as const;
    const next = await take(after, options, heading, alphaInUrine, beta, ["Beta", "Urin", "Chemie"]);
    expect(next.stats).toMatchObject({ created: 2, deleted: 1 });
    expect(Object.keys(shown(next.after)).sort()).toEqual(["ALPHA", "BETA-SERUM", "BETA-URIN"]);
  });

  test("count rows that differ in anything, and stay when rows move", async () => {
    const other = ["Alpha", "Serum", "Hormone"];
    const codes = { from: "counter", key: null, apart: "Material" } as const;
    const { after, stats } = await take(empty(), codes, heading, alpha, other, alpha, beta);
    expect(stats).toMatchObject({ created: 3, left_out: 1 });
    expect(shown(after)).toEqual({ "00001": "Alpha", "00002": "Alpha", "00003": "Beta" });
    expect((await take(after, codes, heading, beta, alpha, other)).changes).toEqual([]);
  });

  test("do not tell apart differing rows of one name and material, which the error names", async () => {
    const other = ["Alpha", "Serum", "Hormone"];
    const codes = { from: "name", key: null, apart: "Material" } as const;
    const { issues } = await take(empty(), codes, heading, alpha, other);
    expect(issues).toMatchObject([{ code: "not_told_apart", value: "Alpha", first: "row 2", row: 3 }]);
  });
});
