import { ProblemError } from "../problem.ts";
import type { Writer } from "./record-options.ts";
import type { Records } from "./records.store.ts";

/** Whether a record was ever made under an id, even if it is deleted by now; only for kinds whose versions are kept. */
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

/** Makes a record with which a laboratory begins, unless it was made before, or somebody has taken its name. */
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
