import type { InputProps } from "../kinds/editor-kind.ts";
import { editorKinds } from "../kinds/kinds.ts";

/** The control for a value of a field, chosen by its type. */
export function ValueInput(props: InputProps) {
  const { Input } = editorKinds[props.field.type];
  return Input && <Input {...props} />;
}
