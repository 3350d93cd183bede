import { expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { imported } from "../import-and-export.ts";

const empty = new Catalogue(0, []);
const category = (identifier: string, parent: string | null = null, layout: string | null = null) => ({
  identifier,
  name: { de: identifier },
  parent,
  layout,
});
const read = (header: object, before = empty) =>
  imported(
    Buffer.from(
      JSON.stringify({
        version: 1,
        layouts: [{ identifier: "default", fields: [] }],
        analyses: [{ code: "A", name: "A" }],
        ...header,
      }),
    ),
    before,
  );
const problems = async (header: object, before?: Catalogue) =>
  (await read(header, before)).issues.map(({ code, path }) => `${code} ${path}`);

test("a category may name what the file brings later, or what is stored", async () => {
  const header = { categories: [category("below", "above", "default"), category("above")] };
  expect(await problems(header)).toEqual([]);
  const { after } = await read(header);
  expect(await problems({ layouts: [], categories: [category("new", "above", "default")] }, after)).toEqual(
    [],
  );
});

test("a category that names what is nowhere, or itself from above, is told with its place", async () => {
  const categories = [
    category("lost", "nowhere"),
    category("formless", null, "none"),
    category("a", "b"),
    category("b", "a"),
    category("self", "self"),
  ];
  expect(await problems({ categories })).toEqual([
    "unknown_category categories.0.parent",
    "unknown_layout categories.1.layout",
    "circular_category categories.2.parent",
    "circular_category categories.3.parent",
    "circular_category categories.4.parent",
  ]);
});

test("a category that comes to stand below itself with what is stored is told", async () => {
  const { after } = await read({ categories: [category("above"), category("below", "above")] });
  expect(await problems({ categories: [category("above", "below")] }, after)).toEqual([
    "circular_category categories.0.parent",
  ]);
});

test("what stands twice is told with both places", async () => {
  const items = [1, 2].map((number) => ({ identifier: "serum", name: { de: `Serum ${number}` } }));
  const { issues } = await read({
    layouts: ["default", "default"].map((identifier) => ({ identifier, fields: [] })),
    categories: [category("x"), category("y"), category("x")],
    collections: ["m", "m"].map((identifier) => ({ identifier, name: { de: "M" }, items })),
  });
  expect(issues.map(({ path }) => path)).toEqual([
    "layouts.1.identifier",
    "categories.2.identifier",
    "collections.1.identifier",
    "collections.0.items.1.identifier",
    "collections.1.items.1.identifier",
  ]);
  expect(issues[1]).toMatchObject({
    code: "duplicate_identifier",
    message: "The identifier x occurs twice: categories.0 and categories.2.",
  });
});
