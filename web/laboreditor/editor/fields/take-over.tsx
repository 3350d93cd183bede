import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { FieldDefinition, PlainValue } from "../../../../shared/core/catalogue/field.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import { isSame } from "../merge.ts";
import type { EditorForm } from "../use-editor-form.ts";
import { toControl } from "../values.ts";

/** Copies the imported value into the editor's own, to be changed there; offered while the two differ. */
export function TakeOver(props: {
  field: FieldDefinition;
  form: EditorForm;
  path: `fields.${string}.additional.${Language | "all"}`;
  /** The field and, if there are several, the language. */
  label: string;
  raw: PlainValue;
}) {
  const { form, path } = props;
  const { t } = useTranslation("editor");
  const imported = toControl(props.field, props.raw);
  const own = form.useWatchValue(path);
  if (isSame(own, imported)) return null;
  return (
    <Button
      size="compact-xs"
      mih={24}
      variant="default"
      aria-label={t("field.takeOverOf", { label: props.label })}
      onClick={() => {
        form.setFieldValue(path, structuredClone(imported));
        // The control is redrawn and this button disappears.
        requestAnimationFrame(() => form.getInputNode(path)?.focus());
      }}
    >
      {t("field.takeOver")}
    </Button>
  );
}
