import { ulid } from "ulid";
import type { Actor } from "../../../platform/actor.ts";
import { problem } from "../../../platform/problem.ts";
import { startWorkflow } from "../../../platform/workflow.ts";
import { createUndo, readImport, type StoredImport } from "../import.store.ts";
import { existing } from "../resume-import.ts";
import { freshEntry } from "../start-import.ts";

/**
 * Starts undoing an import. The undo is an entry of its own in the log, carried out by the same workflow, which is started before the entry
 * exists, so that no entry waits for a workflow that never runs. A repeat returns the same entry; a failed undo is tried again.
 * @throws ProblemError not_found; conflict for an import that was not carried out, or that undid another
 */
export async function undoImport(actor: Actor, id: string): Promise<StoredImport> {
  const entry = await existing(actor, id);
  if (entry.status !== "success")
    throw problem("conflict", "Only an import that was carried out can be undone.");
  if (entry.undoes !== undefined)
    throw problem("conflict", "What undid an import is not undone itself; the file can be imported again.");
  const previous = entry.undone_by === undefined ? undefined : await readImport(actor, entry.undone_by);
  if (previous && previous.status !== "failed") return previous;
  const undoing = ulid();
  await startWorkflow("IMPORT_WORKFLOW", undoing, { id: undoing });
  return createUndo(actor, entry, {
    ...freshEntry(actor),
    id: undoing,
    file: { name: entry.file.name, size: null },
    mode: "partial",
    dry_run: false,
    force: false,
    repeated: "refuse",
    faulty: "refuse",
    undoes: id,
    status: "pending",
    key: "",
  });
}
