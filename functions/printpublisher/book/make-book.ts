import { type AssembledBook, assembleBook } from "./assemble-book.ts";
import { BookError, type BookInput, type BookPart, type PartFrame } from "./book.ts";
import { planBook } from "./plan-book.ts";
import { type RenderOptions, renderParts } from "./render-part.ts";

/** Rendered parts by the hash of what they are made from. */
export interface PartCache {
  get(hash: string): Promise<Buffer | undefined>;
  put(hash: string, pdf: Buffer): Promise<void>;
}

export interface BookProgress {
  partsDone: number;
  partsTotal: number;
  /** Pages of the parts that were rendered this time, so far. */
  pages: number;
}

export interface MadeBook extends AssembledBook {
  parts: BookPart[];
  /** Ids of the parts that were not in the cache. */
  rendered: string[];
}

/** Plan, render what the cache lacks, assemble: the three steps of a workflow in one process. */
export async function makeBook(
  input: BookInput,
  cache: PartCache,
  options: RenderOptions & { concurrency?: number; onProgress?: (progress: BookProgress) => void } = {},
): Promise<MadeBook> {
  const parts = planBook(input);
  const missing = await uncachedParts(parts, cache);
  const progress = { partsDone: parts.length - missing.length, partsTotal: parts.length, pages: 0 };
  options.onProgress?.({ ...progress });
  await renderParts(missing, { concurrency: 2, ...options }, async (part, { pdf, pages }) => {
    await cache.put(part.hash, pdf);
    progress.partsDone += 1;
    progress.pages += pages;
    options.onProgress?.({ ...progress });
  });
  const book = await finishBook(parts, cache, input);
  return { ...book, parts, rendered: missing.map(({ id }) => id) };
}

/** The parts to render: one of each hash the cache lacks. */
export async function uncachedParts(parts: readonly BookPart[], cache: PartCache): Promise<BookPart[]> {
  const present = await Promise.all(parts.map(async ({ hash }) => (await cache.get(hash)) !== undefined));
  const seen = new Set<string>();
  return parts.filter(({ hash }, at) => {
    if (present[at] || seen.has(hash)) return false;
    seen.add(hash);
    return true;
  });
}

/** The frame of a part: what finishing needs, without its content. */
export function frameOf({ id, kind, title, hash, recto, opener, marks, places }: BookPart): PartFrame {
  return { id, kind, title, hash, recto, opener, marks, places };
}

/** Assembles the book from cached parts. @throws BookError where one is missing. */
export async function finishBook(
  frames: readonly PartFrame[],
  cache: Pick<PartCache, "get">,
  about: Pick<BookInput, "title" | "labName" | "language">,
): Promise<AssembledBook> {
  const pdfs = await Promise.all(
    frames.map(async ({ hash, id }) => {
      const pdf = await cache.get(hash);
      if (!pdf) throw new BookError(`Part ${id} has not been rendered`);
      return pdf;
    }),
  );
  return assembleBook(frames, pdfs, about);
}
