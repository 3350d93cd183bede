import type { ImportErrorCode } from "../../../shared/importexport/imports/import.ts";
import { releaseImport } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { changeImport, type StoredImport } from "./import.store.ts";
import { Findings } from "./log/findings.ts";

/** Ends an import as failed and leaves the catalogue as it was: records the reason and releases the catalogue. */
export async function takeBack(
  actor: Actor,
  { id }: Pick<StoredImport, "id">,
  {
    code,
    message,
    issues = [],
  }: {
    code: ImportErrorCode;
    message: string;
    issues?: readonly StoredImport["issues"][number][];
  },
  outcome: Partial<StoredImport> = {
    issues: issues.slice(0, 100),
    issue_count: issues.length,
    findings: new Findings(issues.map((issue) => ({ kind: "error", issue }))).groups,
  },
): Promise<void> {
  const ended = new Date().toISOString();
  await changeImport(actor, id, { ...outcome, status: "failed", error: { code, message }, ended }, "pending");
  await releaseImport(actor, id);
}
