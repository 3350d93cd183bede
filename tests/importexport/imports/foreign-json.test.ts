import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { readImportFile } from "../../../functions/importexport/imports/reading/read-file.ts";
import { documentOf, field } from "../../webpublisher/directory/documents.ts";
import { filesOf } from "../files-of.ts";

describe("another system's JSON", () => {
  const layout = (...fields: ReturnType<typeof field>[]) =>
    new Catalogue(1, [documentOf("layout", { identifier: "default", fields })]);
  const read = async (value: unknown, chosen = {}) => {
    const bytes = Buffer.from(typeof value === "string" ? value : JSON.stringify(value));
    return readImportFile(filesOf(bytes), "a.json", layout(field("unit", "text")), "de", {
      chosen,
      profile: {},
    });
  };

  test("is rows of a table, with nested keys by path and lists as lines", async () => {
    const file = await read({
      exported: "2026",
      tests: [
        { code: "K", name: "Kalium", unit: "mmol/l", ref: { low: 3.6, text: null }, tags: ["a", "b"] },
        { code: "NA", name: "Natrium", more: [{ x: 1 }, { x: 2 }] },
      ],
    });
    expect(file.mapping.map(({ column, samples, target }) => [column, samples, target])).toEqual([
      ["code", ["K", "NA"], "code"],
      ["name", ["Kalium", "Natrium"], "name"],
      ["unit", ["mmol/l"], "fields.unit"],
      ["ref.low", ["3.6"], null],
      ["tags", ["a\nb"], null],
      ["more", ["x: 1\nx: 2"], null],
    ]);
    expect(file.notes).toEqual([
      { code: "list_joined", column: "tags", count: 1 },
      { code: "list_joined", column: "more", count: 1 },
    ]);
  });

  test("keeps the digits of its numbers", async () => {
    const file = await read('[{"code":12345678901234567890,"name":1.10}]');
    expect(file.mapping.map(({ samples }) => samples)).toEqual([["12345678901234567890"], ["1.10"]]);
  });

  test("keeps keys apart that look alike as paths, and reads one called __proto__", async () => {
    const file = await read('[{"a.b":1,"a":{"b":2},"__proto__":3}]');
    expect(file.mapping.map(({ column, samples }) => [column, samples])).toEqual([
      ["a.b", ["1"]],
      ["a.b (2)", ["2"]],
      ["__proto__", ["3"]],
    ]);
  });

  test("may have a column for each entry of its lists instead", async () => {
    const bytes = Buffer.from('[{"code":"K","name":"Kalium","more":[{"x":1},{"x":2}],"tags":["a"]}]');
    const choice = { lists: "columns" } as const;
    const profile = { chosen: {}, profile: {} };
    const file = await readImportFile(filesOf(bytes), "a.json", layout(), "de", profile, choice);
    expect(file.mapping.map(({ column, samples }) => [column, samples])).toEqual([
      ["code", ["K"]],
      ["name", ["Kalium"]],
      ["more.1.x", ["1"]],
      ["more.2.x", ["2"]],
      ["tags.1", ["a"]],
    ]);
  });

  test.each([
    ["columns", "too_many_columns", (index: number) => ({ [`k${index}`]: 1 }), 501],
    ["rows", "too_many_rows", () => ({ a: 1 }), 200_001],
  ])("is refused for too many %s, before it is held as a whole", async (_, code, record, count) => {
    const records = Array.from({ length: count }, (_, index) => record(index));
    await expect(read(records)).rejects.toMatchObject({ code });
  });

  test("is read from its longest list, and the others are told", async () => {
    const file = await read({
      units: [{ id: 1 }],
      tests: [
        { code: "A", name: "A" },
        { code: "B", name: "B" },
      ],
    });
    expect(file).toHaveProperty("placed");
    expect(file.notes).toEqual([{ code: "other_list", path: "units", value: "units", count: 1 }]);
  });
});
