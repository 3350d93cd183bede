import type { Analysis, CatalogueDocument, Layout } from "../../../shared/core/catalogue/document.ts";
import { isEmptyValue } from "../../../shared/core/catalogue/field.ts";
import { defaultLayout } from "../../../shared/core/catalogue/layout.ts";
import type { Catalogue } from "../../core/door.ts";

/** The analyses of each layout. */
const byLayout = (catalogue: Catalogue) =>
  catalogue.deriveFrom(["analysis"], "analyses by layout", () =>
    Map.groupBy(catalogue.documents("analysis"), ({ content }) => content.layout),
  );

/** The analyses that use a layout. */
export const membersOf = (catalogue: Catalogue, layout: string): readonly CatalogueDocument<"analysis">[] =>
  byLayout(catalogue).get(layout) ?? [];

/** Whether an analysis holds a value in a field, imported or its editor's. */
export function holds({ fields }: Analysis, key: string): boolean {
  const stored = fields[key];
  return stored !== undefined && !(isEmptyValue(stored.raw) && isEmptyValue(stored.additional));
}

/** The categories that own a layout. */
export const ownersOf = (catalogue: Catalogue, layout: string): CatalogueDocument<"category">[] =>
  [...catalogue.documents("category")].filter(({ content }) => content.layout === layout);

/** Whether new analyses use a layout by default. */
export const isDefault = (catalogue: Catalogue, { identifier }: Pick<Layout, "identifier">) =>
  defaultLayout([...catalogue.documents("layout")].map(({ content }) => content))?.identifier === identifier;
