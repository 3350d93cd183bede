import type { Actor } from "../../platform/actor.ts";
import { openBucket } from "../../platform/bucket.ts";

/** Exports are stored with the chunks of imports because files there start no import and expire after a week. */
const keyOf = (name: string) => `chunks/exports/${name}.json`;

/**
 * Stores an export under a name, unless it exists already.
 * @param name must differ for different contents
 * @returns its size in bytes and a URL that is valid for 15 minutes
 */
export async function keepExport(
  actor: Pick<Actor, "tenant">,
  name: string,
  fileName: string,
  write: () => Iterable<string>,
): Promise<{ url: string; size: number }> {
  const bucket = openBucket(actor, "IMPORTS_BUCKET");
  const key = keyOf(name);
  const storedSize = await bucket.size(key);
  const size = storedSize ?? (await bucket.putPieces(key, write(), { contentType: "application/json" }));
  return { url: await bucket.downloadUrl(key, fileName), size };
}
