import { createHash } from "node:crypto";
import { getLogo } from "../../../shared/core/settings/logo.endpoints.ts";
import { fullPath } from "../../../shared/kernel/endpoint.ts";
import type { Actor } from "../../platform/actor.ts";
import { reply } from "../../platform/endpoint/call.ts";
import { pictureTypeOf, pictureTypes } from "../../platform/picture/picture-type.ts";
import { problem } from "../../platform/problem.ts";
import { keepLogo, readLogo } from "./settings.store.ts";

export const logoPath = (id: string) => fullPath(getLogo).replace("{id}", id);

/** Longest edge in pixels: sharp on 10 cm of paper, since logos are shown small, even in print. */
const longestEdge = 1_600;

/**
 * Prepares a picture as a logo and stores it.
 * @param longest its longest edge in pixels, if it is shown larger than logos are
 * @returns the path under which it is shown
 * @throws ProblemError unsupported_media_type, validation_failed
 */
export async function receiveLogo(
  actor: Pick<Actor, "tenant">,
  handedIn: Buffer,
  longest = longestEdge,
): Promise<string> {
  const { hash, type, bytes } = await preparedPicture(handedIn, longest);
  await keepLogo(actor, hash, bytes, pictureTypes[type]);
  return logoPath(hash);
}

/** Returns a picture as it may be stored and shown, and the hash that names it. @throws ProblemError unsupported_media_type, validation_failed */
export async function preparedPicture(handedIn: Buffer, longest: number) {
  // Loaded on demand: most functions that show a logo never receive one.
  const { preparePicture } = await import("../../platform/picture/prepare-picture.ts");
  const { type, bytes } = await preparePicture(handedIn, longest);
  return { hash: createHash("sha256").update(bytes).digest("hex"), type, bytes };
}

/** The picture at a logo's path; undefined if it is not the path of a logo. */
export async function logoAt(
  actor: Pick<Actor, "tenant">,
  path: string,
): Promise<{ type: string; bytes: Buffer } | undefined> {
  const id = path.split("/").at(-2) ?? "";
  const bytes = path === logoPath(id) ? await readLogo(actor, id) : undefined;
  const type = bytes && pictureTypeOf(bytes);
  return type && { type: pictureTypes[type], bytes };
}

/** Responds with a logo; opened on its own, it may run no script. @throws ProblemError not_found */
export async function showLogo(actor: Pick<Actor, "tenant">, path: string) {
  const logo = await logoAt(actor, path);
  if (!logo) throw problem("not_found", "There is no such picture.");
  return reply(logo.bytes, {
    headers: {
      "Content-Type": logo.type,
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      "Content-Disposition": "inline",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
