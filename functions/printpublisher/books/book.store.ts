import { uiLanguageOf } from "../../../shared/kernel/ui-language.ts";
import {
  type Book,
  type BookFile,
  bookFiles,
  bookSchema,
} from "../../../shared/printpublisher/books/books.endpoints.ts";
import type { BookFormat } from "../../../shared/printpublisher/templates/page-model.ts";
import { endTaskWith } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { openBucket } from "../../platform/bucket.ts";
import { problem } from "../../platform/problem.ts";
import { type Key, openTable } from "../../platform/table/table.ts";
import type { BookLanguage, BookWarning, PartFrame } from "../book/book.ts";
import type { PressOrder } from "../book/press/press-book.ts";
import { bookTexts } from "../book/texts.ts";

/** Key for each language and extent: a test of 50, or a book in another language, replaces no other. */
export const lastKey = ({ language, reduced }: Edition): Key => ({
  pk: "BOOK",
  sk: `LAST#${language}#${reduced ? "reduced" : "whole"}`,
});
export type Edition = Pick<Book, "language" | "reduced">;
const folder = "print";

/** The last good book of a language and extent; null before the first. */
export async function readLastBook(actor: Actor, edition: Edition): Promise<Book | null> {
  const item = await openTable(actor).get<Book>(lastKey(edition));
  return item ? bookSchema.parse(item) : null;
}

/** The last good book of every language and extent, newest first. */
export async function readLastBooks(actor: Actor): Promise<Book[]> {
  const editions = actor.languages.flatMap((language) => [
    { language, reduced: false },
    { language, reduced: true },
  ]);
  const books = await Promise.all(editions.map((edition) => readLastBook(actor, edition)));
  return books
    .flatMap((book) => book ?? [])
    .sort((left, right) => right.generated.localeCompare(left.generated));
}

/** Ids of the last good books, including those in languages that the laboratory no longer has. */
export async function lastBookIds(actor: Actor): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const { id } of openTable(actor).queryAll<Book>({ pk: "BOOK", beginsWith: "LAST#" }))
    ids.add(id);
  return ids;
}

const pdf = { type: "application/pdf", ending: "pdf" };
const forms: Record<BookFile, { type: string; ending: string }> = {
  book: pdf,
  inside: pdf,
  cover: pdf,
  plan: { type: "application/xml", ending: "xml" },
  text: { type: "application/vnd.adobe.indesign-idml-package", ending: "idml" },
};

export const keepFile = (actor: Actor, id: string, bytes: Uint8Array, file: BookFile = "book") =>
  openBucket(actor, "ASSETS_BUCKET").put(fileKey(id, file), bytes, {
    contentType: forms[file].type,
  });

/**
 * Replaces the last book of its kind by a new, complete one, whose PDF is kept, and ends its task. Until then the former book stays; it
 * also stays if the task was cancelled.
 */
export async function keepBook(actor: Actor, book: Book): Promise<void> {
  await endTaskWith(actor, book.id, [{ put: lastKey(book), item: { ...book } }]);
}

/**
 * Returns a presigned URL from which a book's file can be read for 15 minutes.
 * @param name file name for the reader, without extension
 * @throws ProblemError not_found for a book that was made before there was such a file
 */
export function bookUrl(
  actor: Actor,
  { id, language, printer, plan, text }: Pick<Book, "id" | "language" | "printer" | "plan" | "text">,
  file: BookFile,
  name: string,
): Promise<string> {
  if (file === "plan" && !plan) throw problem("not_found", "This book has no plan as XML.");
  if (file === "text" && text !== true)
    throw problem(
      "not_found",
      text === "writing" ? "The text of this book is still being written." : "This book has no text as IDML.",
    );
  if ((file === "inside" || file === "cover") && !printer)
    throw problem("not_found", "This book has no files for the printer.");
  const texts = bookTexts(uiLanguageOf(language));
  const fullName = file === "inside" || file === "cover" ? `${name} ${texts[file]}` : name;
  return openBucket(actor, "ASSETS_BUCKET").downloadUrl(
    fileKey(id, file),
    `${fullName}.${forms[file].ending}`,
  );
}

export const fileKey = (id: string, file: BookFile = "book") =>
  `${folder}/books/${id}${file === "book" ? "" : `-${file}`}.${forms[file].ending}`;

/** Parts by their hash, with their content and rendered; those that have not changed since an earlier book are taken from here. */
export function partFiles(actor: Actor) {
  const bucket = openBucket(actor, "ASSETS_BUCKET");
  const pdf = (hash: string) => `${folder}/parts/${hash}.pdf`;
  const input = (hash: string) => `${folder}/inputs/${hash}.json`;
  return {
    get: (hash: string) => bucket.get(pdf(hash)),
    put: (hash: string, bytes: Uint8Array) =>
      bucket.put(pdf(hash), bytes, { contentType: "application/pdf" }),
    has: async (hash: string) => (await bucket.size(pdf(hash))) !== undefined,
    putInput: (hash: string, value: unknown) => bucket.put(input(hash), JSON.stringify(value)),
    async getInput<Shape>(hash: string): Promise<Shape> {
      const bytes = await bucket.get(input(hash));
      if (!bytes) throw new Error(`The input of part ${hash} is gone.`);
      return JSON.parse(bytes.toString("utf8")) as Shape;
    },
    /** The PDF goes first: as long as it is there, a book relies on both. */
    drop: async (hash: string) => {
      await bucket.delete(pdf(hash));
      await bucket.delete(input(hash));
    },
  };
}

/** Plan that is stored between the steps: the parts in order, without the content that only rendering needs. */
export interface KeptPlan {
  frames: PartFrame[];
  title: string;
  labName: string;
  language: BookLanguage;
  /** Time of planning, ISO 8601. It is the date in the book, the same however often the book is assembled. */
  made?: string;
  /** Calendar date of the data, at the foot of each page; absent in older plans. */
  asOf?: string;
  /** Tabs show the categories, in colours derived from that of the book. */
  thumbs?: boolean;
  colour?: string;
  /** Absent in older plans, which are A5. */
  format?: BookFormat;
  analyses: number;
  /** How the book is printed; absent in older plans. */
  printing?: PressOrder;
  /** Bars mark the changes. */
  bars?: boolean;
  warnings: BookWarning[];
}

const planKey = (id: string) => `${folder}/plans/${id}.json`;
/** Stores the plan of a book that is being made, between the steps of its workflow. */
export async function writePlan(actor: Actor, id: string, plan: KeptPlan): Promise<void> {
  await openBucket(actor, "ASSETS_BUCKET").put(planKey(id), JSON.stringify(plan));
}
export async function readPlan(actor: Actor, id: string): Promise<KeptPlan> {
  const bytes = await openBucket(actor, "ASSETS_BUCKET").get(planKey(id));
  if (!bytes) throw new Error(`The plan of book ${id} is gone.`);
  return JSON.parse(bytes.toString("utf8")) as KeptPlan;
}

/** Contents of a book, by which two books are compared. */
export interface BookManifest {
  /** Analyses and chapters: for each its key, the name that people know, and a hash of everything the book says of it. */
  analyses: Listed[];
  chapters: Listed[];
}
export interface Listed {
  key: string;
  name: string;
  hash: string;
}

const manifestKey = (id: string) => `${folder}/manifests/${id}.json`;
export const writeManifest = (actor: Actor, id: string, manifest: BookManifest) =>
  openBucket(actor, "ASSETS_BUCKET").put(manifestKey(id), JSON.stringify(manifest));
/** Returns undefined for older books, which have no manifest. */
export async function readManifest(actor: Actor, id: string): Promise<BookManifest | undefined> {
  const bytes = await openBucket(actor, "ASSETS_BUCKET").get(manifestKey(id));
  return bytes && (JSON.parse(bytes.toString("utf8")) as BookManifest);
}

/** A book that was planned, and the hashes of its parts; any of them may be in the bucket. */
export interface PlannedBook {
  id: string;
  parts: string[];
}
const plannedKey = `${folder}/planned.json`;
/** Returns the books that may have files in the bucket, oldest first. */
export async function readPlanned(actor: Actor): Promise<PlannedBook[]> {
  const bytes = await openBucket(actor, "ASSETS_BUCKET").get(plannedKey);
  return bytes ? (JSON.parse(bytes.toString("utf8")) as PlannedBook[]) : [];
}
export const writePlanned = (actor: Actor, books: readonly PlannedBook[]) =>
  openBucket(actor, "ASSETS_BUCKET").put(plannedKey, JSON.stringify(books));

/** Deletes the stored files of a book apart from its parts; for an edition, the plan alone. */
export async function dropBook(actor: Actor, id: string, isEdition: boolean): Promise<void> {
  const bucket = openBucket(actor, "ASSETS_BUCKET");
  const keys = isEdition
    ? [planKey(id)]
    : [planKey(id), manifestKey(id), ...bookFiles.map((file) => fileKey(id, file))];
  await Promise.all(keys.map((key) => bucket.delete(key)));
}
