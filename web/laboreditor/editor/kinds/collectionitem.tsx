import { ItemInput } from "../fields/reference-input.tsx";
import type { EditorKind } from "./editor-kind.ts";
import { movedEntries, pickerProps } from "./picked.ts";

export const collectionitem: EditorKind = {
  Input: (props) => <ItemInput {...pickerProps(props)} collection={props.field.collection ?? ""} />,
  isLabelled: true,
  moved: movedEntries,
};
