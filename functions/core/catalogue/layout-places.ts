import type { Layout } from "../../../shared/core/catalogue/document.ts";
import type { FieldDefinition, FieldValue } from "../../../shared/core/catalogue/field.ts";
import { contentLanguages, type LocalizedText } from "../../../shared/kernel/language.ts";

/** The place of a layout that holds the order of all fields, and the section or group of each. */
export const structurePath = "fields";

/** The fields of a layout in order, including structural and nested ones, each with the path of keys that leads to it. */
function* nested(fields: readonly FieldDefinition[], above = ""): Generator<[string, FieldDefinition]> {
  for (const field of fields) {
    yield [above + field.key, field];
    yield* nested(field.children ?? [], `${above}${field.key}/`);
  }
}

/** All fields of a layout by key, the removed ones first. */
export const fieldsOfLayout = ({ fields, removed = [] }: Layout) =>
  [...nested([...removed, ...fields])].map(([, field]) => [field.key, field] as const);

type Labelled = readonly { label: LocalizedText }[];
/** The labels of columns or options, language by language. */
const labelsOf = (parts: Labelled): FieldValue =>
  Object.fromEntries(
    contentLanguages.flatMap((language) => {
      const labels = parts.map(({ label }) => label[language] ?? "");
      return labels.some((label) => label !== "") ? [[language, labels]] : [];
    }),
  );

/** A setting as a readable value; undefined if it says nothing. */
function readable(setting: unknown): FieldValue | undefined {
  if (typeof setting === "number") return String(setting);
  return setting === undefined || setting === null ? undefined : (setting as FieldValue);
}

/** The settings of a field by name. */
function settingsOf({
  key: _key,
  children: _children,
  columns = [],
  options = [],
  check,
  ...field
}: FieldDefinition) {
  return {
    ...field,
    ...(columns.length > 0 && { columns: labelsOf(columns) }),
    ...Object.fromEntries(
      columns.flatMap((column) => [
        [`columns.${column.key}.kind`, column.kind],
        [`columns.${column.key}.options`, column.options?.length ? labelsOf(column.options) : undefined],
      ]),
    ),
    ...(options.length > 0 && { options: labelsOf(options) }),
    ...Object.fromEntries(Object.entries(check ?? {}).map(([name, rule]) => [`check.${name}`, rule])),
  };
}

/**
 * A layout by place: its facts, the order of its fields (`fields`), and each setting of each field (`fields.method.required`).
 * Removed fields are left out, since people do not see them.
 */
export function placesOfLayout({ fields, removed: _, ...facts }: Layout): Map<string, FieldValue> {
  const all = [...nested(fields)];
  return new Map(
    [
      ...Object.entries({ ...facts, is_default: facts.is_default === true }),
      [structurePath, all.map(([path]) => path)] as const,
      ...all.flatMap(([, field]) =>
        Object.entries(settingsOf(field)).map(
          ([name, setting]) => [`${structurePath}.${field.key}.${name}`, setting] as const,
        ),
      ),
    ].flatMap(([path, setting]) => {
      const value = readable(setting);
      return value === undefined ? [] : [[path, value] as const];
    }),
  );
}

/** The key of the field that a place of a layout belongs to; undefined for facts. */
export const fieldKeyOf = (path: string): string | undefined => path.split(".")[1];

/** The label for a place of a layout: that of its field and, for a column's setting, of the column. */
export function labelOfSetting(
  field: Pick<FieldDefinition, "label" | "columns">,
  path: string,
): LocalizedText {
  const [, , part, key] = path.split(".");
  const column = part === "columns" ? field.columns?.find((candidate) => candidate.key === key) : undefined;
  if (!column) return field.label;
  return Object.fromEntries(
    contentLanguages.flatMap((language) => {
      const names = [field.label[language], column.label[language]];
      return names.every(Boolean) ? [[language, names.join(", ")]] : [];
    }),
  ) as LocalizedText;
}
