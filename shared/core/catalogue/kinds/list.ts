import type { FieldKind } from "./field-kind.ts";
import { fitTexts, isTexts, shownNames } from "./plain-values.ts";

/** Several short texts. */
export const list: FieldKind = {
  holds: "entries",
  isWritten: true,
  settings: ["check"],
  fit: fitTexts,
  accepts: isTexts,
  expected: () => "a list of texts",
  check: ({ unfit, inText }, value) =>
    isTexts(value) ? value.flatMap((entry, index) => inText(entry, { entry: index })) : unfit(),
  localised: (value, { entries }) => entries(value),
  shown: (value, field, reader) =>
    shownNames(value, field, Array.isArray(value) ? { ...reader, name: reader.entry } : reader),
};
