import { pageDots } from "../../../shared/printpublisher/pictures/page-dots.ts";
import { type PictureContent, pictureRecord } from "../../../shared/printpublisher/pictures/picture.ts";
import { collectedPictures, preparedPicture } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { pictureOf, pictureTypes } from "../../platform/picture/picture-type.ts";
import { fieldProblem, ProblemError } from "../../platform/problem.ts";
import type { Saved } from "../../platform/records/layout.ts";
import type { Writer } from "../../platform/records/record-options.ts";
import { records } from "../../platform/records/records.store.ts";

export const pictureRecords = records("PRINT-PICTURE", pictureRecord, {
  one: "picture",
  unique: { hash: "The library has this picture already." },
  sort: ["added"],
  search: ["name", "alt"],
  filter: ["state"],
});
export type KeptPicture = Saved<PictureContent>;

/** Longest edge of a stored picture, in pixels: sharp over a whole page of the largest format with its bleed. */
const longestEdge = pageDots("A4", 300).height;

/**
 * Stores a picture for texts of the book. The same picture stays one; it comes back if it was removed.
 * @throws ProblemError unsupported_media_type, validation_failed
 */
export async function receiveTextPicture(actor: Actor, handedIn: Buffer, name: string): Promise<KeptPicture> {
  const { hash, type, bytes } = await preparedPicture(handedIn, longestEdge);
  const picture = await keepPicture(actor, { name, hash, ...factsOf(bytes, type) });
  // The collector looks for the record again once it has deleted a file, so the record is written before the file.
  await collectedPictures(actor).put(hash, bytes, pictureTypes[type]);
  return picture;
}

const factsOf = (bytes: Buffer, type: PictureContent["type"]) => ({
  type,
  size: pictureOf(bytes)?.size ?? null,
  bytes: bytes.length,
});

type NewPicture = Pick<PictureContent, "name" | "hash" | "type" | "size" | "bytes">;

async function keepPicture(actor: Writer, picture: NewPicture, texts: string[] = []): Promise<KeptPicture> {
  const state = { added: new Date().toISOString(), state: "kept", removed: null } as const;
  const again = async () => {
    const present = await pictureRecords.findBy(actor, "hash", picture.hash);
    return (
      present &&
      pictureRecords.change(actor, present.id, undefined, ({ name }) => ({
        ...state,
        name: name || picture.name.trim(),
      }))
    );
  };
  const before = await again();
  if (before) return before;
  try {
    return await pictureRecords.create(actor, { ...picture, ...state, alt: "", texts });
  } catch (error) {
    const other = error instanceof ProblemError && error.code === "already_exists" && (await again());
    if (!other) throw error;
    return other;
  }
}

/** Adds a picture to the library that a text has shown since before there was one. */
export async function adoptPicture(actor: Writer, hash: string, bytes: Buffer, text: string): Promise<void> {
  const type = pictureOf(bytes)?.type;
  if (type) await keepPicture(actor, { name: "", hash, ...factsOf(bytes, type) }, [text]);
}

/** Returns the hash at the end of a picture's path. */
export const hashOf = (src: string) => src.split("/").at(-2) ?? "";

/**
 * Notes that a text is about to name pictures, which from then on stay as long as its history; a removed one comes back. Noted before the text
 * is saved, so that nothing named is ever collected.
 * @param text `chapter:<id>` or `section:<id>`
 * @throws ProblemError validation_failed if a picture was collected at this moment
 */
export async function noteNamed(actor: Writer, text: string, sources: readonly string[]): Promise<void> {
  for (const src of new Set(sources)) {
    const present = await pictureRecords.findBy(actor, "hash", hashOf(src));
    if (!present || (present.state === "kept" && present.texts.includes(text))) continue;
    try {
      await pictureRecords.change(actor, present.id, undefined, ({ texts }) => ({
        state: "kept",
        removed: null,
        texts: [...new Set([...texts, text])],
      }));
    } catch (error) {
      if (!(error instanceof ProblemError && error.code === "not_found")) throw error;
      throw fieldProblem("content", "picture_gone", "This picture no longer exists.");
    }
  }
}
