import type { Actor } from "../../platform/actor.ts";
import { fieldProblems, problem } from "../../platform/problem.ts";
import { keepProfile, readImport, type StoredImport } from "./import.store.ts";
import { columnKey } from "./match-columns.ts";
import { goOn } from "./start-import.ts";

/** @throws ProblemError not_found */
export async function existing(actor: Actor, id: string): Promise<StoredImport> {
  const entry = await readImport(actor, id);
  if (!entry) throw problem("not_found", "There is no such import.");
  return entry;
}

const moved = () => problem("conflict", "The import has gone on meanwhile.");

/** Continues with the columns as a person mapped them, and remembers the mapping for the next file. */
export async function mapAndGoOn(
  actor: Actor,
  id: string,
  columns: readonly { column: string; target: string | null; language: string | null }[],
): Promise<StoredImport> {
  const entry = await existing(actor, id);
  if (entry.status !== "needs_mapping") throw problem("conflict", "This import does not wait for a mapping.");
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
  const chosen = Object.fromEntries(
    columns.map(({ column, target, language }) => [columnKey(column), { target, language }]),
  );
  await keepProfile(actor, chosen);
  const going = await goOn(actor, entry, { chosen });
  if (!going) throw moved();
  return going;
}

/** Carries out a dry run, or an import that the guard against mass deletion held back. */
export async function carryOutAgain(actor: Actor, id: string, force: boolean): Promise<StoredImport> {
  const entry = await existing(actor, id);
  const held = entry.status === "failed" && entry.error?.code === "would_delete_too_many";
  if (entry.status !== "dry_run" && !held)
    throw problem("conflict", "Only a dry run or a held-back import can be carried out.");
  const going = await goOn(actor, entry, { dry_run: false, force: entry.force || force });
  if (!going) throw moved();
  return going;
}
