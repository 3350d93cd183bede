import { collectedPictures, logoAt, logoPath } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { pictureTypes } from "../../platform/picture/picture-type.ts";
import { ProblemError } from "../../platform/problem.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import { readPublishedChapters } from "../editions/web-chapters.store.ts";
import { adoptPicture, hashOf, type KeptPicture, noteNamed, pictureRecords } from "./picture.store.ts";
import { endOf } from "./picture-commands.ts";
import { placeOf, readTexts, sourcesOf } from "./picture-uses.ts";

/**
 * Adds pictures to the library that texts showed before there was one, and deletes those that were never named and have waited long enough.
 * A picture that any version of a text ever named stays.
 */
export async function collectPictures(
  actor: Actor,
  tenant: TenantRecord,
): Promise<{ adopted: number; collected: number }> {
  if (!tenant.modules.MD_PRINT) return { adopted: 0, collected: 0 };
  const adopted = await adoptAll(actor);
  let collected = 0;
  for (const picture of await pictureRecords.all(actor))
    if (picture.texts.length === 0 && endOf(picture) < Date.now() && (await collect(actor, picture)))
      collected += 1;
  return { adopted, collected };
}

async function adoptAll(actor: Actor): Promise<number> {
  const texts = [
    ...(await readTexts(actor)).map((text) => ({ place: placeOf(text), hashes: text.hashes })),
    ...((await readPublishedChapters(actor))?.chapters ?? []).flatMap(({ paragraphs, ...chapter }) => [
      {
        place: placeOf({ kind: "chapter", id: chapter.id }),
        hashes: new Set(sourcesOf(chapter).map(hashOf)),
      },
      ...paragraphs.map((section) => ({
        place: placeOf({ kind: "section", id: section.id }),
        hashes: new Set(sourcesOf(section).map(hashOf)),
      })),
    ]),
  ];
  let adopted = 0;
  for (const { place, hashes } of texts) {
    for (const hash of hashes) {
      if (await pictureRecords.findBy(actor, "hash", hash)) continue;
      const stored = await logoAt(actor, logoPath(hash));
      if (!stored) continue;
      await adoptPicture(actor, hash, stored.bytes, place);
      adopted += 1;
    }
    await noteNamed(actor, place, [...hashes].map(logoPath));
  }
  return adopted;
}

/** Deletes a picture unless a text names it at this moment; if somebody sends it again meanwhile, its file comes back. */
async function collect(actor: Actor, { id, hash, type, version }: KeptPicture): Promise<boolean> {
  const files = collectedPictures(actor);
  const bytes = await files.get(hash);
  try {
    await pictureRecords.remove(actor, id, String(version));
  } catch (error) {
    if (error instanceof ProblemError && /^(?:edit_conflict|not_found)$/.test(error.code)) return false;
    throw error;
  }
  await files.drop(hash);
  if (bytes && (await pictureRecords.findBy(actor, "hash", hash)))
    await files.put(hash, bytes, pictureTypes[type]);
  return true;
}
