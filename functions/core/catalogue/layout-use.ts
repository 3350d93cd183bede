import type { Analysis, CatalogueDocument, Layout } from "../../../shared/core/catalogue/document.ts";
import { type FieldDefinition, isEmptyValue } from "../../../shared/core/catalogue/field.ts";
import { removedFields } from "../../../shared/core/catalogue/layout.ts";
import type { Catalogue } from "./catalogue.ts";

/** The analyses of each layout. */
const byLayout = (catalogue: Catalogue) =>
  catalogue.deriveFrom(["analysis"], "analyses by layout", () =>
    Map.groupBy(catalogue.documents("analysis"), ({ content }) => content.layout),
  );

/** The analyses that use a layout. */
export const analysesOfLayout = (
  catalogue: Catalogue,
  layout: string,
): readonly CatalogueDocument<"analysis">[] => byLayout(catalogue).get(layout) ?? [];

/** Whether an analysis holds a value in a field, imported or its editor's. */
export function holdsValue({ fields }: Analysis, key: string): boolean {
  const stored = fields[key];
  return stored !== undefined && !(isEmptyValue(stored.raw) && isEmptyValue(stored.additional));
}

/** Gives a layout new fields. Fields that they omit are kept aside as long as an analysis holds a value in them. */
export function withFields<Of extends Layout>(
  catalogue: Catalogue,
  present: Layout | undefined,
  { removed: _, ...layout }: Of,
): Omit<Of, "removed"> & { removed?: FieldDefinition[] } {
  const members = analysesOfLayout(catalogue, layout.identifier);
  const isHeld = (key: string) => members.some(({ content }) => holdsValue(content, key));
  const removed = removedFields(present, layout.fields, isHeld);
  return { ...layout, ...(removed.length > 0 && { removed }) };
}
