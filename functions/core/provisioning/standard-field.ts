import type { FieldColumn, FieldDefinition, FieldType } from "../../../shared/core/catalogue/field.ts";

type Texts = readonly [de: string, en: string];
export const text = (de: string, en: string) => ({ de, en });

/** A field with the usual settings: visible to visitors and recognised in spreadsheets by its names. */
export function field(
  key: string,
  type: FieldType,
  label: Texts,
  { help, ...rest }: Omit<Partial<FieldDefinition>, "help"> & { help?: Texts } = {},
): FieldDefinition {
  return {
    key,
    type,
    label: text(...label),
    ...(help && { help: text(...help) }),
    required: false,
    list_visible: false,
    field_visible: true,
    translatable: false,
    source: [],
    ...rest,
  };
}
export const section = (key: string, de: string, en: string, children: FieldDefinition[]) =>
  field(key, "section", [de, en], { children });
export const column = (
  key: string,
  de: string,
  en: string,
  options: Partial<FieldColumn> = {},
): FieldColumn => ({ key, label: text(de, en), ...options });
export const option = (key: string, de: string, en: string) => ({ key, label: text(de, en) });
