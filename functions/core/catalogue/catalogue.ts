import {
  type CatalogueDocument,
  type DocumentContent,
  type DocumentKind,
  documentKinds,
} from "../../../shared/core/catalogue/document.ts";
import { documentId } from "./identity.ts";

/**
 * All visible documents of a tenant at one revision, in memory. Deleted ones are kept apart. What is costly to compute from it
 * (a search, a tree) is derived once per revision.
 */
export class Catalogue {
  readonly revision: number;
  readonly #documents: Record<DocumentKind, Map<string, CatalogueDocument>>;
  readonly #derived = new Map<string, unknown>();

  constructor(revision: number, documents: Iterable<CatalogueDocument>) {
    this.revision = revision;
    this.#documents = Object.fromEntries(documentKinds.map((kind) => [kind, new Map()])) as never;
    for (const document of documents) this.#documents[document.kind].set(document.id, document);
  }

  /** The documents of a kind that are not deleted. */
  *documents<Kind extends DocumentKind>(kind: Kind): Generator<CatalogueDocument<Kind>> {
    for (const document of this.#documents[kind].values()) {
      if (!document.deleted) yield document as CatalogueDocument<Kind>;
    }
  }

  /** Every document, deleted ones included. */
  *all(): Generator<CatalogueDocument> {
    for (const kind of documentKinds) yield* this.#documents[kind].values();
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

  /** Computes a value once for this revision. */
  derive<Value>(name: string, compute: (catalogue: Catalogue) => Value): Value {
    if (!this.#derived.has(name)) this.#derived.set(name, compute(this));
    return this.#derived.get(name) as Value;
  }

  /** The catalogue at a later revision: these documents replace or join the present ones. */
  with(revision: number, changed: readonly CatalogueDocument[]): Catalogue {
    const documents = new Map(
      [...this.all()].map((document) => [`${document.kind}#${document.id}`, document]),
    );
    for (const document of changed) documents.set(`${document.kind}#${document.id}`, document);
    return new Catalogue(revision, documents.values());
  }
}
