import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Language } from "../../../shared/kernel/language.ts";
import {
  type SearchIndexPointer,
  searchIndexPointerSchema,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import type { Actor } from "../../platform/actor.ts";
import { openBucket } from "../../platform/bucket.ts";
import type { SearchIndex } from "./search-index.ts";

const pack = promisify(gzip);
const pointerKey = "public/embed/index.json";

/**
 * Stores search indexes for browsers: each under a name derived from its content, and last the file that points to the current ones.
 * Existing indexes are not written again. Superseded ones are deleted, because they may name withdrawn analyses; for the same reason shared
 * caches revalidate every few minutes. A browser that was just pointed to a deleted one reads the pointer again.
 */
export async function storeSearchIndexes(
  actor: Pick<Actor, "tenant">,
  indexes: ReadonlyMap<Language, SearchIndex>,
): Promise<void> {
  const bucket = openBucket(actor, "ASSETS_BUCKET");
  const before = readPointer(await bucket.get(pointerKey));
  const pointer: SearchIndexPointer = { indexes: {} };
  for (const [language, { analyses, text, name }] of indexes) {
    const url = `/embed/index/${name}.json`;
    pointer.indexes[language] = { url, count: analyses.length };
    if (before?.indexes[language]?.url === url) continue;
    await bucket.put(`public${url}`, await pack(text), {
      contentType: "application/json",
      contentEncoding: "gzip",
      cacheControl: "public, max-age=31536000, s-maxage=300, immutable",
    });
  }
  if (before && JSON.stringify(before) === JSON.stringify(pointer)) return;
  await bucket.put(pointerKey, JSON.stringify(pointer), {
    contentType: "application/json",
    // A visitor who has just come need not ask again to search; the edge knows a new one within seconds.
    cacheControl: "public, max-age=10, s-maxage=2",
  });
  const current = urlsOf(pointer);
  for (const url of urlsOf(before)) if (!current.includes(url)) await bucket.delete(`public${url}`);
}

const urlsOf = (pointer: SearchIndexPointer | undefined) =>
  Object.values(pointer?.indexes ?? {}).map(({ url }) => url);

/** The pointer written before; undefined if it cannot be read, so that it is written anew. */
function readPointer(bytes: Buffer | undefined): SearchIndexPointer | undefined {
  try {
    return bytes && searchIndexPointerSchema.parse(JSON.parse(bytes.toString("utf8")));
  } catch {
    return undefined;
  }
}
