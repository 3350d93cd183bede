import type { Actor } from "../../platform/actor.ts";
import { openBucket } from "../../platform/bucket.ts";

/** Exports lie where the steps of imports put what they hand on: nothing starts there, and it is gone after a week. */
const keyOf = (name: string) => `chunks/exports/${name}.json`;

/**
 * Keeps an export under a name, unless it is there already.
 * @param name the same for the same content only
 * @returns its size in bytes and a URL that is good for 15 minutes
 */
export async function keepExport(
  actor: Pick<Actor, "tenant">,
  name: string,
  fileName: string,
  write: () => Iterable<string>,
): Promise<{ url: string; size: number }> {
  const bucket = openBucket(actor, "IMPORTS_BUCKET");
  const key = keyOf(name);
  const known = await bucket.size(key);
  const size = known ?? (await bucket.putPieces(key, write(), { contentType: "application/json" }));
  return { url: await bucket.downloadUrl(key, fileName), size };
}
