import { createHash } from "node:crypto";
import type { GivenProfile } from "../../../shared/printpublisher/config/printing.ts";
import type { Actor } from "../../platform/actor.ts";
import { openBucket } from "../../platform/bucket.ts";
import { fieldProblem } from "../../platform/problem.ts";
import { type ProfileFault, readOwnProfile } from "../book/press/own-profile.ts";
import { ownCondition, type PressCondition, usualCondition } from "../book/press/press-condition.ts";

const key = (file: string) => `print/profiles/${file}.icc`;

const faults: Record<ProfileFault, string> = {
  not_a_profile: "The file is not a complete ICC profile.",
  profile_not_for_press: "The profile is not that of a press.",
  profile_not_cmyk: "The profile is not for CMYK.",
  profile_tables: "The profile has no table from Lab to CMYK in 8 or 16 bits.",
};

/** Stores the profile of a press under the hash of its bytes. @throws ProblemError validation_failed for any other file */
export async function receiveProfile(actor: Actor, bytes: Buffer): Promise<GivenProfile> {
  const profile = readOwnProfile(bytes);
  if (typeof profile === "string") throw fieldProblem("file", profile, faults[profile]);
  const file = createHash("sha256").update(profile.bytes).digest("hex").slice(0, 32);
  await openBucket(actor, "ASSETS_BUCKET").put(key(file), profile.bytes, {
    contentType: "application/vnd.iccprofile",
  });
  return { file, name: profile.name, size: profile.bytes.length };
}

/** Returns the printing condition of a book: the laboratory's own profile, or the usual condition. */
export async function conditionFor(actor: Actor, profile: GivenProfile | undefined): Promise<PressCondition> {
  if (!profile) return usualCondition;
  const bytes = await openBucket(actor, "ASSETS_BUCKET").get(key(profile.file));
  if (!bytes) throw new Error(`The profile ${profile.file} is gone.`);
  return ownCondition(bytes);
}
