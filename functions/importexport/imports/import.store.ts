import { promisify } from "node:util";
import { gunzipSync, gzip, gzipSync } from "node:zlib";
import * as z from "zod";
import {
  type Import,
  importSampleSchema,
  importSchema,
} from "../../../shared/importexport/imports/import.ts";
import { chosenColumnsSchema } from "../../../shared/importexport/imports/reading.ts";
import { holdsWords } from "../../../shared/kernel/folding.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { inUiLanguages, uiLanguageOf } from "../../../shared/kernel/ui-language.ts";
import type { StagedChange } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { openBucket } from "../../platform/bucket.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { type Key, openTable, type Write } from "../../platform/table/table.ts";
import { unpacked, withinRecord } from "./log/log-bounds.ts";
import type { FileSample } from "./reading/file-sample.ts";
import { changeIn } from "./staging/chunk-lines.ts";

const sampleChanges = importSampleSchema.shape.changes;
/** An import as stored: the content of the log, and the data that its workflow needs. */
const storedImportSchema = importSchema.extend({
  /** Samples in every language of the interface. Older entries kept them in another form; of those, only the analyses are named. */
  samples: z.array(
    importSampleSchema.extend({
      changes: z.object(inUiLanguages(() => sampleChanges)).catch(inUiLanguages(() => [])),
    }),
  ),
  /** Key of the file in the tenant's part of the imports bucket. */
  key: z.string(),
  /** The ETag with which that file arrived; no other version is read. */
  etag: z.string().optional(),
  /** Carry out even if more than a fifth would be deleted, or lose a field. */
  force: z.boolean(),
  /** The execution that carries out the import, if a call started it; no other one may. */
  execution: z.string().optional(),
  /** Columns mapped by a person, by heading. */
  chosen: chosenColumnsSchema,
  /** When a person is asked about the columns: `always` if they want to see them first, `if_needed` if nobody can be asked. */
  ask: z.enum(["if_open", "always", "if_needed"]).default("if_open"),
  /** Number of readings that have begun and never ended. */
  readers: z.number().int().optional(),
  /** Number of chunks written, so that they can be taken back. */
  chunks: z.number().int(),
  author: z.string(),
});
export type StoredImport = z.infer<typeof storedImportSchema>;

const gzipped = promisify(gzip);

const keyOf = (id: string): Key => ({ pk: "IMPORT", sk: id });

/** An import as read, including the documents counted since its progress was last recorded. */
function read(item: object): StoredImport {
  const { counted = 0, ...entry } = storedImportSchema
    .extend({ counted: z.number().optional() })
    .parse(unpacked(item));
  const { total, done } = entry.progress;
  return { ...entry, progress: { ...entry.progress, done: Math.max(done, Math.min(total, done + counted)) } };
}

/** Milliseconds to wait for an announced file; its signed URL is valid for no longer. */
const longestUpload = 15 * 60 * 1000;

/**
 * The entry as people see it: an import whose file never came has failed. The record itself stays open, so that a file whose slow upload
 * ends later is imported all the same.
 */
function asTold(entry: StoredImport): StoredImport {
  const until = Date.parse(entry.started) + longestUpload;
  if (entry.status !== "uploading" || Date.now() < until) return entry;
  const error = { code: "upload_abandoned", message: "The file did not arrive within 15 minutes." } as const;
  return { ...entry, status: "failed", error, ended: new Date(until).toISOString() };
}

/** The import as the API shows it. */
export const shownImport = (stored: StoredImport, language: Language): Import =>
  importSchema.parse({
    ...asTold(stored),
    samples: stored.samples.map((sample) => ({
      ...sample,
      changes: sample.changes[uiLanguageOf(language)],
    })),
  });

/** Creates the record of an import whose file is about to arrive; an existing one stays as it is. */
export async function createImport(actor: Actor, entry: StoredImport): Promise<StoredImport> {
  const creation = openTable(actor).put(keyOf(entry.id), { ...entry }, { condition: { absent: true } });
  return ifRefused(
    creation.then(() => entry),
    async () => (await readImport(actor, entry.id)) ?? entry,
  );
}

export async function readImport(actor: Actor, id: string): Promise<StoredImport | undefined> {
  const item = await openTable(actor).get<object>(keyOf(id));
  return item && read(item);
}

/** Changes the record; if a status is given, only while the record has it. @returns undefined if it has not */
export async function changeImport(
  actor: Actor,
  id: string,
  set: Partial<StoredImport>,
  status?: Import["status"],
): Promise<StoredImport | undefined> {
  const condition = status ? { equals: { status } } : ({ present: true } as const);
  const changes = { set: withinRecord(set), ...(set.progress && { remove: ["counted"] }) };
  return ifRefused(
    openTable(actor).update<object>(keyOf(id), changes, condition).then(read),
    () => undefined,
  );
}

/** Records that a reading begins. @returns the number of readings that have begun without coming to an end */
export async function beginReading(actor: Actor, id: string): Promise<number> {
  const update = openTable(actor).update<object>(keyOf(id), { add: { readers: 1 } }, { present: true });
  return read(await update).readers ?? 1;
}

/** The write that records success; it belongs in the transaction that publishes the staged changes. */
export function successOf({ id, stats }: StoredImport): Write {
  const total = stats?.total ?? 0;
  const progress = { phase: "done", done: total, total };
  const set = { status: "success", progress, ended: new Date().toISOString() };
  return {
    update: keyOf(id),
    changes: { set, remove: ["counted"] },
    condition: { equals: { status: "pending" } },
  };
}

/**
 * Writes the entry that undoes an import and names it in that import's record, in one transaction.
 * @returns the entry, or that of a faster concurrent call
 */
export async function createUndo(
  actor: Actor,
  entry: StoredImport,
  undoing: StoredImport,
): Promise<StoredImport> {
  const creation = openTable(actor).transact([
    { put: keyOf(undoing.id), item: { ...undoing }, condition: { absent: true } },
    {
      update: keyOf(entry.id),
      changes: { set: { undone_by: undoing.id } },
      condition: { equals: { undone_by: entry.undone_by ?? null } },
    },
  ]);
  return ifRefused(
    creation.then(() => undoing),
    async (refused) => {
      const earlier = (await readImport(actor, entry.id))?.undone_by;
      const previous = earlier === undefined ? undefined : await readImport(actor, earlier);
      if (!previous) throw refused;
      return previous;
    },
  );
}

/** Counts written documents, even while two chunks are written at once. */
export async function addProgress(actor: Actor, id: string, written: number): Promise<void> {
  const counted = openTable(actor).update(
    keyOf(id),
    { add: { counted: written } },
    { equals: { status: "pending" } },
  );
  await ifRefused(counted, () => undefined);
}

/** Entries of the log with the requested status and mode, and with every search word in file, person or error; newest first. */
export async function searchLog(
  actor: Actor,
  filter: { search: string; status?: Import["status"]; mode?: Import["mode"] },
): Promise<StoredImport[]> {
  const hits: StoredImport[] = [];
  for await (const item of openTable(actor).queryAll<object>({ pk: "IMPORT", descending: true })) {
    const entry = asTold(read(item));
    const { file, started_by, error, status, mode } = entry;
    if (filter.status && status !== filter.status) continue;
    if (filter.mode && mode !== filter.mode) continue;
    if (holdsWords(`${file.name} ${started_by} ${error?.message ?? ""}`, filter.search)) hits.push(entry);
  }
  return hits.sort((left, right) => right.started.localeCompare(left.started));
}

/** The newest entries of the log. */
export async function newestImports(actor: Actor, count: number): Promise<StoredImport[]> {
  const { items } = await openTable(actor).query<object>({ pk: "IMPORT", descending: true, limit: count });
  return items.map(read);
}

/**
 * Files of an import: the upload, and the chunks that its steps pass on (outside the folder whose arrivals start imports).
 * @param arrived the ETag with which the upload arrived; reading any other version throws ObjectReplaced
 */
export function importFiles(actor: Actor, arrived?: string) {
  const bucket = openBucket(actor, "IMPORTS_BUCKET");
  const findingsKey = (id: string) => `findings/${id}.ndjson.gz`;
  const chunkKey = (id: string, index: number) => `chunks/${id}/${String(index).padStart(5, "0")}.ndjson.gz`;
  const changedKey = (id: string) => `chunks/${id}/changed.json.gz`;
  const sampleKey = (id: string) => `chunks/${id}/sample.json.gz`;
  return {
    ...bucket,
    size: (key: string) => bucket.size(key, arrived),
    get: (key: string) => bucket.get(key, arrived),
    stream: (key: string) => bucket.stream(key, arrived),
    chunkKey,
    /** Keeps the beginning of the file, from which the preview is made. */
    async putSample(id: string, sample: FileSample): Promise<void> {
      await bucket.put(sampleKey(id), gzipSync(JSON.stringify(sample), { level: 1 }));
    },
    async getSample(id: string): Promise<FileSample | undefined> {
      const packed = await bucket.get(sampleKey(id));
      return packed && JSON.parse(gunzipSync(packed).toString("utf8"));
    },
    /** Writes a chunk with one change per line; it is packed without blocking other work. @returns its key */
    async putChunk(id: string, index: number, lines: readonly string[]): Promise<string> {
      const key = chunkKey(id, index);
      await bucket.put(key, await gzipped(lines.join("\n"), { level: 1 }));
      return key;
    },
    /** All analyses that a checked import would change, packed; like the chunks, they expire after a week. */
    putChanged: (id: string, packed: Buffer) => bucket.put(changedKey(id), packed),
    getChanged: (id: string) => bucket.get(changedKey(id)),
    /** All findings of the import, packed. */
    putFindings: (id: string, packed: Buffer) => bucket.put(findingsKey(id), packed),
    getFindings: (id: string) => bucket.get(findingsKey(id)),
    async getChunk(key: string): Promise<StagedChange[] | undefined> {
      const packed = await bucket.get(key);
      const lines = packed && gunzipSync(packed).toString("utf8").split("\n");
      return lines?.map(changeIn);
    },
  };
}
