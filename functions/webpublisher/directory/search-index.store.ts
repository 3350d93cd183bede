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
 * Puts search indexes where browsers find them: each under a name made of its content, kept for ever by caches, and last the page that
 * says which are current. Nothing is written that is there already.
 * @returns whether anything was new
 */
export async function storeSearchIndexes(
  actor: Pick<Actor, "tenant">,
  indexes: ReadonlyMap<Language, SearchIndex>,
): Promise<boolean> {
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
      cacheControl: "public, max-age=31536000, immutable",
    });
  }
  if (before && JSON.stringify(before) === JSON.stringify(pointer)) return false;
  await bucket.put(pointerKey, JSON.stringify(pointer), {
    contentType: "application/json",
    cacheControl: "public, max-age=5",
  });
  return true;
}

/** What was written before; a page that cannot be read is written anew. */
function readPointer(bytes: Buffer | undefined): SearchIndexPointer | undefined {
  try {
    return bytes && searchIndexPointerSchema.parse(JSON.parse(bytes.toString("utf8")));
  } catch {
    return undefined;
  }
}
