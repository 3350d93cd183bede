import { AnalysesInput } from "../fields/reference-input.tsx";
import type { EditorKind } from "./editor-kind.ts";
import { movedEntries, pickerProps } from "./picked.ts";

export const relatedanalyses: EditorKind = {
  Input: (props) => <AnalysesInput {...pickerProps(props)} />,
  isLabelled: true,
  moved: movedEntries,
};
