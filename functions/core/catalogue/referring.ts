import type { CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import { isPerLanguage, type PlainValue, valueFields } from "../../../shared/core/catalogue/field.ts";
import { mostNamed, type Referring } from "../../../shared/core/catalogue/referring.ts";
import type { Catalogue } from "./catalogue.ts";
import { effectiveValue, type Reader, shownName } from "./show-analysis.ts";

type Kind = "analysis" | "category";
const fieldTypes = { analysis: "relatedanalyses", category: "category" } as const;

/**
 * The analyses that name another one (by code) or a category (by identifier), in their facts or in a field of their layout.
 */
export function analysesNaming(
  catalogue: Catalogue,
  kind: Kind,
  identity: string,
): CatalogueDocument<"analysis">[] {
  const fieldsOf = new Map(
    [...catalogue.documents("layout")].map(({ content }) => [
      content.identifier,
      valueFields(content.fields).filter(({ type }) => type === fieldTypes[kind]),
    ]),
  );
  return [...catalogue.documents("analysis")].filter(({ content }) => {
    const facts = kind === "analysis" ? content.related : content.categories;
    if (facts.includes(identity)) return true;
    return (fieldsOf.get(content.layout) ?? []).some(({ key }) => {
      const stored = content.fields[key];
      const value = stored ? effectiveValue(stored) : null;
      if (value === null) return false;
      const plain: PlainValue[] = isPerLanguage(value) ? (Object.values(value) as PlainValue[]) : [value];
      return plain.some((one) => Array.isArray(one) && (one as unknown[]).includes(identity));
    });
  });
}

/** How many they are, and the first of them by name. */
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
