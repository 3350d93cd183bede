import type { Author, CatalogueDocument, DocumentKind } from "../../../shared/core/catalogue/document.ts";
import type { Actor } from "../../platform/actor.ts";
import { retryOnConflict } from "../../platform/table/retry-on-conflict.ts";
import {
  type Attributes,
  ConditionFailed,
  openTable,
  type Stored,
  type Table,
  type Write,
} from "../../platform/table/table.ts";
import {
  type Commit,
  catalogueFormat,
  commitKey,
  currentKey,
  type DocumentItem,
  type Head,
  headKey,
  headOf,
  isPending,
  refOf,
  refText,
  toDocument,
  toItem,
  versionKey,
} from "./document-item.ts";
import { mergeEdit } from "./merge-edit.ts";

/** How long commits are kept for replicas to catch up, in seconds; an older replica or snapshot is reloaded as a whole. */
const commitLife = 400 * 24 * 60 * 60;
/** Maximum number of documents in one commit. */
export const mostInCommit = 30;
export type Ref = Pick<CatalogueDocument, "kind" | "id">;

/** A change of one document: new content, or null to delete it. */
export interface DocumentChange<Kind extends DocumentKind = DocumentKind> {
  kind: Kind;
  id: string;
  content: CatalogueDocument<Kind>["content"] | null;
  /** The version that was changed; null for a new document, undefined to accept any version. */
  basedOn?: number | null;
  /** Hash of the content from an import; by default the present one. */
  importHash?: string | null;
}

/** Thrown when another writer has changed a document meanwhile. */
export class EditConflict extends Error {
  readonly ref: Ref;
  constructor(ref: Ref) {
    super(`${ref.kind} ${ref.id} was changed meanwhile.`);
    this.name = "EditConflict";
    this.ref = ref;
  }
}

/** Thrown when a condition on an accompanying write fails; nothing was written. */
export class AccompanyingWriteRefused extends Error {
  constructor() {
    super("An accompanying write was refused.");
    this.name = "AccompanyingWriteRefused";
  }
}

/** @throws ProblemError unavailable until a catalogue of an earlier format has been migrated */
export async function readHead(table: Table): Promise<Head> {
  return headOf(await table.get<Partial<Head>>(headKey));
}

/** Give up on a document after this many reads if an import keeps staging it and taking it back. */
const mostLooks = 5;

/** The versions of stored items that a reader of this head may see, in the same order; undefined for documents that are not visible yet. */
export async function visibleVersions(
  table: Table,
  head: Head,
  items: readonly (Stored<DocumentItem> | undefined)[],
): Promise<(CatalogueDocument | undefined)[]> {
  const visible = items.map((item) => (item && !isPending(item, head) ? toDocument(item) : undefined));
  let staged = items.flatMap((item, index) => (item && isPending(item, head) ? [{ item, index }] : []));
  for (let attempt = 1; staged.length > 0; attempt++) {
    const replaced = staged.filter(({ item }) => item.version > 1);
    const previous = await table.getAll<DocumentItem>(
      replaced.map(({ item }) => {
        const { kind, id } = refOf(item);
        return versionKey(kind, id, item.version - 1);
      }),
    );
    const missing = replaced.filter(({ index }, place) => {
      const version = previous[place];
      if (version) visible[index] = toDocument(version);
      return version === undefined;
    });
    if (missing.length === 0) break;
    if (attempt === mostLooks) throw new Error("Staged versions have no version below them.");
    // Between the two reads, the import was taken back or staged the document anew.
    const again = await table.getAll<DocumentItem>(missing.map(({ item }) => item.$key));
    staged = [];
    for (const [place, { index }] of missing.entries()) {
      const item = again[place];
      if (item && isPending(item, head)) staged.push({ item, index });
      else if (item) visible[index] = toDocument(item);
    }
  }
  return visible;
}

/** Present versions of some documents, including deleted ones; undefined for those that never existed. */
export async function readDocuments(
  actor: Actor,
  refs: readonly Ref[],
): Promise<(CatalogueDocument | undefined)[]> {
  return [...(await readBase(openTable(actor), refs)).visible];
}

/** Context of a commit for the history, and writes that accompany it. */
export interface Together {
  /** The bulk change to which the versions belong. */
  bulk?: string;
  /** The category or collection whose deletion this change prepares. */
  along?: string;
  /** The former version that is restored. */
  restores?: number;
  /** Accompanying writes of the same transaction; at most 30. */
  also?: readonly Write[];
}

/**
 * Saves changes of documents, at most `mostInCommit`, as one commit: present versions, history and change record together, or nothing. While
 * an import runs, the saved version goes below the staged one, which takes the edit over.
 * @throws EditConflict if `basedOn` is no longer the present version; AccompanyingWriteRefused
 */
export async function saveDocuments(
  actor: Actor,
  changes: readonly DocumentChange[],
  together: Together = {},
): Promise<CatalogueDocument[]> {
  const table = openTable(actor);
  return retryOnConflict(async () => commit(actor, table, changes, await readBase(table, changes), together));
}

/** The basis of a commit: the head, the stored items and their visible versions. */
export interface CommitBase {
  head: Head;
  items: readonly (Stored<DocumentItem> | undefined)[];
  visible: readonly (CatalogueDocument | undefined)[];
}

/** Reads the basis of a commit of changes to these documents, in one call. */
export async function readBase(table: Table, refs: readonly Ref[]): Promise<CommitBase> {
  const [headItem, ...items] = await table.getAll<Head & DocumentItem>([
    headKey,
    ...refs.map(({ kind, id }) => currentKey(kind, id)),
  ]);
  const head = headOf(headItem);
  return { head, items, visible: await visibleVersions(table, head, items) };
}

/** Writes one commit on top of the state that was read, unless another writer was faster. @throws ConditionFailed, EditConflict, AccompanyingWriteRefused */
export async function commit(
  actor: Actor,
  table: Table,
  changes: readonly DocumentChange[],
  { head, items, visible }: CommitBase,
  { also = [], ...connection }: Together = {},
): Promise<CatalogueDocument[]> {
  const revision = head.revision + 1;
  const author = authorOf(actor, connection);
  const saved = changes.map((change, place) => nextVersion(author, change, visible[place], revision));
  const writes = saved.flatMap((document, place) => writesOf(document, visible[place], items[place], head));
  const allWrites = [...commitWrites(head, revision, saved), ...writes];
  try {
    await table.transact([...allWrites, ...also]);
  } catch (error) {
    const refused =
      error instanceof ConditionFailed && error.failed.some((place) => place >= allWrites.length);
    throw refused ? new AccompanyingWriteRefused() : error;
  }
  return saved;
}

/** The actor as recorded in the history, with the context of the change. */
export const authorOf = (actor: Actor, { bulk, along, restores }: Omit<Together, "also"> = {}): Author => ({
  kind: actor.kind === "job" ? "system" : "account",
  id: actor.id,
  name: actor.name,
  ...(bulk && { bulk }),
  ...(along && { along }),
  ...(restores && { restores }),
});

function nextVersion(
  author: Author,
  change: DocumentChange,
  present: CatalogueDocument | undefined,
  revision: number,
): CatalogueDocument {
  const exists = present !== undefined && !present.deleted;
  const expected = change.basedOn === undefined || change.basedOn === (exists ? present.version : null);
  const content = change.content ?? present?.content;
  if (!expected || content === undefined) throw new EditConflict(change);
  return {
    kind: change.kind,
    id: change.id,
    version: (present?.version ?? 0) + 1,
    revision,
    importHash: change.importHash === undefined ? (present?.importHash ?? null) : change.importHash,
    deleted: change.content === null,
    author,
    changed: new Date().toISOString(),
    content,
  };
}

function writesOf(
  saved: CatalogueDocument,
  visible: CatalogueDocument | undefined,
  item: Stored<DocumentItem> | undefined,
  head: Head,
): Write[] {
  const { kind, id } = saved;
  const current = currentKey(kind, id);
  if (!item) return [{ put: current, item: toItem(saved), condition: { absent: true } }];
  const unchanged = { equals: { version: item.version } };
  if (!isPending(item, head))
    return [{ put: current, item: toItem(saved), condition: unchanged }, formerWrite(item)];
  if (!visible) throw new EditConflict(saved);
  const staged = toDocument(item);
  const rebased: CatalogueDocument = {
    ...staged,
    version: item.version + 1,
    // An import restores deleted documents; a bulk change does not.
    deleted: staged.deleted || (saved.deleted && staged.author.kind !== "import"),
    content: mergeEdit<unknown>(
      visible.content,
      saved.content,
      staged.content,
    ) as CatalogueDocument["content"],
  };
  const stage = { by: item.stagedBy ?? "", after: item.stagedAfter ?? 0 };
  return [
    { put: versionKey(kind, id, item.version), item: toItem(saved), condition: { absent: true } },
    { put: current, item: toItem(rebased, stage), condition: unchanged },
  ];
}

/** The attributes of an item without its key, to write it unchanged elsewhere. */
export function attributesOf({ $key: _key, ...attributes }: Stored<DocumentItem>): Attributes {
  return attributes;
}

/** Puts a version into the history. */
export function formerWrite(item: Stored<DocumentItem>): Write {
  const { kind, id } = refOf(item);
  return {
    put: versionKey(kind, id, item.version),
    item: attributesOf(item),
    condition: { absent: true },
  };
}

/** Raises the revision and records the changes; also checks that no import has begun or ended in the meantime. */
function commitWrites(head: Head, revision: number, saved: readonly CatalogueDocument[]): Write[] {
  const unchanged = { equals: { revision: head.revision, importing: head.importing } };
  const first = head.revision === 0 && head.importing === null;
  return [
    {
      update: headKey,
      changes: { set: { revision, format: catalogueFormat } },
      condition: first ? { absentOrEquals: { revision: 0, importing: null } } : unchanged,
    },
    recordOfCommit({ revision, documents: saved.map(({ kind, id }) => refText(kind, id)) }),
  ];
}

/** The record from which replicas learn what a commit changed. */
export const recordOfCommit = (commit: Omit<Commit, "at">): Write => ({
  put: commitKey(commit.revision),
  item: {
    ...commit,
    at: new Date().toISOString(),
    expires: Math.floor(Date.now() / 1000) + commitLife,
  },
  condition: { absent: true },
});
