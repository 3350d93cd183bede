import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Language } from "../../../shared/kernel/language.ts";
import {
  type SearchIndexPointer,
  searchIndexPointerSchema,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import type { SearchIndexFile } from "../../../shared/webpublisher/directory/search-index.ts";
import type { Actor } from "../../platform/actor.ts";
import { openBucket } from "../../platform/bucket.ts";

const pointerKey = "public/embed/index.json";

/**
 * Puts search indexes where browsers find them: each under a name made of its content, kept for ever by caches, and last the page that
 * says which are current. Nothing is written that is there already.
 * @returns whether anything was new
 */
export async function storeSearchIndexes(
  actor: Pick<Actor, "tenant">,
  files: ReadonlyMap<Language, SearchIndexFile>,
): Promise<boolean> {
  const bucket = openBucket(actor, "ASSETS_BUCKET");
  const before = readPointer(await bucket.get(pointerKey));
  const pointer: SearchIndexPointer = { indexes: {} };
  for (const [language, file] of files) {
    const body = JSON.stringify(file);
    const name = createHash("sha256").update(body).digest("base64url").slice(0, 24);
    const url = `/embed/index/${name}.json`;
    pointer.indexes[language] = { url, count: file.analyses.length };
    if (before?.indexes[language]?.url === url) continue;
    await bucket.put(`public${url}`, gzipSync(body, { level: 9 }), {
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
