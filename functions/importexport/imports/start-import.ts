import { ulid } from "ulid";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import type { FaultyRule, RepeatedRule } from "../../../shared/importexport/imports/import-words.ts";
import { type ReadingChoice, readingSchema } from "../../../shared/importexport/imports/reading.ts";
import type { Actor } from "../../platform/actor.ts";
import { fieldProblem } from "../../platform/problem.ts";
import { startWorkflow } from "../../platform/workflow.ts";
import { keepFormerProfile, profileRecords } from "../profiles/profile.store.ts";
import { changeImport, createImport, readImport, type StoredImport } from "./import.store.ts";

/** Choices of the caller for a file to be uploaded. */
export interface Announcement {
  file: string;
  size: number | null;
  mode: Import["mode"];
  dry_run: boolean;
  force: boolean;
  repeated?: RepeatedRule | undefined;
  faulty?: FaultyRule | undefined;
  reading?: ReadingChoice | undefined;
  /** Id of the import profile to be used. */
  profile?: string | undefined;
  /** A person wants to see the columns before anything is compared. */
  columns_first?: boolean | undefined;
}

const emptyProgress = { phase: "waiting", done: 0, total: 0 };

/** Initial properties of every log entry. */
export const freshEntry = (actor: Actor) => ({
  progress: emptyProgress,
  stats: null,
  error: null,
  issues: [],
  issue_count: 0,
  warnings: [],
  warning_count: 0,
  reading_notes: [],
  reading_note_count: 0,
  findings: [],
  documents: [],
  document_count: 0,
  samples: [],
  mapping: [],
  questions: [],
  reading: {},
  found: null,
  profile: null,
  ask: "if_open" as StoredImport["ask"],
  started_by: actor.name,
  started: new Date().toISOString(),
  ended: null,
  chosen: {},
  chunks: 0,
  author: actor.id,
});

/**
 * Creates the record of an import whose file is on its way. Only a person may override the guard against mass deletion and emptied fields.
 * @throws ProblemError
 */
export async function announceImport(
  actor: Actor,
  announced: Announcement,
  id = ulid(),
): Promise<StoredImport> {
  if (announced.force && actor.kind !== "account")
    throw fieldProblem("force", "not_by_token", "Only a person can force an import, never a token.");
  await keepFormerProfile(actor);
  const { profile: profileName } = announced;
  const profile = profileName === undefined ? undefined : await profileRecords.find(actor, profileName);
  if (profileName !== undefined && !profile)
    throw fieldProblem("profile", "not_found", "There is no such import profile.");
  const isAsked = actor.kind === "account";
  const name = announced.file.replaceAll(/[^\w.() äöüÄÖÜß-]/g, "_");
  return createImport(actor, {
    ...freshEntry(actor),
    id,
    file: { name: announced.file, size: announced.size },
    mode: announced.mode,
    dry_run: announced.dry_run,
    force: announced.force,
    repeated: announced.repeated ?? "refuse",
    faulty: announced.faulty ?? "refuse",
    reading: readingSchema.parse(announced.reading ?? {}),
    profile: profile ? { id: profile.id, name: profile.name } : null,
    ask: !isAsked ? "if_needed" : announced.columns_first ? "always" : "if_open",
    status: "uploading",
    key: `${id}/${name}`,
  });
}

/**
 * Starts an import whose file has arrived; does nothing if it is already running or has ended. A file that was not announced is the
 * laboratory's first catalogue, put there by provisioning.
 */
export async function fileArrived(actor: Actor, key: string, etag?: string): Promise<void> {
  const [id = "", name = ""] = key.split("/");
  const existing = await readImport(actor, id);
  const entry =
    existing ??
    (await announceImport(
      { ...actor, name: "Laborium" },
      { file: name, size: null, mode: "partial", dry_run: false, force: false },
      id,
    ));
  if (entry.status !== "uploading" && entry.status !== "pending") return;
  // If several versions arrive, the first one counts.
  await changeImport(actor, id, { status: "pending", etag: entry.etag ?? etag }, entry.status);
  await startWorkflow("IMPORT_WORKFLOW", id, { id });
}

/**
 * Continues an import: with a mapping, after a dry run, or in spite of the guard. The execution is started before the record names it, so
 * that no record waits for an execution that never runs; an execution that no record names does nothing.
 * @returns undefined if the import has moved on meanwhile
 */
export async function goOn(
  actor: Actor,
  entry: StoredImport,
  change: Partial<StoredImport>,
): Promise<StoredImport | undefined> {
  const execution = ulid();
  await startWorkflow("IMPORT_WORKFLOW", execution, { id: entry.id, execution });
  return changeImport(
    actor,
    entry.id,
    {
      ...change,
      execution,
      status: "pending",
      progress: emptyProgress,
      error: null,
      issues: [],
      issue_count: 0,
      warnings: [],
      warning_count: 0,
      findings: [],
      questions: [],
      ended: null,
    },
    entry.status,
  );
}
