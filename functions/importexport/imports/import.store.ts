import * as z from "zod";
import { type Import, importSchema } from "../../../shared/importexport/imports/import.ts";
import { holdsWords } from "../../../shared/kernel/folding.ts";
import type { Actor } from "../../platform/actor.ts";
import { openBucket } from "../../platform/bucket.ts";
import { ConditionFailed, type Key, openTable, type Write } from "../../platform/table/table.ts";

/** An import as kept: what the log shows, and what its workflow needs. */
const storedImportSchema = importSchema.extend({
  /** Key of the file in the tenant's part of the imports bucket. */
  key: z.string(),
  /** Carry out even where more than a fifth would be deleted. */
  force: z.boolean(),
  /** The execution that carries it out, where a call set it going: no other one may. */
  execution: z.string().optional(),
  /** Columns mapped by a person, by heading. */
  chosen: z.record(z.string(), z.object({ target: z.string().nullable(), language: z.string().nullable() })),
  /** How many chunks were written, to be taken back if need be. */
  chunks: z.number().int(),
  author: z.string(),
});
export type StoredImport = z.infer<typeof storedImportSchema>;

const keyOf = (id: string): Key => ({ pk: "IMPORT", sk: id });
const profileKey: Key = { pk: "IMPORT-PROFILE", sk: "COLUMNS" };

/** What the API shows of it. */
export const shownImport = (stored: StoredImport): Import => importSchema.parse(stored);

/** Makes the record of an import that is about to arrive; one that is there stays as it is. */
export async function createImport(actor: Actor, entry: StoredImport): Promise<StoredImport> {
  try {
    await openTable(actor).put(keyOf(entry.id), { ...entry }, { condition: { absent: true } });
    return entry;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return (await readImport(actor, entry.id)) ?? entry;
  }
}

export async function readImport(actor: Actor, id: string): Promise<StoredImport | undefined> {
  const item = await openTable(actor).get<object>(keyOf(id));
  return item && storedImportSchema.parse(item);
}

/** Changes the record; with `while` only as long as it has that status. Answers undefined where it has not. */
export async function changeImport(
  actor: Actor,
  id: string,
  set: Partial<StoredImport>,
  status?: Import["status"],
): Promise<StoredImport | undefined> {
  try {
    const condition = status ? { equals: { status } } : ({ present: true } as const);
    return storedImportSchema.parse(await openTable(actor).update(keyOf(id), { set }, condition));
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined;
    throw error;
  }
}

/** What ends an import well: goes into the transaction that shows what it staged. */
export function successOf({ id, stats }: StoredImport): Write {
  const total = stats?.total ?? 0;
  const progress = { phase: "done", done: total, total };
  const set = { status: "success", progress, ended: new Date().toISOString() };
  return { update: keyOf(id), changes: { set }, condition: { equals: { status: "pending" } } };
}

/**
 * Writes the entry that undoes an import and notes it there, in one transaction.
 * @returns the entry, or that of whoever was faster
 */
export async function createUndo(
  actor: Actor,
  entry: StoredImport,
  undoing: StoredImport,
): Promise<StoredImport> {
  try {
    await openTable(actor).transact([
      { put: keyOf(undoing.id), item: { ...undoing }, condition: { absent: true } },
      {
        update: keyOf(entry.id),
        changes: { set: { undone_by: undoing.id } },
        condition: { equals: { undone_by: entry.undone_by ?? null } },
      },
    ]);
    return undoing;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const rival = (await readImport(actor, entry.id))?.undone_by;
    const known = rival === undefined ? undefined : await readImport(actor, rival);
    if (!known) throw error;
    return known;
  }
}

/** Counts documents as written. */
export async function addProgress(actor: Actor, id: string, written: number): Promise<void> {
  const known = await readImport(actor, id);
  if (!known) return;
  const done = Math.min(known.progress.total, known.progress.done + written);
  await changeImport(actor, id, { progress: { ...known.progress, done } }, "pending");
}

/** The entries of the log that have a status and a mode, and every word of a search in file, person or error; newest first. */
export async function searchLog(
  actor: Actor,
  wanted: { search: string; status?: Import["status"]; mode?: Import["mode"] },
): Promise<StoredImport[]> {
  const found: StoredImport[] = [];
  for await (const item of openTable(actor).queryAll<object>({ pk: "IMPORT", descending: true })) {
    const entry = storedImportSchema.parse(item);
    const { file, started_by, error, status, mode } = entry;
    if (wanted.status && status !== wanted.status) continue;
    if (wanted.mode && mode !== wanted.mode) continue;
    if (holdsWords(`${file.name} ${started_by} ${error?.message ?? ""}`, wanted.search)) found.push(entry);
  }
  return found.sort((left, right) => right.started.localeCompare(left.started));
}

/** The newest entries of the log. */
export async function newestImports(actor: Actor, count: number): Promise<StoredImport[]> {
  const { items } = await openTable(actor).query<object>({ pk: "IMPORT", descending: true, limit: count });
  return items.map((item) => storedImportSchema.parse(item));
}

export type Profile = StoredImport["chosen"];
/** How this lab's columns were mapped last: folded heading to target. */
export async function readProfile(actor: Actor): Promise<Profile> {
  return (await openTable(actor).get<{ columns: Profile }>(profileKey))?.columns ?? {};
}
export async function keepProfile(actor: Actor, columns: Profile): Promise<void> {
  const known = await readProfile(actor);
  await openTable(actor).put(profileKey, { columns: { ...known, ...columns } });
}

/** Files of an import: what was uploaded, and the chunks its steps hand on (outside the folder whose arrivals start imports). */
export function importFiles(actor: Actor) {
  const bucket = openBucket(actor, "IMPORTS_BUCKET");
  return {
    ...bucket,
    chunkKey: (id: string, at: number) => `chunks/${id}/${String(at).padStart(5, "0")}.ndjson.gz`,
  };
}
