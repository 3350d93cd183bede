import { CertificateInput } from "../fields/certificate-input.tsx";
import type { EditorKind } from "./editor-kind.ts";
import { pickerProps } from "./picked.ts";

export const certificate: EditorKind = {
  Input: (props) => <CertificateInput {...pickerProps(props)} />,
};
