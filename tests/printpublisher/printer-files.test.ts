import { beforeEach, expect, test } from "vitest";
import { keepBook, keepFile, writeManifest } from "../../functions/printpublisher/books/book.store.ts";
import { collectOldBooks } from "../../functions/printpublisher/books/collect-old-books.ts";
import {
  type Book,
  bookFiles,
  downloadBook,
  generateBook,
} from "../../shared/printpublisher/books/books.endpoints.ts";
import { checkBook } from "../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { printConfiguration } from "../../shared/printpublisher/config/config.endpoints.ts";
import { downloadEdition, publishBook } from "../../shared/printpublisher/editions/editions.endpoints.ts";
import { openLaboratory } from "../support/laboratory.ts";
import { ownAws } from "../support/recorded-aws.ts";

const lab = openLaboratory({ name: "printer", groups: ["printpublisher"] });
const aws = ownAws();
beforeEach(() => {
  process.env.BOOK_WORKFLOW = "arn:aws:states:eu-central-1:000000000000:stateMachine:book";
  process.env.ASSETS_BUCKET = "assets";
});

const printer = { pages: 96, blanks: 2, spine: 4.3, inks: [94, 45, 40, 40] };
/** Finishes a whole book, with files for the printer unless it is an older one. */
async function make(facts: Partial<Book> = { printer, plan: true, text: true }): Promise<string> {
  const { id } = (await lab.call(generateBook, { body: {} })).body;
  await collectOldBooks(lab.actor, { id, parts: [] });
  await writeManifest(lab.actor, id, { analyses: [], chapters: [] });
  for (const file of bookFiles) await keepFile(lab.actor, id, Buffer.from("PDF"), file);
  const plain = { pages: 98, size: 3, analyses: 0, language: "de", reduced: false, warnings: [] };
  await keepBook(lab.actor, { id, generated: new Date().toISOString(), ...plain, ...facts });
  return id;
}
const stored = (id: string) =>
  [...aws.objects.keys()].filter((key) => key.includes(`/print/books/${id}`)).length;

test("the files for printers and agencies are downloaded beside the book, and stay with its edition", async () => {
  const id = await make();
  const urls = await Promise.all(
    bookFiles.map(async (file) => (await lab.call(downloadBook, { query: { file } })).body.url),
  );
  expect(urls.map((url) => new URL(url).pathname.split("/").at(-1))).toEqual([
    `${id}.pdf`,
    `${id}-inside.pdf`,
    `${id}-cover.pdf`,
    `${id}-plan.xml`,
    `${id}-text.idml`,
  ]);
  expect(new URL(urls[1]).searchParams.get("response-content-disposition")).toContain("de%20Innenteil.pdf");
  expect((await lab.call(downloadBook, {})).body.book.printer).toEqual(printer);
  expect((await lab.call(downloadBook, { query: { file: "spine" } })).status).toBe(400);
  expect((await lab.call(publishBook, { body: { book: id } })).body.printer).toEqual(printer);
  const second = await make();
  await make();
  await make();
  // The second book is no longer needed.
  expect([stored(id), stored(second)]).toEqual([bookFiles.length, 0]);
  const cover = await lab.call(downloadEdition, { params: { id }, query: { file: "cover" } });
  expect(cover.body.url).toContain(`${id}-cover.pdf`);
  const text = await lab.call(downloadEdition, { params: { id }, query: { file: "text" } });
  expect(new URL(text.body.url).searchParams.get("response-content-disposition")).toContain(".idml");
});

test("a book of former days says that it has none", async () => {
  const id = await make({});
  expect((await lab.call(downloadBook, { query: { file: "inside" } })).status).toBe(404);
  expect((await lab.call(downloadBook, { query: { file: "plan" } })).status).toBe(404);
  expect((await lab.call(downloadBook, { query: { file: "text" } })).status).toBe(404);
  expect((await lab.call(downloadBook, {})).status).toBe(200);
  await lab.call(publishBook, { body: { book: id } });
  expect((await lab.call(downloadEdition, { params: { id }, query: { file: "cover" } })).status).toBe(404);
  expect((await lab.call(downloadEdition, { params: { id } })).status).toBe(200);
});

test("how the book is printed is part of its design, and refused where it cannot be", async () => {
  expect((await lab.call(printConfiguration.read, {})).body).toMatchObject({
    crop_marks: false,
    signature: 4,
    paper_weight: 90,
    paper_volume: 1,
    inks: "",
  });
  const change = (body: object) => lab.call(printConfiguration.change, { body });
  const chosen = {
    crop_marks: true,
    signature: 16,
    paper_weight: 80,
    paper_volume: 1.75,
    inks: "100/50/0/40",
  };
  expect((await change(chosen)).body).toMatchObject(chosen);
  expect((await change({ title: "Katalog" })).body).toMatchObject(chosen);
  for (const wrong of [
    { signature: 12 },
    { paper_weight: 0 },
    { paper_weight: 90.5 },
    { paper_volume: 0 },
    { inks: "100/100/100/100" },
    { inks: "rot" },
  ])
    expect((await change(wrong)).status, JSON.stringify(wrong)).toBe(400);
});

test("before publishing it is said how many pages the last signature leaves blank", async () => {
  await make();
  const signature = async (pages: number) => {
    await lab.call(printConfiguration.change, { body: { signature: pages } });
    const { checks } = (await lab.call(checkBook)).body;
    return checks.filter(({ code }: { code: string }) => code === "signature_blanks");
  };
  // The book has 94 pages that are not blank.
  expect(await signature(16)).toEqual([
    { code: "signature_blanks", name: "16", pages: 2, place: { kind: "design" } },
  ]);
  expect(await signature(4)).toMatchObject([{ name: "4", pages: 2 }]);
  expect(await signature(1)).toEqual([]);
});
