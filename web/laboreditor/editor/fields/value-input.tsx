import { TextInput } from "@mantine/core";
import type { FieldDefinition, TableRow } from "../../../../shared/core/catalogue/field.ts";
import type { References } from "../../../../shared/laboreditor/analyses/analysis-form.ts";
import type { ControlValue } from "../values.ts";
import { CertificateInput } from "./certificate-input.tsx";
import { ListInput } from "./list-input.tsx";
import { AnalysesInput, CategoryInput, ItemInput } from "./reference-input.tsx";
import { RichTextInput } from "./rich-text-input.tsx";
import { TableInput } from "./table-input.tsx";
import { CheckboxInput } from "./yes-no-input.tsx";

/** Props of every control; `input` is what `form.getInputProps` returns. */
export interface InputProps {
  field: FieldDefinition;
  /** Accessible name of the control: the field and, if there are several, the language. */
  label: string;
  lang?: string;
  references: References;
  readOnly: boolean;
  errorId: string;
  input: {
    defaultValue?: ControlValue;
    onChange: (value: unknown) => void;
    error?: string;
    "data-path"?: string;
  };
}

const textsOf = (value: ControlValue | undefined) => (Array.isArray(value) ? (value as string[]) : []);

/** The control for the editor's value of a field, chosen by its type. */
export function ValueInput({ field, label, lang, references, readOnly, errorId, input }: InputProps) {
  const { defaultValue, ...rest } = input;
  const picker = { ...rest, label, references, readOnly, defaultValue: textsOf(defaultValue) };
  switch (field.type) {
    case "multilinetext":
      return (
        <RichTextInput
          {...rest}
          label={label}
          lang={lang}
          defaultValue={String(defaultValue ?? "")}
          errorId={errorId}
          readOnly={readOnly}
        />
      );
    case "list":
      return (
        <ListInput
          {...rest}
          aria-label={label}
          lang={lang}
          readOnly={readOnly}
          defaultValue={textsOf(defaultValue)}
        />
      );
    case "table":
      return (
        <TableInput
          {...rest}
          label={label}
          columns={field.columns ?? []}
          readOnly={readOnly}
          defaultValue={(Array.isArray(defaultValue) ? defaultValue : []) as TableRow[]}
        />
      );
    case "checkbox":
      return (
        <CheckboxInput
          {...rest}
          field={field}
          label={label}
          readOnly={readOnly}
          defaultValue={defaultValue ?? null}
        />
      );
    case "category":
      return <CategoryInput {...picker} />;
    case "collectionitem":
      return <ItemInput {...picker} collection={field.collection ?? ""} />;
    case "relatedanalyses":
      return <AnalysesInput {...picker} />;
    case "certificate":
      return <CertificateInput label={label} kept={textsOf(defaultValue)} />;
    default:
      return (
        <TextInput
          {...rest}
          type={field.type === "date" ? "date" : "text"}
          aria-label={label}
          lang={lang}
          readOnly={readOnly}
          defaultValue={String(defaultValue ?? "")}
        />
      );
  }
}
