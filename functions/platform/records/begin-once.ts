import { ProblemError } from "../problem.ts";
import type { Writer } from "./record-options.ts";
import type { Records } from "./records.store.ts";

/** Whether a record was ever created under an id, even if it is deleted by now; only for kinds with history. */
export async function wasBegun<Content extends object>(
  actor: Writer,
  records: Pick<Records<Content>, "version">,
  id: string,
): Promise<boolean> {
  try {
    await records.version(actor, id, 1);
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.code === "not_found") return false;
    throw error;
  }
}

/** Creates an initial record of a laboratory, unless it was created before or its name is taken. */
export async function beginOnce<Content extends object>(
  actor: Writer,
  records: Records<Content>,
  id: string,
  content: Content,
): Promise<void> {
  if (await wasBegun(actor, records, id)) return;
  try {
    await records.create(actor, content, { id });
  } catch (error) {
    if (!(error instanceof ProblemError && error.code === "already_exists")) throw error;
  }
}
