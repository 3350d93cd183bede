import { CategoryInput } from "../fields/reference-input.tsx";
import type { EditorKind } from "./editor-kind.ts";
import { movedEntries, pickerProps } from "./picked.ts";

export const category: EditorKind = {
  Input: (props) => <CategoryInput {...pickerProps(props)} />,
  isLabelled: true,
  moved: movedEntries,
};
