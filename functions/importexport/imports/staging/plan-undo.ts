import { isDeepStrictEqual } from "node:util";
import {
  type Analysis,
  type AnalysisFacts,
  analysisFactKeys,
  type CatalogueDocument,
  type DocumentKind,
  identityOf,
  type Layout,
} from "../../../../shared/core/catalogue/document.ts";
import { valueFields } from "../../../../shared/core/catalogue/field.ts";
import type { ImportStats } from "../../../../shared/importexport/imports/import.ts";
import {
  type Catalogue,
  mergeEdit,
  readVersions,
  referencesOfDocument,
  type StagedChange,
  versionsOfImport,
} from "../../../core/door.ts";
import type { Actor } from "../../../platform/actor.ts";
import { slicesOf } from "../../../platform/slices.ts";

/** Number of documents whose former versions are read at once. */
const groupSize = 100;

/** Changes that undo an import, and their effect on analyses; `unchanged` counts those that stay as later edits made them. */
export interface UndoPlan {
  changes: StagedChange[];
  stats: ImportStats;
}

/**
 * The changes that undo an import: documents become as they were before, except for changes made since. Documents that the import created
 * are deleted, unless they were edited since or are needed by something that stays; deleted ones are restored.
 */
export async function planUndo(actor: Actor, catalogue: Catalogue, importId: string): Promise<UndoPlan> {
  const undone: Undone[] = [];
  // Read the import's documents group by group: beside the catalogue there is no room for a large import as a whole.
  for await (const group of slicesOf(versionsOfImport(actor, catalogue, importId), groupSize))
    undone.push(...(await undoneOf(actor, catalogue, group, importId)));
  const changes = withoutNeeded(
    catalogue,
    undone.flatMap(({ change }) => change ?? []),
  );
  const remaining = new Set(changes);
  const stats: ImportStats = { total: 0, created: 0, changed: 0, deleted: 0, unchanged: 0 };
  for (const { kind, change, present } of undone)
    if (kind === "analysis") count(stats, change && remaining.has(change) ? change : undefined, present);
  return { changes, stats };
}

/** A document that an import wrote, and the change that undoes it. */
interface Undone {
  kind: DocumentKind;
  present: CatalogueDocument | undefined;
  change: StagedChange | undefined;
}

async function undoneOf(
  actor: Actor,
  catalogue: Catalogue,
  written: readonly CatalogueDocument[],
  importId: string,
): Promise<Undone[]> {
  const previousVersions = await readVersions(
    actor,
    written.map(({ kind, id, version }) => ({ kind, id, version: version - 1 })),
  );
  return written.map((imported, place) => {
    const present = catalogue.stored(imported.kind, imported.id);
    const before = previousVersions[place]?.deleted ? undefined : previousVersions[place];
    const change = present && undone(before, imported, present, importId);
    return { kind: present?.kind ?? imported.kind, present, change };
  });
}

function count(stats: ImportStats, change: StagedChange | undefined, present: CatalogueDocument | undefined) {
  stats.total += 1;
  if (!change) stats.unchanged += 1;
  else if (change.content === null) stats.deleted += 1;
  else if (present?.deleted) stats.created += 1;
  else stats.changed += 1;
}

/** The change to one document; undefined if it stays as it is. */
function undone(
  before: CatalogueDocument | undefined,
  imported: CatalogueDocument,
  present: CatalogueDocument,
  importId: string,
): StagedChange | undefined {
  if (present.author.undoes === importId) return undefined;
  const { kind, id } = present;
  const isUntouched = present.version === imported.version;
  const importHash =
    present.importHash === imported.importHash || isUntouched ? (before?.importHash ?? null) : null;
  const change = { kind, id, importHash, basedOn: present.version };
  if (!before) return isUntouched && !present.deleted ? { ...change, content: null } : undefined;
  if (isUntouched) return { ...change, content: before.content };
  if (present.deleted) return undefined;
  const merged = mergeEdit<unknown>(imported.content, present.content, before.content);
  const isOnTop = present.importHash === imported.importHash;
  const content =
    kind === "analysis" && isOnTop ? withEditsTold(merged as Analysis, before, imported, present) : merged;
  if (isDeepStrictEqual(content, present.content)) return undefined;
  return { ...change, content: content as CatalogueDocument["content"] };
}

/**
 * An analysis whose import is undone. For facts that people have changed since, its source still holds the values of that import, so that
 * the next import sees the change. Otherwise the same file would show again what somebody hid.
 */
function withEditsTold(
  merged: Analysis,
  ...versions: [before: CatalogueDocument, imported: CatalogueDocument, present: CatalogueDocument]
): Analysis {
  const [before, imported, present] = versions.map(({ content }) => content as Analysis);
  if (!before || !imported || !present) return merged;
  const edited = analysisFactKeys.filter((key) => !isDeepStrictEqual(imported[key], present[key]));
  if (edited.length === 0) return merged;
  const factsOf = (analysis: Analysis["source"] | Analysis, keys: readonly (keyof AnalysisFacts)[]) =>
    Object.fromEntries(keys.flatMap((key) => (analysis?.[key] === undefined ? [] : [[key, analysis[key]]])));
  const source = { ...(merged.source ?? factsOf(before, analysisFactKeys)) };
  return {
    ...merged,
    source: { ...source, ...factsOf(imported.source ?? imported, edited) } as Analysis["source"],
  };
}

/** Drops deletions of documents that others still refer to, directly or indirectly, so that no reference leads nowhere. */
function withoutNeeded(catalogue: Catalogue, changes: readonly StagedChange[]): StagedChange[] {
  const keyOf = ({ kind, id }: Pick<StagedChange, "kind" | "id">) => `${kind}#${id}`;
  const changed = new Map(changes.map((change) => [keyOf(change), change]));
  const going = new Map<string, CatalogueDocument>();
  const staying: Pick<CatalogueDocument, "kind" | "content">[] = [];
  for (const document of catalogue.all()) {
    const { kind, content, deleted } = document;
    const change = changed.get(keyOf(document));
    if (change?.content === null) going.set(`${kind}#${identityOf(kind, content)}`, document);
    else if (change) staying.push({ kind, content: change.content });
    else if (!deleted) staying.push(document);
  }
  if (going.size === 0) return [...changes];
  const fieldsOf = fieldsByLayout([...staying, ...going.values()]);
  const needed = new Set<string>();
  // The list grows as more documents turn out to stay.
  for (const document of staying)
    for (const { kind, identity } of referencesOfDocument(document, fieldsOf)) {
      const named = going.get(`${kind}#${identity}`);
      if (!named || needed.has(keyOf(named))) continue;
      needed.add(keyOf(named));
      staying.push(named);
    }
  return changes.filter((change) => change.content !== null || !needed.has(keyOf(change)));
}

/** The value fields of these layouts, by identifier; other documents are ignored. */
function fieldsByLayout(documents: readonly Pick<CatalogueDocument, "kind" | "content">[]) {
  const layouts = documents.flatMap(({ kind, content }) => (kind === "layout" ? [content as Layout] : []));
  const fields = new Map(layouts.map((layout) => [layout.identifier, valueFields(layout.fields)]));
  return (layout: string) => fields.get(layout) ?? [];
}
