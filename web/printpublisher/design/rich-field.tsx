import { Input } from "@mantine/core";
import { useId } from "react";
import { whileTyping } from "../../platform/form/while-typing.ts";
import { RichTextInput } from "../../platform/rich-text/rich-text-input.tsx";

/** Rich texts of the design. */
type Name = "information" | "imprint";
export interface RichForm {
  getValues: () => Record<Name, string>;
  key: (name: Name) => string;
  getInputProps: (name: Name) => { error?: string };
  setFieldValue: (name: Name, html: string, options?: typeof whileTyping) => void;
}

/** A rich text of the design with its label. */
export function RichField(props: {
  form: RichForm;
  name: Name;
  label: string;
  description?: string;
  editable: boolean;
}) {
  const { form, name, label, editable } = props;
  const errorId = useId();
  const { error } = form.getInputProps(name);
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={props.description}
      error={error}
      errorProps={{ id: errorId }}
    >
      <RichTextInput
        key={form.key(name)}
        label={label}
        defaultValue={form.getValues()[name]}
        {...(error && { error })}
        errorId={errorId}
        readOnly={!editable}
        data-path={name}
        onChange={(html) => form.setFieldValue(name, html, whileTyping)}
      />
    </Input.Wrapper>
  );
}
