import { createHash } from "node:crypto";
import { readOwnProfile } from "./own-profile.ts";
import { pressProfile } from "./press-profile.ts";
import { condition, type Inks, type Lab } from "./printing-condition.ts";
import { inksOf } from "./separate.ts";

/** What a file is printed under: named in its output intent, and asked for the inks of its colours. */
export interface PressCondition {
  /** Its name in the registry of characterised conditions; null for a profile of the laboratory's own. */
  registered: string | null;
  name: string;
  profile(): Buffer;
  /** Each from 0 to 1; the colour is given in relation to the paper. */
  inksOf(colour: Lab): Inks;
  /** Differs where files would. */
  key: string;
}

/** The condition that books are printed under unless a laboratory gives another. */
export const usualCondition: PressCondition = {
  registered: condition.identifier,
  name: condition.name,
  profile: pressProfile,
  inksOf,
  key: "",
};

/** That of a profile which was checked when it came in. @throws Error for one that is broken */
export function ownCondition(bytes: Buffer): PressCondition {
  const own = readOwnProfile(bytes);
  if (typeof own === "string") throw new Error(`The profile of the press cannot be used: ${own}.`);
  const key = createHash("sha256").update(bytes).digest("hex");
  return { registered: null, name: own.name, profile: () => bytes, inksOf: own.inksOf, key };
}
