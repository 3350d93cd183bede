import { describe, expect, test } from "vitest";
import { mapColumns } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { choosing, csv, openAskedImports } from "./asked-imports.ts";

const { lab, imported, person } = openAskedImports("by-hand");
const file = csv(
  ["Code", "Name", "Xyzzy", "Plugh", "Referenzbereich"],
  ["K", "Kalium", "a", "b", "3-5"],
  ["NA", "Natrium", "c", "d", "1-Feb"],
);

describe("columns that a person assigns", () => {
  const start = async () => {
    const { preview, accept, id } = await imported(file, "a.csv", person());
    return { shown: await preview(), accept, id };
  };

  test("may share a list, whose entries they bring together", async () => {
    const { shown, accept } = await start();
    const columns = choosing(shown, { Xyzzy: { target: "categories" }, Plugh: { target: "categories" } });
    const { mapping, status } = await accept(shown, { columns });
    expect(mapping.slice(2, 4).map(({ target }) => target)).toEqual(["categories", "categories"]);
    expect(status).not.toBe("needs_mapping");
  });

  test("may not share what holds one value: the second is refused by its place, and nothing is changed", async () => {
    const { shown, id } = await start();
    const columns = choosing(shown, { Xyzzy: { target: "name" }, Plugh: { target: "name", language: "en" } });
    const { status, body } = await lab.call(mapColumns, { params: { id }, body: { columns } });
    expect([status, body.errors]).toEqual([
      400,
      [expect.objectContaining({ path: "columns.2.target", code: "assigned_twice" })],
    ]);
  });
});

test("a date where a range should be is marked at its column before anything is imported", async () => {
  const { preview } = await imported(file, "a.csv", person());
  const { columns } = await preview();
  expect(columns.map(({ dates_for_ranges }) => dates_for_ranges)).toEqual([[], [], [], [], ["1-Feb"]]);
});
