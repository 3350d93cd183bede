import {
  type CatalogueDocument,
  type DocumentContent,
  type DocumentKind,
  documentKinds,
} from "../../../shared/core/catalogue/document.ts";
import { documentId } from "./identity.ts";
import { LayeredMap } from "./layered-map.ts";

/** A document before (undefined if it did not exist) and after a span of revisions; a deleted one is marked as deleted. */
export interface Change<Kind extends DocumentKind = DocumentKind> {
  before: CatalogueDocument<Kind> | undefined;
  after: CatalogueDocument<Kind>;
}

/** A derived value at an earlier revision, and the changes since, one per document. */
export interface Previous<Value> {
  value: Value;
  changes: readonly Change[];
}

/** With more changes than this, drop a former value: deriving it anew is as fast, and former documents are released with it. */
const mostChanges = 2000;

/**
 * All visible documents of a tenant at one revision, in memory. Deleted ones are kept apart. Costly derived values
 * (a search, a tree) are computed once per revision, from the previous value and the changes since.
 */
export class Catalogue {
  readonly revision: number;
  readonly #documents: Record<DocumentKind, LayeredMap<string, CatalogueDocument>>;
  readonly #derived = new Map<string, unknown>();
  readonly #former = new Map<string, Previous<unknown>>();

  constructor(revision: number, documents: Iterable<CatalogueDocument>) {
    this.revision = revision;
    const maps = Object.fromEntries(
      documentKinds.map((kind) => [kind, new Map<string, CatalogueDocument>()]),
    ) as Record<DocumentKind, Map<string, CatalogueDocument>>;
    for (const document of documents) maps[document.kind].set(document.id, document);
    this.#documents = Object.fromEntries(
      documentKinds.map((kind) => [kind, new LayeredMap(maps[kind])]),
    ) as Record<DocumentKind, LayeredMap<string, CatalogueDocument>>;
  }

  /** The documents of a kind that are not deleted. */
  *documents<Kind extends DocumentKind>(kind: Kind): Generator<CatalogueDocument<Kind>> {
    for (const document of this.#documents[kind].values()) {
      if (!document.deleted) yield document as CatalogueDocument<Kind>;
    }
  }

  /** Every document, or every document of a kind, deleted ones included. */
  *all<Kind extends DocumentKind = DocumentKind>(only?: Kind): Generator<CatalogueDocument<Kind>> {
    for (const kind of only ? [only] : documentKinds)
      yield* this.#documents[kind].values() as Iterable<CatalogueDocument<Kind>>;
  }

  /** By id, unless deleted. */
  byId<Kind extends DocumentKind>(kind: Kind, id: string): CatalogueDocument<Kind> | undefined {
    const document = this.stored(kind, id);
    return document?.deleted ? undefined : document;
  }

  /** By id, deleted or not. */
  stored<Kind extends DocumentKind>(kind: Kind, id: string): CatalogueDocument<Kind> | undefined {
    return this.#documents[kind].get(id) as CatalogueDocument<Kind> | undefined;
  }

  /** By code, identifier, or `collection/identifier`, unless deleted. */
  get<Kind extends DocumentKind>(kind: Kind, identity: string): CatalogueDocument<Kind> | undefined {
    return this.byId(kind, documentId(kind, identity));
  }

  /** The content by identity, unless deleted. */
  content<Kind extends DocumentKind>(kind: Kind, identity: string): DocumentContent[Kind] | undefined {
    return this.get(kind, identity)?.content;
  }

  /**
   * Computes a value once for this revision. A value of an earlier revision is passed in with the changes since then, so that the work
   * is proportional to the change; it must not be mutated, because readers of the earlier revision still hold it.
   */
  derive<Value>(name: string, compute: (previous?: Previous<Value>) => Value): Value {
    if (!this.#derived.has(name)) {
      this.#derived.set(name, compute(this.#former.get(name) as Previous<Value> | undefined));
      this.#former.delete(name);
    }
    return this.#derived.get(name) as Value;
  }

  /** Computes a value from documents of these kinds alone; it stays valid until one of them changes. */
  deriveFrom<Value>(kinds: readonly DocumentKind[], name: string, compute: () => Value): Value {
    return this.derive<Value>(name, (previous) =>
      previous?.changes.every(({ after }) => !kinds.includes(after.kind)) ? previous.value : compute(),
    );
  }

  /** The catalogue at a later revision: these documents replace or join the present ones. */
  with(revision: number, changed: readonly CatalogueDocument[]): Catalogue {
    const next = new Catalogue(revision, []);
    const byKind = Map.groupBy(changed, ({ kind }) => kind);
    for (const kind of documentKinds) {
      const entries = (byKind.get(kind) ?? []).map((document) => [document.id, document] as const);
      next.#documents[kind] = this.#documents[kind].with(entries);
    }

    const changes = changed.map((after) => ({ before: this.stored(after.kind, after.id), after }));
    const later = (value: unknown, previous: readonly Change[]) => ({
      value,
      changes: joined(previous, changes),
    });
    for (const [name, previous] of this.#former)
      next.#former.set(name, later(previous.value, previous.changes));
    for (const [name, value] of this.#derived) next.#former.set(name, later(value, []));
    for (const [name, previous] of next.#former)
      if (previous.changes.length > mostChanges) next.#former.delete(name);
    return next;
  }
}

/** Merges two lists of changes into one change per document: its state before the first and after the last. */
function joined(earlier: readonly Change[], later: readonly Change[]): Change[] {
  const byDocument = new Map<string, Change>();
  for (const change of [...earlier, ...later]) {
    const key = `${change.after.kind}#${change.after.id}`;
    byDocument.set(key, { ...change, before: (byDocument.get(key) ?? change).before });
  }
  return [...byDocument.values()];
}
