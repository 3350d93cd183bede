import type { FieldKind } from "./field-kind.ts";
import { fitTexts, isTexts, shownNames } from "./plain-values.ts";

/** Yes or no; with options, the keys of those that are ticked. */
export const checkbox: FieldKind = {
  holds: "choice",
  isWritten: false,
  settings: ["options"],
  fit: (value, { options }) =>
    options?.length ? fitTexts(value) : typeof value === "boolean" ? value : undefined,
  accepts: (value, { options }) =>
    options
      ? isTexts(value) && value.every((entry) => options.some(({ key }) => key === entry))
      : typeof value === "boolean",
  expected: () => "yes or no, or some of its options",
  check: ({ unfit }, value, { options }) => {
    if (!options?.length) return typeof value === "boolean" ? [] : unfit();
    if (!isTexts(value)) return unfit();
    return value.flatMap((entry) => (options.some(({ key }) => key === entry) ? [] : unfit()));
  },
  shown: shownNames,
};
