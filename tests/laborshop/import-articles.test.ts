import { expect, test } from "vitest";
import {
  categoryRecords,
  productRecords,
  variantRecords,
} from "../../functions/laborshop/articles/article.store.ts";
import type { PlannedRow } from "../../shared/kernel/define-row-import.ts";
import { articleImport, variants } from "../../shared/laborshop/articles/articles.endpoints.ts";
import { dieAfterCommit, dieOnCommit } from "../support/crash.ts";
import { openShop } from "./opened-shop.ts";

const { lab } = openShop("articletable");

type Cells = Record<string, string>;
const rowsOf = (tables: readonly Cells[]) => tables.map((cells, index) => ({ row: index + 2, cells }));
async function preview(tables: readonly Cells[]): Promise<PlannedRow[]> {
  const answer = await lab.call(articleImport.preview, { body: { rows: rowsOf(tables) } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.results;
}
const write = (tables: readonly Cells[], planned: readonly PlannedRow[]) =>
  lab.call(articleImport.write, {
    body: { rows: rowsOf(tables).map((row, index) => ({ ...row, seen: planned[index]?.seen ?? "" })) },
  });
async function brought(tables: readonly Cells[]) {
  const written = await write(tables, await preview(tables));
  expect(written.status, written.text).toBe(200);
  return written.body;
}
const outcomes = async (tables: readonly Cells[]) => (await preview(tables)).map(({ outcome }) => outcome);
/** The shop's articles, one per line. */
async function articles(): Promise<string[]> {
  const [categories, products, all] = await Promise.all([
    categoryRecords.all(lab.actor),
    productRecords.all(lab.actor),
    variantRecords.all(lab.actor),
  ]);
  return all.map((variant) => {
    const product = products.find(({ id }) => id === variant.product);
    const category = categories.find(({ id }) => id === product?.category);
    const { article_number, additional_information, quantity_per_pack, maximum_order_quantity, hidden } =
      variant;
    return [
      category?.name,
      product?.name,
      article_number,
      additional_information,
      quantity_per_pack,
      maximum_order_quantity,
      hidden,
    ].join("|");
  });
}
const tube = { category: "Blut", product: "Serum-Röhrchen", article_number: "0012,50" };

test("a table brings categories, products and variants as it says, and the same again changes nothing", async () => {
  const table: Cells[] = [
    {
      ...tube,
      description: "Für Proben < 5 ml & mehr\nkühl lagern",
      additional_information: "2,7 ml, weiß",
      quantity_per_pack: "1.000",
      maximum_order_quantity: "5",
      hidden: "ja",
    },
    { product: "serum-röhrchen", article_number: "00013", hidden: "nein" },
    { category: "Blut", product: "Kanüle" },
    { category: "Versand" },
  ];
  const planned = await preview(table);
  expect(planned.map(({ outcome }) => outcome)).toEqual(["new", "new", "new", "new"]);
  expect(planned[0]?.creates).toEqual([{ column: "category", name: "Blut" }]);
  expect(planned[0]?.changes).toContainEqual({ column: "quantity_per_pack", from: "", to: "1000" });
  expect(await articles(), "a preview writes nothing").toEqual([]);
  expect(await brought(table)).toEqual({ created: 4, changed: 0, unchanged: 0 });
  expect(await articles()).toEqual([
    "Blut|Serum-Röhrchen|0012,50|2,7 ml, weiß|1000|5|true",
    "Blut|Serum-Röhrchen|00013||1|10|false",
  ]);
  const [product] = await productRecords.all(lab.actor);
  expect(product?.description).toBe("<p>Für Proben &lt; 5 ml &amp; mehr</p><p>kühl lagern</p>");
  expect((await categoryRecords.all(lab.actor)).map(({ name }) => name)).toEqual(["Blut", "Versand"]);
  expect(await outcomes(table)).toEqual(["unchanged", "unchanged", "unchanged", "unchanged"]);
  expect(await brought(table)).toEqual({ created: 0, changed: 0, unchanged: 4 });
});

test("only what a row says changes, with what it was before; empty cells say nothing", async () => {
  await brought([
    { ...tube, additional_information: "2,7 ml", maximum_order_quantity: "5" },
    { ...tube, article_number: "2" },
  ]);
  const table: Cells[] = [
    {
      product: "Serum-Röhrchen",
      category: "Neu",
      article_number: "0012,50",
      maximum_order_quantity: "7",
      additional_information: "",
    },
  ];
  const [row] = await preview(table);
  expect(row).toMatchObject({
    outcome: "changed",
    creates: [{ column: "category", name: "Neu" }],
    changes: [
      { column: "category", from: "Blut", to: "Neu" },
      { column: "maximum_order_quantity", from: "5", to: "7" },
    ],
  });
  await brought(table);
  expect(await articles()).toEqual([
    "Neu|Serum-Röhrchen|0012,50|2,7 ml|1|7|false",
    "Neu|Serum-Röhrchen|2||1|10|false",
  ]);
});

test("variants of one number are told apart by what is said of them beside it", async () => {
  const table: Cells[] = ["rot", "blau"].map((additional_information) => ({
    ...tube,
    additional_information,
  }));
  await brought(table);
  expect(await outcomes([...table].reverse())).toEqual(["unchanged", "unchanged"]);
  const [, , third] = await preview([...table, { ...tube, additional_information: "grün" }]);
  expect(third?.outcome).toBe("new");
  const [unclear] = await preview([{ ...tube, hidden: "ja" }]);
  expect(unclear?.errors).toMatchObject([{ path: "article_number", code: "ambiguous" }]);
  const [renamed] = await preview([{ ...tube, product: "Anderes", additional_information: "rot" }]);
  expect(renamed?.outcome, "another product's article is another article").toBe("new");
});

test("what is wrong is told with its row and column, all at once, and nothing of it is written", async () => {
  const table: Cells[] = [
    { article_number: "1" },
    { product: "Ohne Kategorie", article_number: "1" },
    { ...tube, quantity_per_pack: "1,5", maximum_order_quantity: "-1", hidden: "vielleicht" },
    { ...tube, article_number: "2", quantity_per_pack: "0", maximum_order_quantity: "100000" },
    { ...tube, article_number: "2" },
    { ...tube, category: "Anders", article_number: "3" },
    { ...tube, product: "x".repeat(201) },
    { category: "y".repeat(201) },
  ];
  const planned = await preview(table);
  expect(planned.map(({ errors }) => errors.map(({ path, code }) => `${path}:${code}`))).toEqual([
    ["product:required"],
    ["category:required"],
    ["quantity_per_pack:not_an_integer", "maximum_order_quantity:not_an_integer", "hidden:not_yes_or_no"],
    ["quantity_per_pack:too_small", "maximum_order_quantity:too_big"],
    [":row_repeats"],
    ["category:row_differs"],
    ["product:too_big"],
    ["category:too_big"],
  ]);
  expect(planned.every(({ outcome }) => outcome === "refused")).toBe(true);
  const written = await write(table, planned);
  expect(written.status).toBe(400);
  expect(written.body.errors[0]).toMatchObject({ path: "rows.0.cells.product", code: "required" });
  expect(await articles()).toEqual([]);
  expect(await categoryRecords.all(lab.actor)).toEqual([]);
});

test("what was changed since its preview is not written over", async () => {
  await brought([tube]);
  const table: Cells[] = [
    { ...tube, maximum_order_quantity: "3" },
    { ...tube, article_number: "neu" },
  ];
  const planned = await preview(table);
  const [variant] = await variantRecords.all(lab.actor);
  await lab.call(variants.change, { params: { id: variant?.id ?? "" }, body: { hidden: true } });
  const written = await write(table, planned);
  expect(written).toMatchObject({ status: 412, body: { code: "edit_conflict" } });
  expect(await articles()).toEqual(["Blut|Serum-Röhrchen|0012,50||1|10|true"]);
});

test("an import that dies on its way is completed by the same rows, each article once", async () => {
  const table = Array.from({ length: 6 }, (_, index) => ({ ...tube, article_number: `00${index}` }));
  for (const die of [dieOnCommit, dieAfterCommit, dieAfterCommit]) {
    const live = die();
    expect((await write(table, await preview(table))).status).toBe(500);
    live();
  }
  await brought(table);
  expect(await articles()).toHaveLength(6);
  expect(await outcomes(table)).toEqual(table.map(() => "unchanged"));
});
