import type { Catalogue, StagedChange } from "../../functions/core/door.ts";
import type { CatalogueDocument } from "../../shared/core/catalogue/document.ts";

/** The catalogue after an import's changes. */
export function applied(before: Catalogue, changes: readonly StagedChange[]): Catalogue {
  const documents = changes.map(
    ({ kind, id, content, importHash, basedOn }) =>
      ({
        kind,
        id,
        content: content ?? before.stored(kind, id)?.content,
        importHash,
        deleted: content === null,
        version: (basedOn ?? 0) + 1,
        revision: before.revision + 1,
        author: { kind: "import", id: "I", name: "file" },
        changed: "2026-01-01T00:00:00Z",
      }) as CatalogueDocument,
  );
  return before.with(before.revision + 1, documents);
}
