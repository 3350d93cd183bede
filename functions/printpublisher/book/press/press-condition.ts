import { createHash } from "node:crypto";
import { readOwnProfile } from "./own-profile.ts";
import { pressProfile } from "./press-profile.ts";
import { condition, type Inks, type Lab } from "./printing-condition.ts";
import { inksOf } from "./separate.ts";

/** Printing condition of a file; its output intent names it, and it determines the inks of colours. */
export interface PressCondition {
  /** Its name in the registry of characterised conditions; null for a profile of the laboratory's own. */
  registered: string | null;
  name: string;
  profile(): Buffer;
  /** Returns inks from 0 to 1 each; the colour is given relative to the paper. */
  inksOf(colour: Lab): Inks;
  /** Differs between conditions that give different files. */
  key: string;
}

/** The printing condition of books unless a laboratory gives another. */
export const usualCondition: PressCondition = {
  registered: condition.identifier,
  name: condition.name,
  profile: pressProfile,
  inksOf,
  key: "",
};

/** Returns the condition of a profile that was checked on upload. @throws Error for a broken profile */
export function ownCondition(bytes: Buffer): PressCondition {
  const profile = readOwnProfile(bytes);
  if (typeof profile === "string") throw new Error(`The profile of the press cannot be used: ${profile}.`);
  const key = createHash("sha256").update(bytes).digest("hex");
  return { registered: null, name: profile.name, profile: () => bytes, inksOf: profile.inksOf, key };
}
