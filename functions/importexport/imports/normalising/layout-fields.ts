import type { Layout } from "../../../../shared/core/catalogue/document.ts";
import { valueFields } from "../../../../shared/core/catalogue/field.ts";

const byLayout = new WeakMap<Layout, ReturnType<typeof readFields>>();

/** The fields of a layout, read once for all analyses of a file. */
export function fieldsOf(layout: Layout) {
  const fields = byLayout.get(layout) ?? readFields(layout);
  byLayout.set(layout, fields);
  return fields;
}

function readFields({ fields, removed = [] }: Layout) {
  const present = valueFields(fields);
  return {
    present,
    keys: new Set(present.map(({ key }) => key)),
    required: new Set(present.filter(({ required }) => required).map(({ key }) => key)),
    /** By key, with removed fields: they still receive their values, and return with them. */
    definitions: new Map([...removed, ...present].map((field) => [field.key, field])),
  };
}
