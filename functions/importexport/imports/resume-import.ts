import type { Actor } from "../../platform/actor.ts";
import { problem } from "../../platform/problem.ts";
import { keepRule } from "../profiles/profile.store.ts";
import type { RowRules } from "./comparing/compare-import.ts";
import { readImport, type StoredImport } from "./import.store.ts";
import { goOn } from "./start-import.ts";

/** @throws ProblemError not_found */
export async function existing(actor: Actor, id: string): Promise<StoredImport> {
  const entry = await readImport(actor, id);
  if (!entry) throw problem("not_found", "There is no such import.");
  return entry;
}

export const moved = () => problem("conflict", "The import has gone on meanwhile.");

/** Whether a file was refused for errors in its rows, so that it may be read again in another way. */
const isRefused = ({ status, error }: StoredImport) => status === "failed" && error?.code === "invalid_file";

/** Whether an import waits for a person, since it would delete or empty too much. */
const isHeld = ({ status, error }: StoredImport) =>
  status === "failed" && (error?.code === "would_delete_too_many" || error?.code === "would_empty_fields");

/** Throws unless the columns of an import may be mapped now, before anything of it is carried out. @throws ProblemError conflict */
export function expectMappable(entry: StoredImport): void {
  const isOpen = entry.status === "needs_mapping" || entry.status === "dry_run" || isRefused(entry);
  if (!isOpen || (entry.status !== "needs_mapping" && entry.mapping.length === 0))
    throw problem("conflict", "This import does not wait for a mapping.");
}

/**
 * Carries out a dry run, or an import that was held back because it would delete or empty too much; reads a file with refused rows again if the rules for
 * them have changed. If that import was a dry run, it stays one, so that people see its effect.
 */
export async function carryOutAgain(
  actor: Actor,
  id: string,
  { force, repeated, faulty }: { force: boolean } & RowRules,
): Promise<StoredImport> {
  const entry = await existing(actor, id);
  const rules = { repeated: repeated ?? entry.repeated, faulty: faulty ?? entry.faulty };
  const isOtherwise = rules.repeated !== entry.repeated || rules.faulty !== entry.faulty;
  const isReread = isRefused(entry) && isOtherwise;
  if (entry.status !== "dry_run" && !isHeld(entry) && !isReread)
    throw problem("conflict", "Only a dry run or a held-back import can be carried out.");
  const isNewRule = isReread && rules.repeated !== entry.repeated && entry.mapping.length > 0;
  const profile = isNewRule ? await keepRule(actor, entry, rules.repeated) : entry.profile;
  const going = await goOn(actor, entry, {
    ...rules,
    profile,
    dry_run: isReread && entry.dry_run,
    force: entry.force || force,
  });
  if (!going) throw moved();
  return going;
}
