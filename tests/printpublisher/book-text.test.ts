import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ConditionFailed } from "../../functions/platform/table/table.ts";
import { keepBook, keepFile, readLastBook } from "../../functions/printpublisher/books/book.store.ts";
import { endText, readUnwritten, sameText } from "../../functions/printpublisher/books/book-text.store.ts";
import { collectOldBooks } from "../../functions/printpublisher/books/collect-old-books.ts";
import { readEdition } from "../../functions/printpublisher/editions/edition.store.ts";
import { publishAs } from "../../functions/printpublisher/editions/publish-book.ts";
import {
  type Book,
  downloadBook,
  generateBook,
  getLastBook,
} from "../../shared/printpublisher/books/books.endpoints.ts";
import {
  downloadEdition,
  getPublished,
  publishBook,
} from "../../shared/printpublisher/editions/editions.endpoints.ts";
import { openLaboratory } from "../support/laboratory.ts";
import { ownAws } from "../support/recorded-aws.ts";

const lab = openLaboratory({ name: "book-text", groups: ["printpublisher"] });
const aws = ownAws();
beforeEach(() => {
  process.env.BOOK_WORKFLOW = "arn:aws:states:eu-central-1:000000000000:stateMachine:book";
  process.env.ASSETS_BUCKET = "assets";
});
afterEach(() => vi.useRealTimers());

/** Makes a book whose text is still to be written. */
async function make(parts: string[] = []): Promise<Book> {
  const { id } = (await lab.call(generateBook, { body: {} })).body;
  await collectOldBooks(lab.actor, { id, parts });
  for (const hash of parts)
    aws.objects.set(`assets/${lab.actor.tenant}/print/parts/${hash}.pdf`, Buffer.from(hash));
  const plain = { pages: 98, size: 3, analyses: 0, language: "de", reduced: false, warnings: [] };
  const book: Book = { id, generated: new Date().toISOString(), ...plain, plan: true, text: "writing" };
  await keepFile(lab.actor, id, Buffer.from("PDF"));
  await keepBook(lab.actor, book);
  return book;
}
const publish = (book: Book) => lab.call(publishBook, { body: { book: book.id } });
const textOf = async (book: Book) => {
  const { body } = await lab.call(getLastBook, {});
  const { editions } = (await lab.call(getPublished, {})).body;
  const edition = editions.find(({ id }: Book) => id === book.id);
  return { book: body.books.find(({ id }: Book) => id === book.id)?.text, edition: edition?.text };
};
const downloads = async (book: Book) =>
  Promise.all([
    lab.call(downloadBook, { query: { file: "text" } }),
    lab.call(downloadEdition, { params: { id: book.id }, query: { file: "text" } }),
  ]);

test("a text is refused as long as it is being written, and then offered with the book and its edition", async () => {
  const book = await make();
  await publish(book);
  expect(await textOf(book)).toEqual({ book: "writing", edition: "writing" });
  for (const { status, body } of await downloads(book))
    expect([status, body.detail]).toEqual([404, "The text of this book is still being written."]);
  expect(await endText(lab.actor, book, true)).toBe(true);
  expect(await textOf(book)).toEqual({ book: true, edition: true });
  expect((await downloads(book)).map(({ status }) => status)).toEqual([200, 200]);
  // A repeated step finds nothing to write, and a late failure takes nothing away.
  expect(await readUnwritten(lab.actor, book)).toBeUndefined();
  expect(await endText(lab.actor, book, "failed")).toBe(false);
  expect(await textOf(book)).toEqual({ book: true, edition: true });
});

test("a text that failed is refused; bringing its edition back changes nothing about it", async () => {
  const book = await make();
  await publish(book);
  const next = await make();
  await publish(next);
  await endText(lab.actor, book, "failed");
  await publish(book);
  expect(await readEdition(lab.actor, book.id)).toMatchObject({ current: true, text: "failed" });
  expect((await textOf(next)).edition).toBe("writing");
  expect((await downloads(book))[1]?.status).toBe(404);
});

test("an edition never says that a text is being written that ended while it was published", async () => {
  const book = await make();
  await endText(lab.actor, book, true);
  const facts = { published: new Date().toISOString(), by: "Redaktion", remark: "" };
  await expect(publishAs(lab.actor, book, facts, [sameText(book)])).rejects.toBeInstanceOf(ConditionFailed);
  expect(await readEdition(lab.actor, book.id)).toBeUndefined();
  for (let time = 0; time < 5; time++) {
    const another = await make();
    await Promise.all([publish(another), endText(lab.actor, another, true)]);
    expect(await textOf(another)).toEqual({ book: true, edition: true });
  }
});

test("a text whose workflow was ended from outside has failed after two hours", async () => {
  const book = await make();
  await publish(book);
  const after = (minutes: number) => vi.setSystemTime(Date.parse(book.generated) + minutes * 60_000);
  vi.useFakeTimers({ toFake: ["Date"] });
  after(110);
  expect(await textOf(book)).toEqual({ book: "writing", edition: "writing" });
  after(130);
  expect(await textOf(book)).toEqual({ book: "failed", edition: "failed" });
  expect((await readLastBook(lab.actor, book))?.text).toBe("writing");
});

test("parts of an edition stay until its text is written, even if two newer books were made", async () => {
  const stored = (hash: string) => aws.objects.has(`assets/${lab.actor.tenant}/print/parts/${hash}.pdf`);
  const book = await make(["a"]);
  await publish(book);
  await make(["b"]);
  await make(["c"]);
  expect(await readUnwritten(lab.actor, book)).toBeDefined();
  expect([stored("a"), stored("b")]).toEqual([true, true]);
  await endText(lab.actor, book, true);
  await make(["d"]);
  expect([stored("a"), stored("b"), stored("c")]).toEqual([false, false, true]);
});
