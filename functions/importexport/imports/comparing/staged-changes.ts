import {
  type CatalogueDocument,
  type DocumentContent,
  type DocumentKind,
  identityOf,
} from "../../../../shared/core/catalogue/document.ts";
import type { ImportedDocument } from "../../../../shared/importexport/imports/import.ts";
import { type Language, type LocalizedText, localized } from "../../../../shared/kernel/language.ts";
import { type Catalogue, contentHash, documentId, type StagedChange } from "../../../core/door.ts";
import type { ImportContext } from "../import-context.ts";

/** A document of the file as a staged change. @param stored the stored document, even if it is deleted */
export function changeOf<Kind extends DocumentKind>(
  kind: Kind,
  content: DocumentContent[Kind],
  importHash: string,
  stored: CatalogueDocument | undefined,
): StagedChange {
  return {
    kind,
    id: documentId(kind, identityOf(kind, content)),
    content,
    importHash,
    basedOn: stored?.version ?? null,
  };
}

/** A change of a document other than an analysis, as people see it; for them, a deleted document that returns is new. */
export function documentOf(
  { kind, id, content }: StagedChange,
  catalogue: Catalogue,
  main: Language,
): ImportedDocument {
  const { identifier, name } = content as { identifier: string; name?: LocalizedText };
  const change = catalogue.stored(kind, id)?.deleted === false ? "changed" : "created";
  return {
    kind: kind as ImportedDocument["kind"],
    change,
    identifier,
    name: localized(name ?? {}, main, main).value ?? identifier,
  };
}

/** Layouts, categories, collections and items that are new or differ; those that a file does not name stay. */
export function* otherChanges(context: ImportContext, catalogue: Catalogue): Generator<StagedChange> {
  const kinds = [
    ["layout", context.layouts],
    ["category", context.categories],
    ["collection", context.collections],
    ["collectionitem", context.items],
  ] as const;
  for (const [kind, contents] of kinds) {
    for (const content of contents.values()) {
      const stored = catalogue.stored(kind, documentId(kind, identityOf(kind, content)));
      if (stored && !stored.deleted && contentHash(stored.content) === contentHash(content)) continue;
      yield changeOf(kind, content, contentHash(content), stored);
    }
  }
}
