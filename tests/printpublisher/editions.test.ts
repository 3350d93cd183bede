import { beforeEach, describe, expect, test } from "vitest";
import { endTask, readTask } from "../../functions/core/door.ts";
import {
  keepBook,
  keepFile,
  readLastBooks,
  writeManifest,
} from "../../functions/printpublisher/books/book.store.ts";
import type { Book } from "../../shared/printpublisher/books/books.endpoints.ts";
import { cancelBook, generateBook } from "../../shared/printpublisher/books/books.endpoints.ts";
import {
  downloadEdition,
  getBookChanges,
  getPublished,
  publishBook,
} from "../../shared/printpublisher/editions/editions.endpoints.ts";
import { publicBook } from "../../shared/printpublisher/public-book/public-book.endpoints.ts";
import { openLaboratory } from "../support/laboratory.ts";
import { ownAws } from "../support/recorded-aws.ts";

const lab = openLaboratory({ name: "editions", groups: ["printpublisher"] });
ownAws();
beforeEach(() => {
  process.env.BOOK_WORKFLOW = "arn:aws:states:eu-central-1:000000000000:stateMachine:book";
  process.env.ASSETS_BUCKET = "assets";
});

const order = async (): Promise<string> => (await lab.call(generateBook, { body: {} })).body.id;

/** Finishes a book with these analyses, given as hashes by code. */
async function make(analyses: Record<string, string>, facts: Partial<Book> = {}): Promise<string> {
  const id = await order();
  const listed = Object.entries(analyses).map(([key, hash]) => ({ key, name: `Analyse ${key}`, hash }));
  await writeManifest(lab.actor, id, { analyses: listed, chapters: [] });
  const generated = new Date().toISOString();
  const count = listed.length;
  const plain = { pages: 8, size: 3, language: "de", reduced: false, warnings: [] };
  await keepFile(lab.actor, id, Buffer.from("PDF"));
  await keepBook(lab.actor, { id, generated, analyses: count, ...plain, ...facts });
  return id;
}
const publish = (book: string, remark = "") => lab.call(publishBook, { body: { book, remark } });
const publicPlace = async (language = "de") => {
  const answer = await lab.call(publicBook, { params: { language } });
  return answer.status === 302 ? answer.headers.location : answer.status;
};

describe("publishing a book", () => {
  test("makes it an edition that visitors are led to, and says what changed since the one before", async () => {
    expect(await publicPlace()).toBe(404);
    const first = await make({ A: "1", B: "1", C: "1" });
    expect(await publish(first, "Für den Druck")).toMatchObject({
      status: 200,
      body: { current: true, remark: "Für den Druck", analyses: 3, since: null, counts: null },
    });
    expect(await publicPlace()).toContain(`/embed/books/${first}.pdf`);

    const second = await make({ A: "1", B: "2", D: "1" });
    // Visitors do not get a book that is made but not published.
    expect(await publicPlace()).toContain(first);
    const counts = { added: 1, changed: 1, removed: 1 };
    expect((await publish(second)).body).toMatchObject({ since: first, counts });
    expect(await publicPlace()).toContain(second);
    const { body } = await lab.call(getBookChanges, { params: { id: second } });
    expect(
      body.changes.lines.map(({ kind, key }: { kind: string; key: string }) => `${kind} ${key}`),
    ).toEqual(["added D", "changed B", "removed C"]);
    const { editions } = (await lab.call(getPublished, {})).body;
    expect(editions.map(({ id, current }: { id: string; current: boolean }) => [id, current])).toEqual([
      [second, true],
      [first, false],
    ]);
  });

  test("brings a former edition back, which can still be fetched, and asks for nothing twice", async () => {
    const first = await make({ A: "1" });
    const { body: edition } = await publish(first, "Die erste");
    const second = await make({ A: "2" });
    await publish(second);
    expect((await publish(first, "Anderes")).body).toEqual(edition);
    expect(await publicPlace()).toContain(first);
    expect((await publish(first)).body).toEqual(edition);
    expect((await lab.call(getPublished, {})).body.editions).toHaveLength(2);
    const fetched = await lab.call(downloadEdition, { params: { id: second } });
    expect(fetched.body.url).toContain(second);
  });

  test("keeps the languages apart, and refuses a test of 50 and what is not there", async () => {
    const german = await make({ A: "1" });
    await publish(german);
    expect(await publicPlace("en")).toBe(404);
    const english = await make({ A: "1" }, { language: "en" });
    expect((await publish(english)).body).toMatchObject({ since: null, counts: null });
    expect(await publicPlace()).toContain(german);
    const reduced = await make({ A: "1" }, { reduced: true });
    expect((await publish(reduced)).status).toBe(400);
    expect((await publish("01ARZ3NDEKTSV4RRFFQ69G5FAV")).status).toBe(400);
    expect(await publicPlace()).toContain(german);
  });
});

describe("cancelling a book", () => {
  test("at the last step leaves the last good one, wholly", async () => {
    const good = await make({ A: "1" });
    const id = await order();
    expect((await lab.call(cancelBook, { params: { id } })).body).toMatchObject({
      finished: true,
      error: true,
      problem: { code: "gone" },
    });
    const generated = new Date().toISOString();
    const facts = { pages: 1, size: 1, analyses: 0, language: "de", reduced: false, warnings: [] };
    await keepFile(lab.actor, id, Buffer.from("PDF"));
    await keepBook(lab.actor, { id, generated, ...facts });
    expect((await readLastBooks(lab.actor)).map((book) => book.id)).toEqual([good]);
    // The next order is not held up.
    expect(await order()).not.toBe(id);
  });

  test("after its end changes nothing, and is for books alone", async () => {
    const id = await make({ A: "1" });
    expect((await lab.call(cancelBook, { params: { id } })).body).toMatchObject({ error: false });
    expect((await readTask(lab.actor, id))?.error).toBe(false);
    await endTask(lab.actor, id);
    const none = { id: "01ARZ3NDEKTSV4RRFFQ69G5FAV" };
    expect((await lab.call(cancelBook, { params: none })).status).toBe(404);
  });
});
