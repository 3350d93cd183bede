import { gunzipSync, gzipSync } from "node:zlib";
import type { Author } from "../../../shared/core/catalogue/document.ts";
import type { ImportErrorCode } from "../../../shared/importexport/imports/import.ts";
import type { ReadResult } from "../../../shared/importexport/imports/imports.messages.ts";
import {
  beginImportInTurn,
  catalogueOf,
  publishImport,
  releaseImport,
  type StagedChange,
  stageDocuments,
  unstageDocuments,
  writeSnapshot,
} from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { ObjectReplaced } from "../../platform/bucket.ts";
import { recordOf } from "../../platform/workflow.ts";
import { type Comparison, compareImport } from "./compare-import.ts";
import {
  addProgress,
  changeImport,
  importFiles,
  readImport,
  readProfile,
  type StoredImport,
  successOf,
} from "./import.store.ts";
import { ImportProblem } from "./import-problem.ts";
import { pinFile, replaced } from "./pin-file.ts";
import { planUndo } from "./plan-undo.ts";
import { readImportFile } from "./read-file.ts";

/** Documents per chunk, and so per invocation. */
const chunkSize = 500;
const done: ReadResult = { outcome: "done", chunks: [], count: 0 };

/**
 * Reads, checks and compares the file; writes what is to change in chunks. Comparing looks at visible versions only, so that a second
 * attempt after a crash finds the same.
 * @param execution the one that works, where a call started it
 */
export async function readAndCompare(actor: Actor, id: string, execution?: string): Promise<ReadResult> {
  const entry = await recordOf(execution ?? id, async () => {
    const known = await readImport(actor, id);
    return known?.execution === execution ? known : undefined;
  });
  if (entry?.status !== "pending") return done;
  try {
    if (entry.dry_run) return await dryRun(actor, entry);
    return await prepare(actor, entry);
  } catch (error) {
    const known = error instanceof ObjectReplaced ? replaced() : error;
    if (!(known instanceof ImportProblem)) throw known;
    await takeBack(actor, entry, known.code, known.message, known.issues);
    return done;
  }
}

async function dryRun(actor: Actor, entry: StoredImport): Promise<ReadResult> {
  const compared = await compare(actor, entry, () => undefined);
  if (compared) await end(actor, entry, compared, "dry_run");
  return done;
}

async function prepare(actor: Actor, entry: StoredImport): Promise<ReadResult> {
  await beginImportInTurn(actor, entry.id);
  const files = importFiles(actor);
  const chunks: string[] = [];
  let pending: StagedChange[] = [];
  let count = 0;
  const flush = async () => {
    if (pending.length === 0) return;
    const key = files.chunkKey(entry.id, chunks.length);
    const lines = pending.map((change) => JSON.stringify(change)).join("\n");
    pending = [];
    await files.put(key, gzipSync(lines, { level: 1 }));
    chunks.push(key);
  };
  const onChange = async (change: StagedChange) => {
    pending.push(change);
    count += 1;
    if (pending.length >= chunkSize) await flush();
  };
  const compared =
    entry.undoes === undefined
      ? await compare(actor, entry, onChange)
      : await compareUndo(actor, entry.undoes, onChange);
  if (!compared) {
    await releaseImport(actor, entry.id);
    return done;
  }
  await flush();
  if (count === 0) {
    await releaseImport(actor, entry.id);
    await end(actor, entry, compared, "success");
    return done;
  }
  await changeImport(actor, entry.id, {
    stats: compared.stats,
    chunks: chunks.length,
    progress: { phase: "writing", done: 0, total: count },
  });
  return { outcome: "changes", chunks, count };
}

/** What makes an import undone, in place of a file. */
async function compareUndo(
  actor: Actor,
  importId: string,
  onChange: (change: StagedChange) => Promise<void>,
): Promise<Comparison> {
  const { changes, stats } = await planUndo(actor, await catalogueOf(actor), importId);
  for (const change of changes) await onChange(change);
  return { stats, samples: [], issues: [], issueCount: 0, wouldDelete: null };
}

/** Undefined where a person has to map columns first, which the record then says. */
async function compare(
  actor: Actor,
  entry: StoredImport,
  onChange: (change: StagedChange) => Promise<void> | void,
): Promise<Comparison | undefined> {
  const [main] = actor.languages;
  const catalogue = await catalogueOf(actor);
  const columns = { chosen: entry.chosen, profile: await readProfile(actor) };
  const files = importFiles(actor, entry.etag);
  await pinFile(actor, files, entry);
  const file = await readImportFile(files, entry.key, catalogue, main, columns);
  if (!("placed" in file)) {
    await changeImport(actor, entry.id, { status: "needs_mapping", mapping: file.mapping }, "pending");
    return undefined;
  }
  await changeImport(actor, entry.id, {
    mapping: file.mapping,
    progress: { phase: "comparing", done: 0, total: 0 },
  });
  const report = throttled((rows) =>
    changeImport(actor, entry.id, { progress: { phase: "comparing", done: rows, total: 0 } }, "pending"),
  );
  const compared = await compareImport(file, catalogue, entry.mode, onChange, report);
  if (compared.issueCount > 0) {
    const message = `The file has ${compared.issueCount} problem(s); nothing was changed.`;
    await takeBack(actor, entry, "invalid_file", message, compared.issues, compared);
    return undefined;
  }
  if (compared.wouldDelete && !entry.force && !entry.dry_run) {
    const { deleted, of } = compared.wouldDelete;
    const message = `${deleted} of ${of} imported analyses would be deleted; nothing was changed.`;
    await takeBack(actor, entry, "would_delete_too_many", message, [], compared);
    return undefined;
  }
  return compared;
}

function throttled(report: (rows: number) => Promise<unknown>) {
  let last = Date.now();
  return async (rows: number) => {
    if (Date.now() - last < 300) return;
    last = Date.now();
    await report(rows);
  };
}

const summary = (compared: Comparison) => ({
  stats: compared.stats,
  samples: compared.samples,
  issues: compared.issues,
  issue_count: compared.issueCount,
});

async function end(
  actor: Actor,
  entry: StoredImport,
  compared: Comparison,
  status: "success" | "dry_run",
): Promise<void> {
  const { wouldDelete, stats } = compared;
  const error = wouldDelete && status === "dry_run" ? guardMessage(wouldDelete) : null;
  const progress = { phase: "done", done: stats.total, total: stats.total };
  await changeImport(
    actor,
    entry.id,
    { ...summary(compared), error, status, progress, ended: new Date().toISOString() },
    "pending",
  );
}
const guardMessage = ({ deleted, of }: NonNullable<Comparison["wouldDelete"]>) => ({
  code: "would_delete_too_many",
  message: `${deleted} of ${of} imported analyses would be deleted.`,
});

/** Writes one chunk; what it wrote before a crash is passed over. */
export async function stageChunk(actor: Actor, id: string, key: string): Promise<number> {
  const entry = await readImport(actor, id);
  const packed = await importFiles(actor).get(key);
  if (!entry || !packed) throw new Error(`The chunk ${key} is gone.`);
  const author: Author =
    entry.undoes === undefined
      ? { kind: "import", id, name: entry.file.name }
      : { kind: "account", id: entry.author, name: entry.started_by, undoes: entry.undoes };
  const changes = gunzipSync(packed)
    .toString("utf8")
    .split("\n")
    .map((line) => JSON.parse(line) as StagedChange);
  await stageDocuments(actor, id, author, changes);
  await addProgress(actor, id, changes.length);
  return changes.length;
}

/** Shows everything at once, success in the log included, and keeps a snapshot for containers to come; publishing twice is harmless. */
export async function publish(actor: Actor, id: string, count: number): Promise<void> {
  const entry = await readImport(actor, id);
  if (entry?.status === "pending") await publishImport(actor, id, count, [successOf(entry)]);
  await writeSnapshot(actor, await catalogueOf(actor));
}

/** Leaves things as they were: takes back what was staged, frees the catalogue, says why. */
async function takeBack(
  actor: Actor,
  entry: Pick<StoredImport, "id">,
  code: ImportErrorCode,
  message: string,
  issues: readonly StoredImport["issues"][number][] = [],
  compared?: Comparison,
): Promise<void> {
  await changeImport(
    actor,
    entry.id,
    {
      ...(compared && summary(compared)),
      status: "failed",
      error: { code, message },
      issues: [...issues].slice(0, 100),
      issue_count: compared?.issueCount ?? issues.length,
      ended: new Date().toISOString(),
    },
    "pending",
  );
  await releaseImport(actor, entry.id);
}

/** After a failure for good: every chunk that was written is unstaged before the catalogue is freed. */
export async function abandon(
  actor: Actor,
  id: string,
  chunks: readonly string[],
  execution?: string,
): Promise<void> {
  const files = importFiles(actor);
  const entry = await readImport(actor, id);
  // What has been shown is not taken back, whatever failed after it, nor is what another execution does.
  if (!entry || entry.status === "success" || entry.execution !== execution) return;
  const written = entry.chunks;
  const keys =
    chunks.length > 0 ? chunks : Array.from({ length: written }, (_, at) => files.chunkKey(id, at));
  for (const key of keys) {
    const packed = await files.get(key);
    if (!packed) continue;
    const refs = gunzipSync(packed)
      .toString("utf8")
      .split("\n")
      .map((line) => JSON.parse(line) as StagedChange);
    await unstageDocuments(actor, id, refs);
  }
  await takeBack(actor, { id }, "internal_error", "The import failed on our side; nothing was changed.");
}
