import type { Actor } from "../../platform/actor.ts";
import { openTable, type Stored, type Table } from "../../platform/table/table.ts";
import { deflated, inflated, parseRef, refText } from "./document-item.ts";
import type { StagedChange } from "./staged-writes.ts";

/** A document that an import or a bulk change wrote. */
export type WrittenRef = Pick<StagedChange, "kind" | "id"> & {
  /** Version that the import compared with, null for a new document; the written version is a later one. */
  basedOn: number | null;
};

/** The documents of one step of staging, packed: JSON of `[kind#id, basedOn]` pairs. */
interface RefsItem {
  refs: Uint8Array;
}

const refsPk = (importId: string) => `CATALOGUE#I#${importId}`;

/** Records which documents a step of an import is about to stage. A repeated step writes the same item. */
export async function keepRefs(
  table: Table,
  importId: string,
  changes: readonly WrittenRef[],
): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const refs = changes.map(({ kind, id, basedOn }) => [refText(kind, id), basedOn]);
  const item = { refs: deflated(JSON.stringify(refs)) };
  await table.put({ pk: refsPk(importId), sk: refText(first.kind, first.id) }, item);
}

/** Deletes the records of documents for an import that was taken back. */
export async function forgetRefs(table: Table, importId: string): Promise<void> {
  for await (const { $key } of table.queryAll<RefsItem>({ pk: refsPk(importId) })) await table.delete($key);
}

/** The documents that an import or a bulk change staged, each once. */
export async function refsOfImport(table: Table, importId: string): Promise<WrittenRef[]> {
  const refs = new Map<string, WrittenRef>();
  for await (const item of table.queryAll<RefsItem>({ pk: refsPk(importId) }))
    for (const [ref, basedOn] of parsed(item)) refs.set(ref, { ...parseRef(ref), basedOn });
  return [...refs.values()];
}

/** Ids of the analyses that an import wrote, whatever was changed in them since; empty for an import that is unknown or was undone. */
export async function analysesOfImport(
  actor: Pick<Actor, "tenant">,
  importId: string,
): Promise<ReadonlySet<string>> {
  const refs = await refsOfImport(openTable(actor), importId);
  return new Set(refs.flatMap(({ kind, id }) => (kind === "analysis" ? [id] : [])));
}

const parsed = ({ refs }: Stored<RefsItem>) => JSON.parse(inflated(refs)) as [string, number | null][];
