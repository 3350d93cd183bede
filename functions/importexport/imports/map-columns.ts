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

/** Choices of a person about reading a file. */
export interface Mapping extends RowRules {
  columns: readonly Column[];
  /** Defaults to the import's present choices. */
  reading?: ReadingChoice | undefined;
  /** Profile that keeps the mapping for the next file: known, new, or none (null); defaults to the one used or one named after the file. */
  profile?: { id?: string | undefined; name: string } | null | undefined;
}

/**
 * Continues with a person's choices for reading the file and mapping its columns, and remembers both in a profile. A file that was refused
 * or only checked in a dry run is read again.
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

/** The profile that an import used, else the one named after its file. */
async function usualProfile(actor: Actor, { profile, file }: StoredImport) {
  if (profile) return profile;
  const name =
    file.name
      .replace(/\.\w+$/, "")
      .slice(0, 100)
      .trim() || file.name;
  return { name, id: (await profileNamed(actor, name))?.id };
}
