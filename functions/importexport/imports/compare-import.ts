import {
  type Analysis,
  type CatalogueDocument,
  type DocumentContent,
  type DocumentKind,
  identityOf,
} from "../../../shared/core/catalogue/document.ts";
import type { ImportIssue, ImportStats, ImportWarning } from "../../../shared/importexport/imports/import.ts";
import {
  type Catalogue,
  contentHash,
  documentId,
  loadComparison,
  type StagedChange,
} from "../../core/door.ts";
import { exportedAnalysis } from "../exports/exported-analysis.ts";
import { applyImport } from "./apply-import.ts";
import type { ImportContext } from "./import-context.ts";
import { ImportSamples, type StoredSample } from "./import-samples.ts";
import { checkImported } from "./import-warnings.ts";
import { type Normalised, normaliseAnalysis } from "./normalise-analysis.ts";
import type { ReadFile } from "./read-file.ts";

/** How many issues are stored and shown. */
const mostIssues = 100;
/** Deleting more than this share of the imported analyses is taken for a mistake. */
const deletedShare = 0.2;

/** What an import would do. */
export interface Comparison {
  stats: ImportStats;
  samples: StoredSample[];
  issues: ImportIssue[];
  issue_count: number;
  warnings: ImportWarning[];
  warning_count: number;
  /** A deletion that is taken for a mistake. */
  wouldDelete: { deleted: number; of: number } | null;
}

/** A comparison in which there is nothing to tell. */
export const nothingTold = {
  samples: [],
  issues: [],
  issue_count: 0,
  warnings: [],
  warning_count: 0,
  wouldDelete: null,
} satisfies Omit<Comparison, "stats">;

/**
 * Compares a file with the visible catalogue by content hash, in one pass; unchanged analyses are not held in memory. An export contains
 * what is shown, not what the laboratory information system sent, so an editor's values that come back in it are not a change.
 * @param onProgress is called with the number of analyses compared so far
 * @param onChange is called with every change that is to be written
 * @param isGated whether the laboratory publishes only what has no errors
 */
export async function compareImport(
  file: ReadFile,
  catalogue: Catalogue,
  mode: "full" | "partial",
  onChange: (change: StagedChange) => Promise<void> | void,
  onProgress: (done: number) => Promise<void> | void = () => undefined,
  isGated = false,
): Promise<Comparison> {
  const stats: ImportStats = { total: 0, created: 0, changed: 0, deleted: 0, unchanged: 0 };
  const collected = new ImportSamples(file.context, catalogue, await loadComparison());
  const { samples } = collected;
  const result: Comparison = { stats, ...nothingTold, samples, issues: [], warnings: [] };
  const seen = new Map<string, string>();
  const complain = (issues: readonly ImportIssue[]) => {
    result.issue_count += issues.length;
    result.issues.push(...issues.slice(0, Math.max(0, mostIssues - result.issues.length)));
  };
  complain(file.issues);
  for await (const placed of file.placed()) {
    stats.total += 1;
    if (stats.total % 500 === 0) await onProgress(stats.total);
    if ("issues" in placed) {
      complain(placed.issues);
      continue;
    }
    const { normalised, issues } = normaliseAnalysis(placed, file.context);
    complain(issues);
    const where = placed.place.path ?? `row ${placed.place.row}`;
    const first = seen.get(normalised.code);
    if (first !== undefined && normalised.code !== "") {
      const message = `The code ${normalised.code} occurs twice: ${first} and ${where}.`;
      const column = placed.columnOf("code");
      const about = { value: normalised.code, first };
      complain([{ code: "duplicate_code", message, ...about, ...placed.place, ...(column && { column }) }]);
      continue;
    }
    seen.set(normalised.code, where);
    if (issues.length > 0) continue;
    const known = catalogue.stored("analysis", documentId("analysis", normalised.code));
    const hash = hashOf(normalised);
    const layout = file.context.layouts.get(known?.content.layout || normalised.layout);
    const before = known && !known.deleted ? known.content : undefined;
    const applied = applyImport(known?.content, normalised, layout, file.header.exported !== undefined);
    const rules = { main: file.context.main, isGated, before };
    const { content, warnings } = checkImported(applied, normalised, layout, placed, rules);
    result.warning_count += warnings.length;
    result.warnings.push(...warnings.slice(0, Math.max(0, mostIssues - result.warnings.length)));
    const saysWhatIsShown = (content: Analysis) => {
      if (file.header.exported === undefined) return false;
      const shown = exportedAnalysis(content, file.context);
      return hashOf({ ...shown, ...normalised }) === hashOf(shown);
    };
    if (known && !known.deleted && (known.importHash === hash || saysWhatIsShown(known.content))) {
      stats.unchanged += 1;
      continue;
    }
    const kind = known && !known.deleted ? "changed" : "created";
    stats[kind] += 1;
    collected.add(kind, kind === "changed" ? known?.content : undefined, content);
    await onChange(changeOf("analysis", content, hash, known));
  }
  await deleteMissing();
  for (const change of otherChanges(file.context, catalogue)) await onChange(change);
  return result;

  async function deleteMissing(): Promise<void> {
    if (mode === "partial") return;
    const imported = [...catalogue.documents("analysis")].filter(({ content }) => content.imported);
    const missing = imported.filter(({ content }) => !seen.has(content.code));
    stats.deleted = missing.length;
    const tooMany = stats.total === 0 || missing.length > imported.length * deletedShare;
    if (tooMany) result.wouldDelete = { deleted: missing.length, of: imported.length };
    for (const { id, version, content } of missing) {
      collected.add("deleted", content, undefined);
      await onChange({ kind: "analysis", id, content: null, importHash: null, basedOn: version });
    }
  }
}

const hashOf = (content: Normalised | DocumentContent[DocumentKind]) => contentHash(content);

function changeOf<Kind extends DocumentKind>(
  kind: Kind,
  content: DocumentContent[Kind],
  importHash: string,
  known: CatalogueDocument | undefined,
): StagedChange {
  return {
    kind,
    id: documentId(kind, identityOf(kind, content)),
    content,
    importHash,
    basedOn: known?.version ?? null,
  };
}

/** Layouts, categories, collections and items that are new or differ; what a file does not name stays. */
function* otherChanges(context: ImportContext, catalogue: Catalogue): Generator<StagedChange> {
  const kinds = [
    ["layout", context.layouts],
    ["category", context.categories],
    ["collection", context.collections],
    ["collectionitem", context.items],
  ] as const;
  for (const [kind, contents] of kinds) {
    for (const content of contents.values()) {
      const known = catalogue.stored(kind, documentId(kind, identityOf(kind, content)));
      if (known && !known.deleted && contentHash(known.content) === contentHash(content)) continue;
      yield changeOf(kind, content, contentHash(content), known);
    }
  }
}
