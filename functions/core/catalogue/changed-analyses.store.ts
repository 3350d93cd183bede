import type { CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import type { Actor } from "../../platform/actor.ts";
import { openTable } from "../../platform/table/table.ts";
import type { Catalogue } from "./catalogue.ts";
import { type Commit, commitKey, headKey } from "./document-item.ts";
import { refsOfImport } from "./import-refs.store.ts";

/** An analysis that a span of commits has changed. */
export interface ChangedAnalysis {
  id: string;
  /** Number of its last version before; 0 if there was none. */
  before: number;
  /** The present version, which may be a deleted one. */
  present: CatalogueDocument<"analysis">;
  /** Revision and instant of the first commit that changed it, and whether that commit also changed other documents. */
  revision: number;
  at: string;
  source: "edit" | "bulk" | "import";
}

/**
 * The analyses changed since a revision, in the order of the commits that first changed them. Each commit writes one version of a document,
 * so the number of its commits gives the version before.
 * @param catalogue the present one
 * @returns undefined if some of the commits are no longer stored
 */
export async function changedAnalyses(
  actor: Actor,
  catalogue: Catalogue,
  since: number,
): Promise<ChangedAnalysis[] | undefined> {
  const commits: Commit[] = [];
  const between = [commitKey(since + 1).sk, commitKey(catalogue.revision).sk] as const;
  const table = openTable(actor);
  for await (const commit of table.queryAll<Commit>({ pk: headKey.pk, between })) commits.push(commit);
  if (commits.length !== catalogue.revision - since) return undefined;
  const changed = new Map<string, ChangedAnalysis>();
  for (const { revision, at: time, documents = [], import: importId } of commits) {
    const ids = documents.flatMap((ref) =>
      ref.startsWith("analysis#") ? [ref.slice("analysis#".length)] : [],
    );
    if (importId !== undefined)
      for (const { kind, id } of await refsOfImport(table, importId)) if (kind === "analysis") ids.push(id);
    for (const id of new Set(ids)) {
      const present = catalogue.stored("analysis", id);
      if (!present) continue;
      const previous = changed.get(id) ?? {
        id,
        before: present.version,
        present,
        revision,
        at: time,
        source: sourceOf(present, importId !== undefined, ids.length),
      };
      changed.set(id, { ...previous, before: previous.before - 1 });
    }
  }
  return [...changed.values()];
}

function sourceOf({ author }: CatalogueDocument, staged: boolean, count: number): ChangedAnalysis["source"] {
  if (author.bulk !== undefined) return "bulk";
  if (staged) return "import";
  return count > 1 ? "bulk" : "edit";
}
