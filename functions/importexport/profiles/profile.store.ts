import { isDeepStrictEqual } from "node:util";
import type { ChosenColumns, ReadingChoice } from "../../../shared/importexport/imports/reading.ts";
import { type ProfileColumn, profileInput } from "../../../shared/importexport/profiles/profile.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Kept } from "../../platform/records/layout.ts";
import { records } from "../../platform/records/records.store.ts";
import { type Key, openTable } from "../../platform/table/table.ts";
import { columnKeys } from "../imports/column-keys.ts";

export const profileRecords = records("PROFILE", profileInput, {
  one: "import profile",
  unique: { name: "A profile with this name already exists." },
  sort: ["name"],
  search: ["name"],
  history: true,
});

/** A profile as an import uses it; `columns` holds the mapping by column key. */
export interface KnownProfile {
  id: string;
  name: string;
  columns: ChosenColumns;
  reading: ReadingChoice;
}
type StoredProfile = Kept<(typeof profileInput)["_output"]>;

/** A profile with its columns by their keys. */
export function knownProfile({ id, name, columns, reading }: StoredProfile): KnownProfile {
  const keys = columnKeys(columns.map(({ column }) => column));
  return {
    id,
    name,
    reading,
    columns: Object.fromEntries(columns.map(({ column: _, ...chosen }, at) => [keys[at] as string, chosen])),
  };
}

/** All profiles of the laboratory. */
export async function knownProfiles(actor: Actor): Promise<KnownProfile[]> {
  return (await profileRecords.all(actor)).map(knownProfile);
}

/** Minimum share of a file's columns that a profile has to know to map them. */
const knownShare = 0.5;

/** The profile for a heading row: the one that knows most of its columns and, of several, has the fewest others. */
export function profileFor(
  columns: readonly string[],
  profiles: readonly KnownProfile[],
): KnownProfile | undefined {
  const keys = columnKeys(columns);
  const scored = profiles.map((profile) => {
    const known = keys.filter((key) => Object.hasOwn(profile.columns, key)).length;
    return { profile, known, others: Object.keys(profile.columns).length - known };
  });
  const [best] = scored
    .filter(({ known }) => known > 0 && known >= keys.length * knownShare)
    .sort((left, right) => right.known - left.known || left.others - right.others);
  return best?.profile;
}

export const profileNamed = (actor: Actor, name: string) => profileRecords.findBy(actor, "name", name);

/**
 * Keeps the mapping of a file's columns: in the profile that is named, else in a new one. The profile keeps columns that this file lacks.
 * @throws ProblemError not_found, already_exists
 */
export async function keepProfile(
  actor: Actor,
  wanted: { id?: string | undefined; name: string },
  columns: readonly ProfileColumn[],
  reading: ReadingChoice,
): Promise<{ id: string; name: string }> {
  const kept = profileInput.parse({ name: wanted.name, columns, reading });
  if (wanted.id === undefined) {
    // The call may be a retry of one that has got this far.
    const same = await profileNamed(actor, kept.name);
    if (same && isDeepStrictEqual(same.columns, kept.columns)) return { id: same.id, name: same.name };
    const { id, name } = await profileRecords.create(actor, kept);
    return { id, name };
  }
  const own = new Set(columnKeys(columns.map(({ column }) => column)));
  const { id, name } = await profileRecords.change(actor, wanted.id, undefined, (present) => {
    const keys = columnKeys(present.columns.map(({ column }) => column));
    const others = present.columns.filter((_, at) => !own.has(keys[at] as string));
    return { ...kept, columns: [...kept.columns, ...others].slice(0, mostColumns) };
  });
  return { id, name };
}
const mostColumns = 500;

/** Key of a laboratory's only mapping, from before profiles existed. */
const formerKey: Key = { pk: "IMPORT-PROFILE", sk: "COLUMNS" };
const formerName = "Bisherige Zuordnung";

interface Former {
  columns: ChosenColumns;
  /** The mapping has become a profile. */
  moved?: true;
}

/** Makes a profile of a laboratory's only mapping from before profiles existed; the mapping stays in its place, marked. */
export async function keepFormerProfile(actor: Actor): Promise<void> {
  const table = openTable(actor);
  const former = await table.get<Former>(formerKey);
  if (!former || former.moved) return;
  // Equal headings were told apart by a number, which follows from their order again; a map of the table has no order.
  const numberOf = (key: string) => Number(/#(\d+)$/.exec(key)?.[1] ?? 1);
  const columns = Object.entries(former.columns)
    .sort(([left], [right]) => numberOf(left) - numberOf(right))
    .map(([key, chosen]) => ({ column: key.replace(/#\d+$/, "") || "-", ...chosen }));
  const content = profileInput.parse({ name: formerName, columns: columns.slice(0, mostColumns) });
  const item: Former = { columns: former.columns, moved: true };
  try {
    await profileRecords.create(actor, content, {
      together: [{ put: formerKey, item: { ...item }, condition: { equals: { moved: null } } }],
    });
  } catch (error) {
    // Another call may have been faster.
    if (!(await table.get<Former>(formerKey))?.moved) throw error;
  }
}

/** The choices of a profile that hold for all files of its kind; the position of the columns is found in each file. */
export const readingOfKind = ({ codes, language, further }: ReadingChoice = {}): ReadingChoice => ({
  ...(further && { further }),
  ...(codes && { codes }),
  ...(language && { language }),
});
