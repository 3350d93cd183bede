import { isDeepStrictEqual } from "node:util";
import { type ReadingChoice, readingSchema } from "../../../../shared/importexport/imports/reading.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import { catalogueOf } from "../../../core/door.ts";
import type { Actor } from "../../../platform/actor.ts";
import { fieldProblems } from "../../../platform/problem.ts";
import { keepProfile, rememberColumns, usualProfile } from "../../profiles/profile.store.ts";
import type { RowRules } from "../comparing/compare-import.ts";
import type { StoredImport } from "../import.store.ts";
import { type Column, chosenBy, columnsWith } from "../preview-import.ts";
import { existing, expectMappable, moved } from "../resume-import.ts";
import { goOn } from "../start-import.ts";
import { withKeys } from "./new-fields.ts";
import { type Target, takesEntries, targetsOf, workbookLayout } from "./targets.ts";

/** Choices of a person about reading a file. */
export interface Mapping extends RowRules {
  columns: readonly Column[];
  /** Defaults to the import's present choices. */
  reading?: ReadingChoice | undefined;
  /** Profile that keeps the mapping for the next file: known, new, or none (null); defaults to the one used or one named after the file. */
  profile?: { id?: string | undefined; name: string } | null | undefined;
}

/**
 * Continues with a person's choices for reading the file and mapping its columns, and remembers both in a profile, and what was decided about
 * headings for files of any other kind. A file that was refused
 * or only checked in a dry run is read again.
 */
export async function mapAndGoOn(
  actor: Actor,
  id: string,
  { columns, reading, profile, ...rules }: Mapping,
): Promise<StoredImport> {
  const entry = await existing(actor, id);
  expectMappable(entry);
  const confirmedReading = confirmed(reading ?? entry.reading, columns);
  const missing = (confirmedReading.codes ? (["name"] as const) : (["code", "name"] as const)).filter(
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
  const layout = workbookLayout(await catalogueOf(actor));
  expectEachOnce(columns, targetsOf(layout?.fields ?? [], actor.languages[0]), actor.languages[0]);
  const keyed = withKeys(columns, layout);
  const chosen = chosenBy(names, keyed);
  const into = profile === undefined ? await usualProfile(actor, entry) : profile;
  const rule = rules.repeated ?? (entry.repeated === "refuse" ? undefined : entry.repeated);
  const savedProfile = into && (await keepProfile(actor, into, keyed, confirmedReading, rule));
  if (into) await rememberColumns(actor, decided(keyed, entry));
  const going = await goOn(actor, entry, {
    ...(rules.repeated && { repeated: rules.repeated }),
    ...(rules.faulty && { faulty: rules.faulty }),
    chosen,
    reading: readingSchema.parse(confirmedReading),
    profile: savedProfile ?? entry.profile,
  });
  if (!going) throw moved();
  return going;
}

/** Refuses columns of one language that go to the same place, unless it holds several entries. @throws ValidationProblem assigned_twice */
function expectEachOnce(columns: readonly Column[], targets: readonly Target[], main: Language): void {
  const places = new Set<string>();
  const repeated = columns.flatMap(({ target, language, create }, index) => {
    const targetEntry = targets.find((each) => each.target === target);
    if (target === null || create || (targetEntry && takesEntries(targetEntry))) return [];
    const place = `${target} ${language ?? main}`;
    if (!places.has(place)) {
      places.add(place);
      return [];
    }
    const message = `Another column already goes to ${target}.`;
    return { path: `columns.${index}.target`, code: "assigned_twice" as const, message };
  });
  if (repeated.length > 0) throw fieldProblems(repeated);
}

/**
 * The columns about which a person decided, rather than leaving them as their headings or a profile say. That a column without values is left
 * out is no decision.
 */
function decided(columns: readonly Column[], { mapping }: StoredImport): Column[] {
  const before = new Map(mapping.map((column) => [column.column, column]));
  return columns.filter((column) => {
    const { by = "none", samples = [], column: _, ...previous } = before.get(column.column) ?? {};
    const { column: __, ...choice } = column;
    if (by !== "none" && by !== "cells") return !isDeepStrictEqual(filledIn(previous), filledIn(choice));
    return column.target !== null || samples.length > 0;
  });
}

/** A choice without options that are left out or empty. */
const filledIn = (choice: object) =>
  Object.fromEntries(
    Object.entries(choice).filter(
      ([, value]) => value !== undefined && (value as { length?: number })?.length !== 0,
    ),
  );

/** A person has confirmed what was proposed; proposed codes give way to a column that has some. */
function confirmed({ codes, ...reading }: ReadingChoice, columns: readonly Column[]): ReadingChoice {
  if (!codes) return reading;
  const { is_proposed, ...chosen } = codes;
  const hasCodes = columns.some(({ target }) => target === "code");
  return is_proposed && hasCodes ? reading : { ...reading, codes: chosen };
}
