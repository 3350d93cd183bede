import { expect, test } from "vitest";
import { readTable } from "../../shared/importexport/imports/table.endpoints.ts";
import type { TableOfRecords } from "../../shared/importexport/imports/table.ts";
import { byteOrderMark, csvRow } from "../../shared/kernel/csv-row.ts";
import type { PlannedRow } from "../../shared/kernel/define-row-import.ts";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import type { Language } from "../../shared/kernel/language.ts";
import { articleColumns } from "../../shared/laborshop/articles/article-columns.ts";
import {
  articleImport,
  products,
  shopCategories,
  variants,
} from "../../shared/laborshop/articles/articles.endpoints.ts";
import { articleTable, translatedTexts } from "../../web/laborshop/articles/article-table.ts";
import german from "../../web/laborshop/articles/categories.de.ts";
import english from "../../web/laborshop/articles/categories.en.ts";
import { formatIn } from "../../web/platform/format.ts";
import { guessMapping, rowsToSend } from "../../web/platform/record-import/map-columns.ts";
import { withTranslations } from "../../web/platform/record-import/translated-headings.ts";
import { naughtyStrings } from "../support/naughty-strings.ts";
import { openShop } from "./opened-shop.ts";

const { lab } = openShop("roundtrip");

const all = async (endpoint: EndpointSpec) =>
  (await lab.call(endpoint, { query: { limit: "1000" } })).body.results;
/** The shop's articles as exported. @param languages further ones */
const saved = async (languages: readonly Language[] = []) =>
  articleTable(
    {
      categories: await all(shopCategories.list),
      products: await all(products.list),
      variants: await all(variants.list),
    },
    Object.values(withTranslations(german.columns, translatedTexts, formatIn("de"), languages)),
    german,
    languages,
  ).map((row) => row.map(String));
const csvOf = (table: readonly string[][], delimiter = ";") =>
  Buffer.from(byteOrderMark + table.map((row) => csvRow(row, { delimiter, escape: true })).join(""));

async function rowsIn(file: Buffer) {
  const read = await lab.call(readTable, { body: file });
  expect(read.status, read.text).toBe(200);
  const table: TableOfRecords = read.body;
  return rowsToSend(
    table,
    guessMapping(table.columns, [
      withTranslations(german.columns, translatedTexts, formatIn("de"), ["en"]),
      withTranslations(english.columns, translatedTexts, formatIn("en"), ["en"]),
    ]),
    articleColumns,
  );
}
async function preview(rows: Awaited<ReturnType<typeof rowsIn>>): Promise<PlannedRow[]> {
  const answer = await lab.call(articleImport.preview, { body: { rows } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.results;
}
async function bring(rows: Awaited<ReturnType<typeof rowsIn>>): Promise<void> {
  const planned = await preview(rows);
  expect(planned.flatMap(({ row, errors }) => errors.map((error) => ({ row, ...error })))).toEqual([]);
  for (let start = 0; start < rows.length; start += 100) {
    const part = rows
      .slice(start, start + 100)
      .map((row, place) => ({ ...row, seen: planned[start + place]?.seen }));
    const written = await lab.call(articleImport.write, { body: { rows: part } });
    expect(written.status, written.text).toBe(200);
  }
}

test("300 articles with leading zeros, umlauts and decimal commas come in as they stand in the file, and go out again", async () => {
  const file = [
    Object.values(german.columns),
    ...Array.from({ length: 300 }, (_, index) => [
      `Röhrchen ${Math.floor(index / 60)}`,
      `Produkt ${Math.floor(index / 3)}`,
      `Größe ${Math.floor(index / 3)}: < 5 ml & kühl`,
      String(index).padStart(6, "0"),
      `${index % 10},${index % 7} ml; "weiß"`,
      String((index % 100) + 1),
      String((index % 9) + 1),
      index % 20 === 0 ? "ja" : "nein",
    ]),
  ];
  await bring(await rowsIn(csvOf(file)));
  expect(await saved()).toEqual(file);
  const again = await preview(await rowsIn(csvOf(await saved(), "\t")));
  expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(["unchanged"]));
});

test("whatever people write comes back as it was", async () => {
  // Leave out control characters, since a file with them is not a text file.
  const writable = naughtyStrings.filter((text) => !/[^\P{Cc}\t-\r\x7f-\x9f]/u.test(text));
  const texts = new Set(writable.map((text) => text.trim().slice(0, 90).trim()).filter(Boolean));
  const category = (await lab.call(shopCategories.create, { body: { name: "Alles" } })).body.id;
  const product = (await lab.call(products.create, { body: { category, name: "Eins" } })).body.id;
  for (const text of texts)
    await lab.call(variants.create, {
      body: { product, article_number: text, additional_information: text },
    });
  const before = await saved();
  const planned = await preview(await rowsIn(csvOf(before)));
  expect(planned.filter(({ outcome }) => outcome !== "unchanged")).toEqual([]);
  expect(planned.length).toBeGreaterThan(100);
});

test("translations go out in columns of their own, and come in by them", async () => {
  const category = await lab.call(shopCategories.create, { body: { name: "Übersetzt" } });
  const product = await lab.call(products.create, {
    body: { category: category.body.id, name: "Beutel", description: "<p>Aus Papier</p>" },
  });
  const body = { product: product.body.id, article_number: "B-1", additional_information: "groß" };
  await lab.call(variants.create, { body });
  const [heading, ...rows] = await saved(["en"]);
  expect(heading?.slice(8)).toEqual([
    "Kategorie (Englisch)",
    "Produkt (Englisch)",
    "Beschreibung (Englisch)",
    "Zusatzinformation (Englisch)",
  ]);
  const row = rows.find((cells) => cells[3] === "B-1") as string[];
  const translated = [...row.slice(0, 8), "Translated", "Bag", "<p>Made of <b>paper</b></p>", "large"];
  await bring(await rowsIn(csvOf([heading as string[], translated])));
  expect((await saved(["en"])).find((cells) => cells[3] === "B-1")).toEqual(translated);
  const again = await preview(await rowsIn(csvOf([heading as string[], translated])));
  expect(again.map(({ outcome }) => outcome)).toEqual(["unchanged"]);
  const conflicting = [translated, [...translated.slice(0, 9), "Sack", ...translated.slice(10)]];
  conflicting[1]?.splice(3, 1, "B-2");
  const planned = await preview(await rowsIn(csvOf([heading as string[], ...conflicting])));
  expect(planned[1]?.errors).toMatchObject([{ path: "product_en", code: "row_differs" }]);
});

test("a file that is no table is refused with its reason", async () => {
  const refused = async (body: Buffer) => (await lab.call(readTable, { body })).body.errors?.[0].code;
  expect(await refused(Buffer.from("   "))).toBe("empty_file");
  expect(await refused(Buffer.from("%PDF-1.4\n\u0000"))).toBe("unsupported_format");
  expect(await refused(csvOf(Array.from({ length: 5002 }, (_, index) => ["a", String(index)])))).toBe(
    "too_many",
  );
});

test("cells that show days bring the days, and headings are found below a title", async () => {
  const file = "Liste der Artikel\n\nProdukt;Artikelnummer;Datum\nA;=1+1;31.01.2026\n";
  const { body } = await lab.call(readTable, {
    body: Buffer.from(file),
    query: { headings: "Produkt\nArtikelnummer" },
  });
  expect(body).toMatchObject({
    columns: ["Produkt", "Artikelnummer", "Datum"],
    rows: [{ row: 4, cells: ["A", "=1+1", "31.01.2026"], days: [null, null, "2026-01-31"] }],
  });
});
