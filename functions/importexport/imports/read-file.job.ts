import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { type ReadResult, readFileSchema } from "../../../shared/importexport/imports/imports.messages.ts";
import type { ReadingChoice } from "../../../shared/importexport/imports/reading.ts";
import {
  beginImportInTurn,
  type Catalogue,
  catalogueOf,
  noteImport,
  releaseImport,
  type StagedChange,
} from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { ObjectReplaced } from "../../platform/bucket.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { recordOf } from "../../platform/workflow-record.ts";
import { knownProfiles } from "../profiles/profile.store.ts";
import { ChunkWriter } from "./chunk-writer.ts";
import { type Comparison, compareImport, nothingTold } from "./compare-import.ts";
import { takeBack } from "./end-import.ts";
import { type Finding, Findings } from "./findings.ts";
import { beginReading, changeImport, importFiles, readImport, type StoredImport } from "./import.store.ts";
import { ImportProblem } from "./import-problem.ts";
import { planUndo } from "./plan-undo.ts";
import { readImportFile } from "./read-file.ts";

export const handler = serveStep("read-file", readFileSchema, ({ id, execution }, actor) =>
  readAndCompare(actor, id, execution),
);

/** Effect of an import, with all findings about its file. */
type Told = Comparison & Pick<StoredImport, "findings">;
type OnChange = (change: StagedChange) => Promise<void> | void;

/** Number of readers that a file may end before it is read no more. */
const mostReaders = 2;
/** Number of reading notes that are stored and shown. */
const mostNotes = 100;
const done: ReadResult = { outcome: "done", chunks: [], count: 0 };
const readerDied = () =>
  new ImportProblem(
    "reader_died",
    "Reading the file broke off twice, so it was set aside; nothing was changed.",
  );
const replaced = () =>
  new ImportProblem("file_replaced", "The file is no longer the one that arrived; nothing was changed.");

/**
 * Reads, checks and compares the file, and writes the changes in chunks. Only visible versions are compared, so a second attempt after a
 * crash has the same result.
 * @param execution the execution at work, if a call started it
 */
export async function readAndCompare(actor: Actor, id: string, execution?: string): Promise<ReadResult> {
  const entry = await recordOf(execution ?? id, async () => {
    const known = await readImport(actor, id);
    return known?.execution === execution ? known : undefined;
  });
  if (entry?.status !== "pending") return done;
  try {
    return entry.dry_run ? await dryRun(actor, entry) : await prepare(actor, entry);
  } catch (error) {
    const known = error instanceof ObjectReplaced ? replaced() : error;
    if (!(known instanceof ImportProblem)) throw known;
    await takeBack(actor, entry, known);
    return done;
  }
}

async function dryRun(actor: Actor, entry: StoredImport): Promise<ReadResult> {
  const compared = await compareFile(actor, entry, () => undefined);
  if (compared) await end(actor, entry, compared, "dry_run");
  return done;
}

async function prepare(actor: Actor, entry: StoredImport): Promise<ReadResult> {
  await beginImportInTurn(actor, entry.id);
  const files = importFiles(actor);
  const chunks = new ChunkWriter((at, lines) => files.putChunk(entry.id, at, lines));
  const onChange = (change: StagedChange) => chunks.add(change);
  const compared =
    entry.undoes === undefined
      ? await compareFile(actor, entry, onChange)
      : await compareUndo(actor, entry.undoes, onChange);
  const { keys, count } = await chunks.end();
  if (!compared || count === 0) {
    await releaseImport(actor, entry.id);
    if (compared) {
      if (entry.undoes === undefined) await noteImport(actor);
      await end(actor, entry, compared, "success");
    }
    return done;
  }
  await changeImport(actor, entry.id, {
    stats: compared.stats,
    issues: compared.issues,
    issue_count: compared.issue_count,
    warnings: compared.warnings,
    warning_count: compared.warning_count,
    findings: compared.findings,
    documents: compared.documents,
    document_count: compared.document_count,
    chunks: keys.length,
    progress: { phase: "writing", done: 0, total: count },
  });
  return { outcome: "changes", chunks: keys, count };
}

/** The changes that undo an import, instead of those of a file. */
async function compareUndo(actor: Actor, importId: string, onChange: OnChange): Promise<Told> {
  const { changes, stats } = await planUndo(actor, await catalogueOf(actor), importId);
  for (const change of changes) await onChange(change);
  return { stats, ...nothingTold, findings: [] };
}

/** Counts readings: a reader that fails says so, but one that crashes or lacks memory or time leaves only the record of its beginning. */
async function compareFile(actor: Actor, entry: StoredImport, onChange: OnChange) {
  try {
    if ((await beginReading(actor, entry.id)) > mostReaders) throw readerDied();
    return await compare(actor, entry, onChange);
  } finally {
    await changeImport(actor, entry.id, { readers: 0 });
  }
}

/** @returns undefined if a person has to map columns first, as the record then says, or if the import was taken back */
async function compare(actor: Actor, entry: StoredImport, onChange: OnChange): Promise<Told | undefined> {
  const catalogue = await catalogueOf(actor);
  const files = importFiles(actor, entry.etag);
  await pinFile(actor, files, entry);
  const file = await readWithProfile(actor, entry, catalogue);
  const { id, name } = file.profile ?? {};
  const told = {
    reading_notes: file.notes.slice(0, mostNotes),
    reading_note_count: file.notes.length,
    found: file.found,
    ...(id !== undefined && name !== undefined && { profile: { id, name } }),
  };
  if (file.sample) await files.putSample(entry.id, file.sample);
  const findings = new Findings(file.notes.map((note) => ({ kind: "note", note })));
  if (!("placed" in file)) {
    const { mapping } = file;
    const asking = { ...told, findings: await keptFindings(files, entry, findings), mapping };
    await changeImport(actor, entry.id, { ...asking, status: "needs_mapping" }, "pending");
    return undefined;
  }
  const comparing = (rows: number) => ({ phase: "comparing", done: rows, total: 0 });
  await changeImport(actor, entry.id, { ...told, mapping: file.mapping, progress: comparing(0) });
  const report = throttled((rows) => changeImport(actor, entry.id, { progress: comparing(rows) }, "pending"));
  const { mode, repeated, faulty } = entry;
  const rules = { repeated, faulty };
  const { publishingGate: isGated } = actor;
  const tell = (finding: Finding) => findings.add(finding);
  const compared = {
    ...(await compareImport(file, catalogue, mode, onChange, report, isGated, rules, tell)),
    findings: await keptFindings(files, entry, findings),
  };
  if (compared.isRefused) {
    const message = `The file has ${compared.issue_count} problem(s); nothing was changed.`;
    await takeBack(actor, entry, { code: "invalid_file", message }, summary(compared));
    return undefined;
  }
  if (compared.wouldDelete && !entry.force && !entry.dry_run) {
    const held = guardError(compared.wouldDelete, "; nothing was changed.");
    await takeBack(actor, entry, held, summary(compared));
    return undefined;
  }
  return compared;
}

/** Keeps all findings beside the file, so that the record stays small. @returns the groups for the record */
async function keptFindings(
  files: ReturnType<typeof importFiles>,
  { id }: StoredImport,
  findings: Findings,
): Promise<StoredImport["findings"]> {
  const packed = findings.packed();
  if (packed) await files.putFindings(id, packed);
  return findings.groups;
}

/** Reads the file by the requested profile, else by the one that fits its heading row. */
async function readWithProfile(actor: Actor, entry: StoredImport, catalogue: Catalogue) {
  const [main] = actor.languages;
  const { chosen, ask, reading } = entry;
  const profiles = await knownProfiles(actor);
  const wanted = profiles.find(({ id }) => id === entry.profile?.id);
  const isMapped = Object.keys(chosen).length > 0;
  const columns = {
    ...{ chosen, ask, languages: actor.languages },
    profile: wanted?.columns ?? {},
    ...(!wanted && !isMapped && { profiles }),
  };
  // A person's choices for this file take precedence over those of a profile, which were made for others.
  const choice = isMapped ? reading : { ...wanted?.reading, ...reading };
  const read = (as: ReadingChoice) =>
    readImportFile(importFiles(actor, entry.etag), entry.key, catalogue, main, columns, as);
  const file = await read(choice);
  // Only the headings have determined the profile, and it may ask for further sheets.
  const further = choice.further ? undefined : file.profile?.reading.further;
  return further?.length ? read({ ...choice, further }) : file;
}

/**
 * Records the checksum of a file when it is first read, and requires it ever after, so that only the file of the dry run and the mapping is
 * carried out.
 * @throws ImportProblem file_replaced
 */
async function pinFile(
  actor: Actor,
  files: ReturnType<typeof importFiles>,
  { id, key, file }: StoredImport,
): Promise<void> {
  if ((await files.size(key)) === undefined) return;
  const hash = createHash("sha256");
  await pipeline(await files.stream(key), hash);
  const sha256 = hash.digest("hex");
  if (file.sha256 === undefined) await changeImport(actor, id, { file: { ...file, sha256 } });
  else if (file.sha256 !== sha256) throw replaced();
}

function throttled(report: (rows: number) => Promise<unknown>) {
  let last = Date.now();
  return async (rows: number) => {
    if (Date.now() - last < 300) return;
    last = Date.now();
    await report(rows);
  };
}

const summary = ({ wouldDelete: _, isRefused: __, ...told }: Told) => told;

async function end(
  actor: Actor,
  entry: StoredImport,
  compared: Told,
  status: "success" | "dry_run",
): Promise<void> {
  const { wouldDelete, stats } = compared;
  const error = wouldDelete && status === "dry_run" ? guardError(wouldDelete, ".") : null;
  const progress = { phase: "done", done: stats.total, total: stats.total };
  const ended = new Date().toISOString();
  await changeImport(actor, entry.id, { ...summary(compared), error, status, progress, ended }, "pending");
}

const guardError = ({ deleted, of }: NonNullable<Comparison["wouldDelete"]>, end: string) => ({
  code: "would_delete_too_many" as const,
  message: `${deleted} of ${of} imported analyses would be deleted${end}`,
});
