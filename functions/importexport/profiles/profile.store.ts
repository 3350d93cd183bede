import { isDeepStrictEqual } from "node:util";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import type { RepeatedRule } from "../../../shared/importexport/imports/import-words.ts";
import type { ChosenColumns, ReadingChoice } from "../../../shared/importexport/imports/reading.ts";
import { type ProfileColumn, profileInput } from "../../../shared/importexport/profiles/profile.ts";
import { uiLanguageOf } from "../../../shared/kernel/ui-language.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Saved } from "../../platform/records/layout.ts";
import { records } from "../../platform/records/records.store.ts";
import { type Key, openTable } from "../../platform/table/table.ts";
import { columnKey, columnKeys } from "../imports/mapping/column-keys.ts";
import { memoryTexts } from "./memory-texts.ts";

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
  /** Rule for rows of one code that differ. */
  repeated?: RepeatedRule | undefined;
}
type StoredProfile = Saved<(typeof profileInput)["_output"]>;

/** A profile with its columns by their keys. */
export function knownProfile({ id, name, columns, reading, repeated }: StoredProfile): KnownProfile {
  const keys = columnKeys(columns.map(({ column }) => column));
  return {
    id,
    name,
    reading,
    repeated,
    columns: Object.fromEntries(
      columns.map(({ column: _, ...chosen }, index) => [keys[index] as string, chosen]),
    ),
  };
}

/** All profiles of the laboratory. */
export async function knownProfiles(actor: Actor): Promise<KnownProfile[]> {
  return (await profilesAndMemory(actor)).profiles;
}

/** All profiles, and the columns that people have decided about in any file, by column key. */
export async function profilesAndMemory(
  actor: Actor,
): Promise<{ profiles: KnownProfile[]; remembered: ChosenColumns }> {
  const all = await profileRecords.all(actor);
  const memory = all.find(({ is_memory }) => is_memory);
  return {
    profiles: all.filter(({ is_memory }) => !is_memory).map(knownProfile),
    remembered: memory ? knownProfile(memory).columns : {},
  };
}

/** A profile without the facts of its record. */
const contentOf = ({ name, columns, reading, repeated, is_memory }: StoredProfile) => ({
  ...{ name, columns, reading, is_memory },
  ...(repeated && { repeated }),
});

const memoryName = (actor: Actor) => memoryTexts[uiLanguageOf(actor.languages[0])];

/**
 * Remembers what a person decided about headings, for files of any kind. A later decision replaces an earlier one of the same heading; beyond
 * the limit of a profile, the oldest are forgotten. Safe to repeat.
 */
export async function rememberColumns(actor: Actor, columns: readonly ProfileColumn[]): Promise<void> {
  const decided = new Map(columns.map((column) => [columnKey(column.column), column]));
  decided.delete("");
  if (decided.size === 0) return;
  const newest = [...decided.values()].slice(0, mostColumns);
  const memory = async () => (await profileRecords.all(actor)).find(({ is_memory }) => is_memory);
  const add = (id: string) =>
    profileRecords.change(actor, id, undefined, (present) => {
      const others = present.columns.filter(({ column }) => !decided.has(columnKey(column)));
      return { ...contentOf(present), columns: [...newest, ...others].slice(0, mostColumns) };
    });
  const present = await memory();
  if (present) return void (await add(present.id));
  const free = async (name: string) => ((await profileNamed(actor, name)) ? `${name} (2)` : name);
  const content = profileInput.parse({ name: memoryName(actor), columns: newest, is_memory: true });
  try {
    await profileRecords.create(actor, { ...content, name: await free(content.name) });
  } catch (error) {
    // Another call may have been faster.
    const other = await memory();
    if (!other) throw error;
    await add(other.id);
  }
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
    const matches = keys.filter((key) => Object.hasOwn(profile.columns, key)).length;
    return { profile, matches, others: Object.keys(profile.columns).length - matches };
  });
  const [best] = scored
    .filter(({ matches }) => matches > 0 && matches >= keys.length * knownShare)
    .sort((left, right) => right.matches - left.matches || left.others - right.others);
  return best?.profile;
}

export const profileNamed = (actor: Actor, name: string) => profileRecords.findBy(actor, "name", name);

/**
 * Keeps the mapping of a file's columns, and the rule for repeated rows, in the profile that is named, else in a new one. The profile keeps
 * columns that this file lacks, and its rule unless another one is given.
 * @throws ProblemError not_found, already_exists
 */
export async function keepProfile(
  actor: Actor,
  target: { id?: string | undefined; name: string },
  columns: readonly ProfileColumn[],
  reading: ReadingChoice,
  repeated?: RepeatedRule,
): Promise<{ id: string; name: string }> {
  const record = profileInput.parse({ name: target.name, columns, reading, repeated });
  if (target.id === undefined) {
    // The call may be a retry of one that has got this far.
    const same = await profileNamed(actor, record.name);
    if (same && isDeepStrictEqual(same.columns, record.columns) && same.repeated === record.repeated)
      return { id: same.id, name: same.name };
    const { id, name } = await profileRecords.create(actor, record);
    return { id, name };
  }
  const newKeys = new Set(columnKeys(columns.map(({ column }) => column)));
  const { id, name } = await profileRecords.change(actor, target.id, undefined, (present) => {
    const keys = columnKeys(present.columns.map(({ column }) => column));
    const others = present.columns.filter((_, index) => !newKeys.has(keys[index] as string));
    return {
      ...record,
      columns: [...record.columns, ...others].slice(0, mostColumns),
      repeated: record.repeated ?? present.repeated,
      is_memory: present.is_memory,
    };
  });
  return { id, name };
}
const mostColumns = 500;

/** The profile that an import used, else the one named after its file. */
export async function usualProfile(
  actor: Actor,
  { profile, file }: Pick<Import, "profile" | "file">,
): Promise<{ name: string; id?: string | undefined }> {
  if (profile) return profile;
  const name =
    file.name
      .replace(/\.\w+$/, "")
      .slice(0, 100)
      .trim() || file.name;
  return { name, id: (await profileNamed(actor, name))?.id };
}

/**
 * Keeps a rule for repeated rows for the next files of the same kind: in the profile of an import, else in a new one with the columns as they
 * were read.
 */
export async function keepRule(
  actor: Actor,
  entry: Pick<Import, "profile" | "file" | "mapping" | "reading">,
  repeated: RepeatedRule,
): Promise<{ id: string; name: string }> {
  const into = await usualProfile(actor, entry);
  if (into.id !== undefined) {
    const { id, name } = await profileRecords.change(actor, into.id, undefined, (present) => ({
      ...contentOf(present),
      repeated,
    }));
    return { id, name };
  }
  const columns = entry.mapping.map(({ by: _, samples: __, ...column }) => column);
  return keepProfile(actor, into, columns, entry.reading, repeated);
}

/** Key of a laboratory's only mapping, from before profiles existed. */
const formerKey: Key = { pk: "IMPORT-PROFILE", sk: "COLUMNS" };
const formerName = "Bisherige Zuordnung";

interface LegacyProfiles {
  columns: ChosenColumns;
  /** The mapping has become a profile. */
  moved?: true;
}

/** Makes a profile of a laboratory's only mapping from before profiles existed; the mapping stays in its place, marked. */
export async function keepFormerProfile(actor: Actor): Promise<void> {
  const table = openTable(actor);
  const legacy = await table.get<LegacyProfiles>(formerKey);
  if (!legacy || legacy.moved) return;
  // Equal headings were told apart by a number, which follows from their order again; a map of the table has no order.
  const numberOf = (key: string) => Number(/#(\d+)$/.exec(key)?.[1] ?? 1);
  const columns = Object.entries(legacy.columns)
    .sort(([left], [right]) => numberOf(left) - numberOf(right))
    .map(([key, chosen]) => ({ column: key.replace(/#\d+$/, "") || "-", ...chosen }));
  const content = profileInput.parse({ name: formerName, columns: columns.slice(0, mostColumns) });
  const item: LegacyProfiles = { columns: legacy.columns, moved: true };
  try {
    await profileRecords.create(actor, content, {
      together: [{ put: formerKey, item: { ...item }, condition: { equals: { moved: null } } }],
    });
  } catch (error) {
    // Another call may have been faster.
    if (!(await table.get<LegacyProfiles>(formerKey))?.moved) throw error;
  }
}

/** The choices of a profile that hold for all files of its kind; the position of the columns is found in each file. */
export const readingOfKind = ({
  codes,
  language,
  further,
  sections,
  alike,
}: ReadingChoice = {}): ReadingChoice => ({
  ...(sections !== undefined && { sections }),
  ...(alike !== undefined && { alike }),
  ...(further && { further }),
  ...(codes && { codes }),
  ...(language && { language }),
});

/**
 * Choices of a profile about the table itself. Only the table's headings determine the profile, so the table was read without them and has
 * to be read again.
 * @param choice how the table was read
 * @returns undefined if there are none
 */
export function furtherChoices(
  profile: KnownProfile | undefined,
  choice: ReadingChoice,
): ReadingChoice | undefined {
  const { further, sections, alike } = readingOfKind(profile?.reading);
  const unmet = {
    ...(further?.length && !choice.further && { further }),
    ...(sections !== undefined && choice.sections === undefined && { sections }),
    ...(alike !== undefined && choice.alike === undefined && { alike }),
  };
  return Object.keys(unmet).length > 0 ? unmet : undefined;
}
