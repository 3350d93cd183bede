import type { ControlValue, EditorValues } from "../../../web/laboreditor/editor/values.ts";

/** A field of the form with own values by slot; null for an empty slot. */
export const ownValues = (values: Record<string, ControlValue>): EditorValues["form_fields"][string] => ({
  additional: Object.fromEntries(
    Object.entries(values).map(([slot, value]) => [slot, value === null ? null : { value }]),
  ),
  override: false,
  imports: Object.fromEntries(Object.keys(values).map((slot) => [slot, null])),
});

/** Values of an analysis's form before anything has been chosen. */
export const nothingChosen = {
  categories: [] as string[],
  collection: null,
  collection_items: [] as string[],
  related_analyses: [] as string[],
  internal: false,
  is_standalone: true,
  list_visible: true,
  dropped: {},
};
