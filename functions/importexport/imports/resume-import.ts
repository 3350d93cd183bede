import type { Actor } from "../../platform/actor.ts";
import { fieldProblems, problem } from "../../platform/problem.ts";
import type { RowRules } from "./compare-import.ts";
import { keepProfile, readImport, type StoredImport } from "./import.store.ts";
import { columnKeys } from "./match-columns.ts";
import { goOn } from "./start-import.ts";

/** @throws ProblemError not_found */
export async function existing(actor: Actor, id: string): Promise<StoredImport> {
  const entry = await readImport(actor, id);
  if (!entry) throw problem("not_found", "There is no such import.");
  return entry;
}

/** A column as a person maps it. */
interface Column {
  column: string;
  target: string | null;
  language: string | null;
  split?: readonly string[] | undefined;
}

const moved = () => problem("conflict", "The import has gone on meanwhile.");

/** Whether a file was refused for what is in its rows, so that it may be read again in another way. */
const isRefused = ({ status, error }: StoredImport) => status === "failed" && error?.code === "invalid_file";

/**
 * Continues with the columns as a person mapped them, and remembers the mapping for the next file. What a dry run showed or refused is read
 * again: only then the person sees how a column is split.
 */
export async function mapAndGoOn(
  actor: Actor,
  id: string,
  columns: readonly Column[],
): Promise<StoredImport> {
  const entry = await existing(actor, id);
  const isOpen = entry.status === "needs_mapping" || entry.status === "dry_run" || isRefused(entry);
  if (!isOpen || (entry.status !== "needs_mapping" && entry.mapping.length === 0))
    throw problem("conflict", "This import does not wait for a mapping.");
  const missing = (["code", "name"] as const).filter(
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
  const names = entry.mapping.map(({ column }) => column);
  const keys = columnKeys(names);
  const chosen = Object.fromEntries(
    columns.flatMap(({ column, target, language, split }) => {
      const key = keys[names.indexOf(column)];
      return key === undefined
        ? []
        : [[key, { target, language, ...(split?.length && { split: [...split] }) }]];
    }),
  );
  await keepProfile(actor, chosen);
  const going = await goOn(actor, entry, { chosen });
  if (!going) throw moved();
  return going;
}

/**
 * Carries out a dry run, or an import that the guard against mass deletion held back; and reads a file again whose rows were refused, if they
 * are to be taken otherwise. That one stays a dry run if it was one, so that people see what it does.
 */
export async function carryOutAgain(
  actor: Actor,
  id: string,
  { force, repeated, faulty }: { force: boolean } & RowRules,
): Promise<StoredImport> {
  const entry = await existing(actor, id);
  const held = entry.status === "failed" && entry.error?.code === "would_delete_too_many";
  const rules = { repeated: repeated ?? entry.repeated, faulty: faulty ?? entry.faulty };
  const isOtherwise = rules.repeated !== entry.repeated || rules.faulty !== entry.faulty;
  const isReread = isRefused(entry) && isOtherwise;
  if (entry.status !== "dry_run" && !held && !isReread)
    throw problem("conflict", "Only a dry run or a held-back import can be carried out.");
  const going = await goOn(actor, entry, {
    ...rules,
    dry_run: isReread && entry.dry_run,
    force: entry.force || force,
  });
  if (!going) throw moved();
  return going;
}
