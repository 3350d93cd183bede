import { isRow } from "../fields/lines-of.ts";
import type { EditorKind, InputProps } from "./editor-kind.ts";
import { textsOf } from "./editor-kind.ts";

/** The props that controls for choosing entries have in common. */
export const pickerProps = ({
  label,
  references,
  readOnly,
  input: { defaultValue, ...rest },
}: InputProps) => ({
  ...rest,
  label,
  references,
  readOnly,
  defaultValue: textsOf(defaultValue),
});

/** Takes entries over as they are; texts and rows name nothing. */
export const movedEntries: EditorKind["moved"] = (value, _, lines) =>
  Array.isArray(value) && !value.some(isRow) ? [...lines] : undefined;
