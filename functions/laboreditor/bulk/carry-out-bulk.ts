import { isDeepStrictEqual } from "node:util";
import type { Analysis, CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import {
  AccompanyingWriteRefused,
  beginImportInTurn,
  type Catalogue,
  catalogueOf,
  EditConflict,
  endTask,
  progressTask,
  publishImport,
  readDocuments,
  readHistory,
  readVersions,
  releaseImport,
  type StagedChange,
  saveDocuments,
  stageDocuments,
  startTask,
  unstageDocuments,
  writeSnapshot,
} from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { problem } from "../../platform/problem.ts";
import { recordOf } from "../../platform/workflow-record.ts";
import { type EditRules, rulesOf } from "../analyses/edit-rules.ts";
import { applyChange, undoChange } from "./apply-change.ts";
import {
  type Beginning,
  beginningOf,
  concurrentUndoOf,
  endAction,
  endingOf,
  failAction,
  readAction,
  readIds,
  type StoredAction,
} from "./bulk.store.ts";

/** Number of analyses that are read and staged at a time. */
const chunkSize = 500;
/** Number of attempts at a small change if its analyses are saved by others meanwhile. */
const mostTries = 5;

/**
 * Carries out a small action in one commit that includes its record.
 * @returns its record, or the action that already undoes the same one
 * @throws ProblemError conflict if its analyses keep changing
 */
export async function carryOutNow(
  actor: Actor,
  action: StoredAction,
  beginning: Beginning,
): Promise<StoredAction> {
  for (let count = 1; ; count++) {
    const changes = await changesOf(actor, action, beginning.ids);
    const done: StoredAction = { ...action, status: "done", ended: new Date().toISOString() };
    const also = beginningOf(actor, done, beginning);
    try {
      await saveDocuments(actor, changes, { bulk: action.id, also });
      return done;
    } catch (error) {
      const other = error instanceof AccompanyingWriteRefused && (await concurrentUndoOf(actor, action));
      if (other) return other;
      if (!(error instanceof EditConflict)) throw error;
      if (count >= mostTries) throw problem("conflict", "The analyses are being changed by somebody else.");
    }
  }
}

/**
 * Carries out a large action: stages its changes out of sight, never at the same time as an import, and then shows all of them at once.
 * If it is interrupted, a new attempt continues from there.
 */
export async function carryOutStaged(actor: Actor, id: string): Promise<void> {
  const action = await recordOf(id, () => readAction(actor, id));
  if (action?.status !== "pending") return endTask(actor, id);
  await startTask(actor, "bulk_change", id);
  await beginImportInTurn(actor, id);
  const ids = await readIds(actor, id);
  let staged = 0;
  for (let start = 0; start < ids.length; start += chunkSize) {
    await progressTask(actor, id, { phase: "writing", done: start, total: ids.length });
    const changes = await changesOf(actor, action, ids.slice(start, start + chunkSize));
    await stageDocuments(actor, id, { ...action.author, bulk: id }, changes);
    staged += changes.length;
  }
  await progressTask(actor, id, { phase: "done", done: ids.length, total: ids.length });
  if (staged > 0) await publishImport(actor, id, staged, [endingOf(id)]);
  else {
    await releaseImport(actor, id);
    await endAction(actor, id);
  }
  await endTask(actor, id);
  await writeSnapshot(actor, await catalogueOf(actor));
}

/** Cleans up after a permanent failure: removes staged changes, releases the catalogue and records the reason. */
export async function giveUp(actor: Actor, id: string): Promise<void> {
  const action = await readAction(actor, id);
  if (action?.status === "done") return endTask(actor, id);
  const ids = await readIds(actor, id);
  for (let start = 0; start < ids.length; start += chunkSize) {
    const refs = ids.slice(start, start + chunkSize).map((id) => ({ kind: "analysis" as const, id }));
    await unstageDocuments(actor, id, refs);
  }
  await releaseImport(actor, id);
  const reason = {
    code: "internal_error",
    detail: "The bulk change failed on our side; nothing was changed.",
  };
  await failAction(actor, id, reason);
  await endTask(actor, id, reason);
}

type AnalysisDocument = CatalogueDocument<"analysis">;

/** The changes that an action makes to the present analyses. Deleted analyses, and those that need no change, are left out. */
async function changesOf(
  actor: Actor,
  action: StoredAction,
  ids: readonly string[],
): Promise<(StagedChange & { basedOn: number })[]> {
  const read = await readDocuments(
    actor,
    ids.map((id) => ({ kind: "analysis", id })),
  );
  const present = read.filter((document) => document && !document.deleted) as AnalysisDocument[];
  const contents = action.undoes
    ? await undone(actor, action.undoes, present)
    : applied(await catalogueOf(actor), action, present, rulesOf(actor, true));
  return present.flatMap((document, index) => {
    const content = contents[index];
    if (content === undefined || isDeepStrictEqual(content, document.content)) return [];
    const { kind, id, importHash, version: basedOn } = document;
    return { kind, id, importHash, basedOn, content };
  });
}

function applied(
  catalogue: Catalogue,
  { change }: StoredAction,
  present: readonly AnalysisDocument[],
  rules: EditRules,
): (Analysis | undefined)[] {
  return present.map(({ content }) => {
    const outcome = applyChange(catalogue, change, content, rules);
    return "after" in outcome ? outcome.after : undefined;
  });
}

/** The analyses with a bulk change undone; undefined for those that it did not change. */
async function undone(
  actor: Actor,
  bulk: string,
  present: readonly AnalysisDocument[],
): Promise<(Analysis | undefined)[]> {
  const after = await Promise.all(
    present.map(async (document) => {
      if (document.author.bulk === bulk) return document;
      const history = await readHistory(actor, document);
      return history.find(({ author }) => author.bulk === bulk) as AnalysisDocument | undefined;
    }),
  );
  const touched = after.filter((document) => document !== undefined);
  const previousVersions = await readVersions(
    actor,
    touched.map(({ kind, id, version }) => ({ kind, id, version: version - 1 })),
  );
  const before = new Map(previousVersions.map((document) => [document?.id, document?.content as Analysis]));
  return present.map(({ id, content }, index) => {
    const [from, to] = [before.get(id), after[index]?.content];
    return from && to && undoChange(from, to, content);
  });
}
