import type { Layout } from "./document.ts";
import { type FieldDefinition, valueFields } from "./field.ts";

/** Identifier of the default layout in laboratories that have not chosen one. */
const usual = "default";

/** The laboratory's default layout: the chosen one, otherwise the one with the identifier `default`, otherwise the first. */
export function defaultLayout(layouts: Iterable<Layout>): Layout | undefined {
  const all = [...layouts];
  return (
    all.find(({ is_default }) => is_default) ?? all.find(({ identifier }) => identifier === usual) ?? all[0]
  );
}

/**
 * The removed fields of a layout, most recently removed first. A field that was put back is left out.
 * @param isHeld whether any analysis holds a value in the field with this key; other fields are forgotten
 */
export function removedFields(
  before: Pick<Layout, "fields" | "removed"> | undefined,
  after: readonly FieldDefinition[],
  isHeld: (key: string) => boolean,
): FieldDefinition[] {
  const present = new Set(valueFields(after).map(({ key }) => key));
  const candidates = [...valueFields(before?.fields ?? []), ...(before?.removed ?? [])];
  const byKey = new Map(candidates.toReversed().map((field) => [field.key, field]));
  return [...byKey.values()].toReversed().filter(({ key }) => !present.has(key) && isHeld(key));
}
