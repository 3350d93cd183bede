import { type CountedTemplate, propertiesOf } from "./template.ts";

/** Counts resources by their types. */
export const countOf = (...types: string[]) => ({
  types,
  count: (template: CountedTemplate) => propertiesOf(template, ...types).length,
});

/** The largest of some figures, 0 if there are none. */
export const largest = (figures: readonly number[]) => Math.max(0, ...figures);
