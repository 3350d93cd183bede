import { expect, test } from "vitest";
import { Catalogue } from "../../functions/core/door.ts";
import { namesTwice } from "../../functions/printpublisher/chapters/names-twice.ts";
import { analysisOf, documentOf } from "../webpublisher/directory/documents.ts";

const category = (identifier: string, name: string, parent: string | null) =>
  documentOf("category", { identifier, name: { de: name }, parent, layout: null, order: 0 });
const catalogue = new Catalogue(1, [
  category("above", "Oben", null),
  category("one", "Hormone", "above"),
  category("two", "Hormone", "above"),
  category("below", "Steroide", "two"),
  category("apart", "Hormone", null),
]);
const namesOf = (...categories: string[]) =>
  namesTwice(
    catalogue,
    categories.map((code) => analysisOf(code, { categories: [code] })),
    "de",
    "de",
  );

test("two categories of one name beside each other are told once analyses stand in both", () => {
  expect(namesOf("one", "two")).toEqual(["Hormone"]);
  expect(namesOf("one", "below")).toEqual(["Hormone"]);
});

test("one name at different places, or with one empty category, is nothing to tell", () => {
  expect(namesOf("one", "apart")).toEqual([]);
  expect(namesOf("one", "gone")).toEqual([]);
});
