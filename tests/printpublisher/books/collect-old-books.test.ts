import { beforeEach, expect, test } from "vitest";
import { endTask } from "../../../functions/core/door.ts";
import {
  keepBook,
  keepFile,
  partFiles,
  writeManifest,
  writePlan,
} from "../../../functions/printpublisher/books/book.store.ts";
import { collectOldBooks } from "../../../functions/printpublisher/books/collect-old-books.ts";
import type { Book } from "../../../shared/printpublisher/books/books.endpoints.ts";
import { generateBook } from "../../../shared/printpublisher/books/books.endpoints.ts";
import { publishBook } from "../../../shared/printpublisher/editions/editions.endpoints.ts";
import { openLaboratory } from "../../support/laboratory.ts";
import { ownAws } from "../../support/recorded-aws.ts";

const lab = openLaboratory({ name: "collect", groups: ["printpublisher"] });
const aws = ownAws();
beforeEach(() => {
  aws.objects.clear();
  process.env.BOOK_WORKFLOW = "arn:aws:states:eu-central-1:000000000000:stateMachine:book";
  process.env.ASSETS_BUCKET = "assets";
});

/** Plans a book of these parts and, unless it fails, makes it. Returns its id. */
async function make(parts: string[], facts: Partial<Book> & { fails?: boolean } = {}): Promise<string> {
  const { fails, ...of } = facts;
  const { id } = (await lab.call(generateBook, { body: {} })).body;
  await collectOldBooks(lab.actor, { id, parts });
  const plain = { analyses: 1, warnings: [] };
  await writePlan(lab.actor, id, { frames: [], title: "Buch", labName: "Labor", language: "de", ...plain });
  await writeManifest(lab.actor, id, { analyses: [], chapters: [] });
  const files = partFiles(lab.actor);
  for (const hash of parts)
    if (fails && hash === parts.at(-1)) await files.putInput(hash, {});
    else if (!(await files.has(hash))) await files.put(hash, Buffer.from(hash));
  const book = { id, generated: new Date().toISOString(), pages: 8, size: 3, language: "de", reduced: false };
  if (fails) await endTask(lab.actor, id, { code: "internal_error", detail: "No." });
  else {
    await keepFile(lab.actor, book.id, Buffer.from("PDF"));
    await keepBook(lab.actor, { ...book, ...plain, ...of });
  }
  return id;
}
/** Returns the stored files of a kind: hashes of parts, or ids of books. */
const stored = (kind: "parts" | "inputs" | "plans" | "manifests" | "books") =>
  [...aws.objects.keys()]
    .flatMap((key) => new RegExp(`/print/${kind}/([^.]+)\\.`).exec(key)?.[1] ?? [])
    .sort();

test("of books that nobody needs nothing is left, and of those that somebody needs everything", async () => {
  const first = await make(["a", "b"]);
  const reduced = await make(["a", "x"], { reduced: true });
  const edition = await make(["a", "c"]);
  expect((await lab.call(publishBook, { body: { book: edition, remark: "" } })).status).toBe(200);
  const failed = await make(["a", "d", "z"], { fails: true });
  // Only parts of the first book that the others share are left; the failed book may be tried again.
  expect(stored("parts")).toEqual(["a", "c", "d", "x"]);
  expect(stored("inputs")).toEqual(["z"]);
  expect(stored("books")).toEqual([edition, reduced].sort());
  expect(stored("plans")).not.toContain(first);

  const last = await make(["d", "e"]);
  expect(stored("parts")).toEqual(["a", "c", "d", "e", "x"]);
  const now = await make(["e", "f"]);
  // `last` was the newest good book of its kind while `now` was made, and is collected with the next.
  expect(stored("parts")).toEqual(["a", "d", "e", "f", "x"]);
  expect(stored("inputs")).toEqual([]);
  expect(stored("books")).toEqual([edition, last, now, reduced].sort());
  expect(stored("plans")).toEqual([last, now, reduced].sort());
  expect(stored("manifests")).toEqual([edition, last, now, reduced].sort());
  expect(stored("manifests")).not.toContain(failed);
  expect(aws.objects.get(`assets/${lab.actor.tenant}/public/embed/books/${edition}.pdf`)?.toString()).toBe(
    "PDF",
  );
});

test("what was interrupted is gone on with by the next book", async () => {
  await make(["g"]);
  await make(["h"]);
  // The book is planned twice, as after a step that died.
  const { id } = (await lab.call(generateBook, { body: {} })).body;
  for (let turn = 0; turn < 2; turn++) await collectOldBooks(lab.actor, { id, parts: ["i"] });
  await endTask(lab.actor, id);
  await make(["k"]);
  expect(stored("parts")).toEqual(["h", "k"]);
  expect(stored("plans")).toHaveLength(2);
});
