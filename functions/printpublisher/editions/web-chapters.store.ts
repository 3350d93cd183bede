import type { Actor } from "../../platform/actor.ts";
import { openBucket } from "../../platform/bucket.ts";
import type { OwnChapters } from "../books/own-chapters.ts";

/** The chapters as they were when they were published. Analyses of a directory are read anew, so that it never names one that is no longer public. */
export interface PublishedChapters {
  published: string;
  by: string;
  chapters: OwnChapters;
}

const file = "print/web/chapters.json";

export async function readPublishedChapters(
  actor: Pick<Actor, "tenant">,
): Promise<PublishedChapters | undefined> {
  const bytes = await openBucket(actor, "ASSETS_BUCKET").get(file);
  return bytes && (JSON.parse(bytes.toString("utf8")) as PublishedChapters);
}

/** One file holds all chapters, so that visitors never see half of a publication. */
export const keepPublishedChapters = (actor: Pick<Actor, "tenant">, published: PublishedChapters) =>
  openBucket(actor, "ASSETS_BUCKET").put(file, JSON.stringify(published), {
    contentType: "application/json",
  });
