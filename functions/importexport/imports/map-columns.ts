import { type ReadingChoice, readingSchema } from "../../../shared/importexport/imports/reading.ts";
import { catalogueOf } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { fieldProblems } from "../../platform/problem.ts";
import { keepProfile, profileNamed } from "../profiles/profile.store.ts";
import type { RowRules } from "./compare-import.ts";
import type { StoredImport } from "./import.store.ts";
import { withKeys } from "./new-fields.ts";
import { type Column, chosenBy, columnsWith } from "./preview-import.ts";
import { existing, expectMappable, moved } from "./resume-import.ts";
import { goOn } from "./start-import.ts";
import { workbookLayout } from "./targets.ts";

/** How a person wants a file to be read. */
export interface Mapping extends RowRules {
  columns: readonly Column[];
  /** As it was read, if left out. */
  reading?: ReadingChoice | undefined;
  /** Where the mapping is kept for the next file: in a known profile, in a new one, or (null) nowhere; by itself under the file's name. */
  profile?: { id?: string | undefined; name: string } | null | undefined;
}

/**
 * Continues with a file as a person wants it to be read and its columns as they mapped them, and remembers both in a profile. What a dry
 * run showed or refused is read again.
 */
export async function mapAndGoOn(
  actor: Actor,
  id: string,
  { columns, reading, profile, ...rules }: Mapping,
): Promise<StoredImport> {
  const entry = await existing(actor, id);
  expectMappable(entry);
  const wanted = reading ?? entry.reading;
  const missing = (wanted.codes ? (["name"] as const) : (["code", "name"] as const)).filter(
    (needed) => !columns.some(({ target }) => target === needed),
  );
  if (missing.length > 0)
    throw fieldProblems(
      missing.map((target) => ({
        path: "columns",
        code: `missing_${target}` as const,
        message: `No column brings the ${target}.`,
      })),
    );
  const names = await columnsWith(actor, entry, reading);
  const keyed = withKeys(columns, workbookLayout(await catalogueOf(actor)));
  const chosen = chosenBy(names, keyed);
  const into = profile === undefined ? await usualProfile(actor, entry) : profile;
  const kept = into && (await keepProfile(actor, into, keyed, wanted));
  const going = await goOn(actor, entry, {
    ...(rules.repeated && { repeated: rules.repeated }),
    ...(rules.faulty && { faulty: rules.faulty }),
    chosen,
    reading: readingSchema.parse(wanted),
    profile: kept ?? entry.profile,
  });
  if (!going) throw moved();
  return going;
}

/** The profile that an import used, else one with the name of its file. */
async function usualProfile(actor: Actor, { profile, file }: StoredImport) {
  if (profile) return profile;
  const name =
    file.name
      .replace(/\.\w+$/, "")
      .slice(0, 100)
      .trim() || file.name;
  return { name, id: (await profileNamed(actor, name))?.id };
}
