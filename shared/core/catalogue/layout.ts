import type { Layout } from "./document.ts";
import { type FieldDefinition, valueFields } from "./field.ts";

/** The layout called so is the default one in laboratories that have not chosen another. */
const usual = "default";

/** The laboratory's default layout: the one chosen, else the one called `default`, else the first. */
export function defaultLayout(layouts: Iterable<Layout>): Layout | undefined {
  const all = [...layouts];
  return (
    all.find(({ is_default }) => is_default) ?? all.find(({ identifier }) => identifier === usual) ?? all[0]
  );
}

/**
 * The fields that a layout no longer has, the last ones taken out first. One that is there again is no longer among them.
 * @param isHeld whether any analysis holds a value in the field of this key; the others are forgotten
 */
export function removedFields(
  before: Pick<Layout, "fields" | "removed"> | undefined,
  after: readonly FieldDefinition[],
  isHeld: (key: string) => boolean,
): FieldDefinition[] {
  const present = new Set(valueFields(after).map(({ key }) => key));
  const gone = [...valueFields(before?.fields ?? []), ...(before?.removed ?? [])];
  const byKey = new Map(gone.toReversed().map((field) => [field.key, field]));
  return [...byKey.values()].toReversed().filter(({ key }) => !present.has(key) && isHeld(key));
}
