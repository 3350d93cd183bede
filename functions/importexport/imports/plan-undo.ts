import { isDeepStrictEqual } from "node:util";
import type { CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import type { ImportStats } from "../../../shared/importexport/imports/import.ts";
import {
  type Catalogue,
  mergeEdit,
  readVersions,
  type StagedChange,
  versionsOfImport,
} from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";

/** Documents whose former versions are read at once. */
const groupSize = 100;

/** What the undoing of an import writes, and what it does to analyses. `unchanged` are those that were edited into something of their own. */
export interface UndoPlan {
  changes: StagedChange[];
  stats: ImportStats;
}

/**
 * What makes an import undone: documents become as before it; where somebody changed them since, that change stays. What the import made
 * goes, unless it was edited since or is still needed by something that stays; what it deleted is there again.
 */
export async function planUndo(actor: Actor, catalogue: Catalogue, importId: string): Promise<UndoPlan> {
  const written: CatalogueDocument[] = [];
  for await (const version of versionsOfImport(actor, importId)) written.push(version);
  const changes: StagedChange[] = [];
  const stats: ImportStats = { total: 0, created: 0, changed: 0, deleted: 0, unchanged: 0 };
  for (let at = 0; at < written.length; at += groupSize) {
    const group = written.slice(at, at + groupSize);
    const former = await readVersions(
      actor,
      group.map(({ kind, id, version }) => ({ kind, id, version: version - 1 })),
    );
    for (const [place, imported] of group.entries()) {
      const present = catalogue.stored(imported.kind, imported.id);
      const before = former[place]?.deleted ? undefined : former[place];
      const change = present && undone(before, imported, present);
      if (change) changes.push(change);
      if (imported.kind === "analysis") count(stats, change, present);
    }
  }
  return { changes: withoutNeeded(catalogue, changes), stats };
}

function count(stats: ImportStats, change: StagedChange | undefined, present: CatalogueDocument | undefined) {
  stats.total += 1;
  if (!change) stats.unchanged += 1;
  else if (change.content === null) stats.deleted += 1;
  else if (present?.deleted) stats.created += 1;
  else stats.changed += 1;
}

/** One document as it becomes; undefined where it stays. */
function undone(
  before: CatalogueDocument | undefined,
  imported: CatalogueDocument,
  present: CatalogueDocument,
): StagedChange | undefined {
  const { kind, id } = imported;
  const isUntouched = present.version === imported.version;
  const importHash =
    present.importHash === imported.importHash || isUntouched ? (before?.importHash ?? null) : null;
  const change = { kind, id, importHash, basedOn: present.version };
  if (!before) return isUntouched && !present.deleted ? { ...change, content: null } : undefined;
  if (isUntouched) return { ...change, content: before.content };
  if (present.deleted) return undefined;
  const content = mergeEdit<unknown>(imported.content, present.content, before.content);
  if (isDeepStrictEqual(content, present.content)) return undefined;
  return { ...change, content: content as CatalogueDocument["content"] };
}

/** Layouts, categories and collections stay where something that stays still stands in them. */
function withoutNeeded(catalogue: Catalogue, changes: readonly StagedChange[]): StagedChange[] {
  const changed = new Map(changes.map((change) => [`${change.kind}#${change.id}`, change]));
  const needed = new Set<string>();
  const look = ({ kind, content }: Pick<CatalogueDocument, "kind" | "content">) => {
    const need = (what: string, identifier: string | null) => needed.add(`${what}#${identifier}`);
    if ("state" in content) {
      need("layout", content.layout);
      for (const category of content.categories) need("category", category);
    } else if ("parent" in content) {
      need("layout", content.layout);
      need("category", content.parent);
    } else if (kind === "collectionitem" && "collection" in content) need("collection", content.collection);
  };
  for (const document of catalogue.all()) {
    const change = changed.get(`${document.kind}#${document.id}`);
    if (change?.content) look({ kind: change.kind, content: change.content });
    else if (!change && !document.deleted) look(document);
  }
  return changes.filter(({ kind, id, content }) => {
    const present = catalogue.byId(kind, id)?.content;
    return (
      content !== null ||
      !present ||
      !("identifier" in present) ||
      !needed.has(`${kind}#${present.identifier}`)
    );
  });
}
