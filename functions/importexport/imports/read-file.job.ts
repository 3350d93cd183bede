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
import { furtherChoices, profilesAndMemory } from "../profiles/profile.store.ts";
import { compareImport } from "./comparing/compare-import.ts";
import { type Comparison, nothingTold } from "./comparing/comparison.ts";
import { takeBack } from "./end-import.ts";
import { beginReading, changeImport, importFiles, readImport, type StoredImport } from "./import.store.ts";
import { ImportProblem } from "./import-problem.ts";
import { type Finding, Findings } from "./log/findings.ts";
import { pinFile, replaced } from "./reading/pin-file.ts";
import { readImportFile } from "./reading/read-file.ts";

export const handler = serveStep("read-file", readFileSchema, ({ id, execution }, actor) =>
  readAndCompare(actor, id, execution),
);

/** Effect of an import, with all findings about its file. */
type ComparisonSummary = Comparison & Pick<StoredImport, "findings">;
/** Reason why nothing is changed, and what is noted with it. */
interface Refusal {
  error: Parameters<typeof takeBack>[2];
  facts: Partial<StoredImport>;
}
type Compared = ComparisonSummary & { refusal?: Refusal };
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
/**
 * Reads, checks and compares the file, and writes the changes in chunks. Only visible versions are compared, so a second attempt after a
 * crash has the same result.
 * @param execution the execution at work, if a call started it
 */
export async function readAndCompare(actor: Actor, id: string, execution?: string): Promise<ReadResult> {
  const entry = await recordOf(execution ?? id, async () => {
    const stored = await readImport(actor, id);
    return stored?.execution === execution ? stored : undefined;
  });
  if (entry?.status !== "pending") return done;
  try {
    return entry.dry_run ? await dryRun(actor, entry) : await prepare(actor, entry);
  } catch (error) {
    const cause = error instanceof ObjectReplaced ? replaced() : error;
    if (!(cause instanceof ImportProblem)) throw cause;
    await takeBack(actor, entry, cause);
    return done;
  }
}

async function dryRun(actor: Actor, entry: StoredImport): Promise<ReadResult> {
  const { chunks, onChange, keep } = await keptChanges(actor, entry);
  const compared = await compareFile(actor, entry, onChange);
  await chunks.end();
  if (!compared) return done;
  if (compared.refusal) return refuse(actor, entry, compared.refusal);
  await keep();
  await end(actor, entry, compared, "dry_run");
  return done;
}

async function refuse(actor: Actor, entry: StoredImport, { error, facts }: Refusal): Promise<ReadResult> {
  await takeBack(actor, entry, error, facts);
  return done;
}

/** Writers for the changes of an import, and for a list of them if the import is only checked. */
async function keptChanges(actor: Actor, { id }: StoredImport) {
  const files = importFiles(actor);
  const { ChangedAnalyses } = await import("./log/changed-analyses.ts");
  const changed = new ChangedAnalyses(await catalogueOf(actor), actor.languages[0]);
  const { ChunkWriter } = await import("./staging/chunk-writer.ts");
  const chunks = new ChunkWriter((index, lines, ids) => {
    changed.place(ids, index);
    return files.putChunk(id, index, lines);
  });
  const onChange = (change: StagedChange) => {
    changed.add(change);
    return chunks.add(change);
  };
  return { chunks, onChange, keep: () => files.putChanged(id, changed.packed()) };
}

async function prepare(actor: Actor, entry: StoredImport): Promise<ReadResult> {
  await beginImportInTurn(actor, entry.id);
  const { chunks, onChange, keep } = await keptChanges(actor, entry);
  const compared =
    entry.undoes === undefined
      ? await compareFile(actor, entry, onChange)
      : await compareUndo(actor, entry.undoes, onChange);
  const { keys, count } = await chunks.end();
  if (!compared || compared.refusal || count === 0) {
    await releaseImport(actor, entry.id);
    // An import may be held back until a person agrees, who looks at its changes as soon as its state says so.
    if (count > 0) await keep();
    if (compared?.refusal) return refuse(actor, entry, compared.refusal);
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
async function compareUndo(actor: Actor, importId: string, onChange: OnChange): Promise<Compared> {
  const { planUndo } = await import("./staging/plan-undo.ts");
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

/** @returns undefined if a person has to map columns first, as the record then says */
async function compare(actor: Actor, entry: StoredImport, onChange: OnChange): Promise<Compared | undefined> {
  const catalogue = await catalogueOf(actor);
  const files = importFiles(actor, entry.etag);
  await pinFile(actor, files, entry);
  const file = await readWithProfile(actor, entry, catalogue);
  const { id, name } = file.profile ?? {};
  const outcome = {
    reading_notes: file.notes.slice(0, mostNotes),
    reading_note_count: file.notes.length,
    found: file.found,
    ...(id !== undefined && name !== undefined && { profile: { id, name } }),
  };
  if (file.sample) await files.putSample(entry.id, file.sample);
  const findings = new Findings(file.notes.map((note) => ({ kind: "note", note })));
  if (!("placed" in file)) {
    const { mapping, codes, questions } = file;
    const reading = { ...entry.reading, ...(codes && { codes: { ...codes, is_proposed: true as const } }) };
    const asking = {
      ...outcome,
      findings: await keptFindings(files, entry, findings),
      mapping,
      reading,
      questions,
    };
    await changeImport(actor, entry.id, { ...asking, status: "needs_mapping" }, "pending");
    return undefined;
  }
  const comparing = (rows: number) => ({ phase: "comparing", done: rows, total: 0 });
  const { mapping, rule: repeated = entry.repeated } = file;
  await changeImport(actor, entry.id, { ...outcome, mapping, repeated, progress: comparing(0) });
  const report = throttled((rows) => changeImport(actor, entry.id, { progress: comparing(rows) }, "pending"));
  const { mode, faulty } = entry;
  const rules = { repeated, faulty };
  const { publishingGate: isGated } = actor;
  const addFinding = (finding: Finding) => findings.add(finding);
  const compared = {
    ...(await compareImport(file, catalogue, mode, onChange, report, isGated, rules, addFinding)),
    findings: await keptFindings(files, entry, findings),
  };
  if (compared.isRefused) {
    const message = `The file has ${compared.issue_count} problem(s); nothing was changed.`;
    const { questions = [] } = file;
    const error = { code: "invalid_file", message } as const;
    return { ...compared, refusal: { error, facts: { ...summary(compared), questions } } };
  }
  const held = guardError(compared);
  if (held && !entry.force && !entry.dry_run) {
    const message = `${held.message} Nothing was changed.`;
    return { ...compared, refusal: { error: { ...held, message }, facts: summary(compared) } };
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
  const { profiles, remembered } = await profilesAndMemory(actor);
  const chosenProfile = profiles.find(({ id }) => id === entry.profile?.id);
  const isMapped = Object.keys(chosen).length > 0;
  const columns = {
    ...{ chosen, ask, remembered, languages: actor.languages },
    rule: entry.repeated === "refuse" ? chosenProfile?.repeated : entry.repeated,
    profile: chosenProfile?.columns ?? {},
    ...(!chosenProfile && !isMapped && { profiles }),
  };
  // A person's choices for this file take precedence over those of a profile, which were made for others.
  const choice = isMapped ? reading : { ...chosenProfile?.reading, ...reading };
  const read = (as: ReadingChoice) =>
    readImportFile(importFiles(actor, entry.etag), entry.key, catalogue, main, columns, as);
  const file = await read(choice).catch((error: unknown) => {
    const isOther = error instanceof ImportProblem && error.code === "missing_sheet";
    // The sheet of a profile may have another name in this file.
    if (isOther && reading.sheet === undefined) return read({ ...choice, sheet: undefined });
    throw error;
  });
  const further = furtherChoices(file.profile, choice);
  return further ? read({ ...choice, ...further }) : file;
}

function throttled(report: (rows: number) => Promise<unknown>) {
  let last = Date.now();
  return async (rows: number) => {
    if (Date.now() - last < 300) return;
    last = Date.now();
    await report(rows);
  };
}

const summary = ({ wouldDelete: _, wouldEmpty: __, isRefused: ___, ...rest }: ComparisonSummary) => rest;

async function end(
  actor: Actor,
  entry: StoredImport,
  compared: ComparisonSummary,
  status: "success" | "dry_run",
): Promise<void> {
  const { stats } = compared;
  const error = status === "dry_run" ? guardError(compared) : null;
  const progress = { phase: "done", done: stats.total, total: stats.total };
  const ended = new Date().toISOString();
  await changeImport(actor, entry.id, { ...summary(compared), error, status, progress, ended }, "pending");
}

/** Reason to hold an import back until a person agrees: it would delete or empty so much that a mistake is likely. */
function guardError({ wouldDelete, wouldEmpty }: Comparison) {
  if (wouldDelete) {
    const { deleted, of } = wouldDelete;
    const message = `${deleted} of ${of} imported analyses would be deleted.`;
    return { code: "would_delete_too_many" as const, message };
  }
  if (!wouldEmpty) return null;
  const fields = wouldEmpty.map(({ label, language, emptied, of }) => {
    const name = language === undefined ? label.en : `${label.en} [${language}]`;
    return `${name} in ${emptied} of ${of}`;
  });
  return {
    code: "would_empty_fields" as const,
    message: `Fields would be emptied in the analyses that have them: ${fields.join(", ")}.`,
  };
}
