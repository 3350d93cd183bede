import { type Book, bookSchema } from "../../../shared/printpublisher/books/books.endpoints.ts";
import type { Actor } from "../../platform/actor.ts";
import { openBucket } from "../../platform/bucket.ts";
import { type Key, openTable } from "../../platform/table/table.ts";
import type { BookLanguage, PartFrame } from "../book/book.ts";

const lastKey: Key = { pk: "BOOK", sk: "LAST" };
const folder = "print";

/** The last good book of the actor's laboratory; null before the first. */
export async function readLastBook(actor: Actor): Promise<Book | null> {
  const item = await openTable(actor).get<Book>(lastKey);
  return item ? bookSchema.parse(item) : null;
}

/** Replaces the last book by a new, complete one; until then the former stays available. */
export async function keepBook(actor: Actor, book: Book, pdf: Uint8Array): Promise<void> {
  await openBucket(actor, "ASSETS_BUCKET").put(pdfKey(book.id), pdf, { contentType: "application/pdf" });
  await openTable(actor).put(lastKey, { ...book });
}

/** A URL from which a book's PDF can be read for 15 minutes. */
export const bookUrl = (actor: Actor, book: Book, fileName: string) =>
  openBucket(actor, "ASSETS_BUCKET").downloadUrl(pdfKey(book.id), fileName);

const pdfKey = (id: string) => `${folder}/books/${id}.pdf`;

/** Rendered parts by their hash; those that have not changed since an earlier book are taken from here. */
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
    dropInput: (hash: string) => bucket.delete(input(hash)),
  };
}

/** What is stored between the steps: the parts in order, without the content that only rendering needs. */
export interface KeptPlan {
  frames: PartFrame[];
  title: string;
  labName: string;
  language: BookLanguage;
  analyses: number;
}

/** The plan of a book that is being made, between the steps of its workflow. */
export async function writePlan(actor: Actor, id: string, plan: KeptPlan): Promise<void> {
  await openBucket(actor, "ASSETS_BUCKET").put(`${folder}/plans/${id}.json`, JSON.stringify(plan));
}
export async function readPlan(actor: Actor, id: string): Promise<KeptPlan> {
  const bytes = await openBucket(actor, "ASSETS_BUCKET").get(`${folder}/plans/${id}.json`);
  if (!bytes) throw new Error(`The plan of book ${id} is gone.`);
  return JSON.parse(bytes.toString("utf8")) as KeptPlan;
}
