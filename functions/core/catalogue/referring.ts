import type { CatalogueDocument, DocumentKind } from "../../../shared/core/catalogue/document.ts";
import { valueFields } from "../../../shared/core/catalogue/field.ts";
import { mostNamed, type Referring } from "../../../shared/core/catalogue/referring.ts";
import type { Catalogue } from "./catalogue.ts";
import { isReference, type Reference, referencesOf, shown } from "./references.ts";
import { type Reader, shownName } from "./show-analysis.ts";

/** The analyses that refer to something in the catalogue, in their facts or in the shown values of their fields. */
export const analysesNaming = (catalogue: Catalogue, kind: DocumentKind, identity: string) =>
  analysesReferring(catalogue, (reference) => reference.kind === kind && reference.identity === identity);

/** The analyses with at least one matching reference. */
export function analysesReferring(
  catalogue: Catalogue,
  isMeant: (reference: Reference) => boolean,
): CatalogueDocument<"analysis">[] {
  const fieldsOf = new Map(
    [...catalogue.documents("layout")].map(({ content }) => [
      content.identifier,
      valueFields(content.fields).filter(isReference),
    ]),
  );
  return [...catalogue.documents("analysis")].filter(({ content }) =>
    referencesOf(content, fieldsOf.get(content.layout) ?? [], shown).some(isMeant),
  );
}

/** The number of some analyses, and the first of them by name. */
export function showReferring(
  analyses: readonly CatalogueDocument<"analysis">[],
  reader: Pick<Reader, "language" | "main">,
): Referring {
  const shown = analyses.map(({ id, content }) => ({
    id,
    code: content.code,
    name: shownName(content, reader),
  }));
  const collator = new Intl.Collator(reader.language);
  shown.sort((left, right) => collator.compare(left.name, right.name));
  return { count: shown.length, analyses: shown.slice(0, mostNamed) };
}
