import { type AssembledBook, finishBook } from "../../functions/printpublisher/book/assemble-book.ts";
import type { BookInput, BookPart } from "../../functions/printpublisher/book/book.ts";
import { planBook } from "../../functions/printpublisher/book/plan-book.ts";
import { type RenderOptions, renderParts } from "../../functions/printpublisher/book/render-part.ts";

/** Rendered parts by the hash of their inputs. */
export interface PartCache {
  get(hash: string): Promise<Buffer | undefined>;
  put(hash: string, pdf: Buffer): Promise<void>;
}

interface BookProgress {
  partsDone: number;
  partsTotal: number;
  /** Pages of the parts that this run has rendered so far. */
  pages: number;
}

export interface MadeBook extends AssembledBook {
  parts: BookPart[];
  /** Ids of the parts that were not in the cache. */
  rendered: string[];
}

/** Plans, renders the parts missing from the cache, and assembles: the three steps of a workflow in one process. */
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
  const book = await finishBook(parts, cache.get, input);
  return { ...book, parts, rendered: missing.map(({ id }) => id) };
}

/** The parts to render: one for each hash that the cache lacks. */
async function uncachedParts(parts: readonly BookPart[], cache: PartCache): Promise<BookPart[]> {
  const present = await Promise.all(parts.map(async ({ hash }) => (await cache.get(hash)) !== undefined));
  const hashes = new Set<string>();
  return parts.filter(({ hash }, index) => {
    if (present[index] || hashes.has(hash)) return false;
    hashes.add(hash);
    return true;
  });
}
