import type { Book } from "../../../shared/printpublisher/books/books.endpoints.ts";
import { readTask } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { retryOnConflict } from "../../platform/table/retry-on-conflict.ts";
import { openTable, type Write } from "../../platform/table/table.ts";
import { editionKey } from "../editions/edition.store.ts";
import { lastKey } from "./book.store.ts";

/** The text of a book is written after the book is there; the records of the book and of its edition say whether it is. */
type Text = Pick<Book, "id" | "text">;
type Reader = Pick<Actor, "tenant">;

/** Longest time in ms from the end of a book to that of its text: four attempts of a quarter of an hour, twice. */
const patience = 2 * 60 * 60 * 1000;

/** Returns a record as readers get it: a text that is overdue, because its workflow was ended from outside, has failed. */
export async function withPresentText<Record extends Text>(actor: Reader, record: Record): Promise<Record> {
  if (record.text !== "writing") return record;
  const task = await readTask(actor, record.id);
  const isDue = task && (!task.ended || Date.now() - Date.parse(task.ended) < patience);
  return isDue ? record : { ...record, text: "failed" };
}

const keysOf = (book: Pick<Book, "id" | "language" | "reduced">) => [lastKey(book), editionKey(book.id)];

/** Returns the record of a book whose text is to be written; undefined if it is there, has failed, or nobody needs it any more. */
export async function readUnwritten(
  actor: Reader,
  book: Pick<Book, "id" | "language" | "reduced">,
): Promise<Pick<Book, "printer"> | undefined> {
  const table = openTable(actor);
  const records = await Promise.all(keysOf(book).map((key) => table.get<Book>(key)));
  return records.find((record) => record?.id === book.id && record.text === "writing");
}

/** Ends the writing of a text. The last book comes first: publishing it relies on that (`sameText`). @returns false if it was not being written */
export async function endText(
  actor: Reader,
  book: Pick<Book, "id" | "language" | "reduced">,
  text: true | "failed",
): Promise<boolean> {
  const table = openTable(actor);
  const whileWriting = { equals: { id: book.id, text: "writing" } };
  let ended = false;
  for (const key of keysOf(book)) {
    const update = table.update(key, { set: { text } }, whileWriting);
    ended =
      (await ifRefused(
        update.then(() => true),
        () => false,
      )) || ended;
  }
  return ended;
}

/** Publishes a book, again if its text ended meanwhile. */
export const asTextStands = <Result>(publish: () => Promise<Result>): Promise<Result> =>
  retryOnConflict(publish);

/** Refuses a transaction that stores an edition with what was true of the last book's text before it ended. */
export const sameText = (book: Pick<Book, "id" | "language" | "reduced" | "text">): Write => ({
  check: lastKey(book),
  condition: { equals: { id: book.id, text: book.text ?? null } },
});
