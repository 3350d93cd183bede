import type { Layout } from "../../../../shared/core/catalogue/document.ts";
import { type FieldDefinition, hasSetting, valueFields } from "../../../../shared/core/catalogue/field.ts";
import { kindOf } from "../../../../shared/core/catalogue/kinds/kinds.ts";
import { madeIdentifier, madeKey } from "../../../../shared/core/catalogue/made-key.ts";
import type { ColumnMapping } from "../../../../shared/importexport/imports/import.ts";
import type {
  ChosenColumn,
  ChosenColumns,
  NewField,
} from "../../../../shared/importexport/imports/reading.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import type { ImportContext } from "../import-context.ts";

/** Target that people choose for a column that is to have a field of its own; the server gives the field a key. */
export const newTarget = "new";
const fieldTarget = (key: string) => `fields.${key}`;
const keyOfTarget = (target: string) => target.slice(fieldTarget("").length);

/** Layout for a laboratory that has none. */
export const firstLayout: Layout = { identifier: "default", fields: [] };

/** The columns, with a target for each that is to have a new field: an unused key, made from the label. */
export function withKeys<Column extends ChosenColumn>(
  columns: readonly Column[],
  layout: Layout | undefined,
): Column[] {
  const usedKeys = new Set([
    ...valueFields(layout?.fields ?? []).map(({ key }) => key),
    ...(layout?.removed ?? []).map(({ key }) => key),
    ...columns.flatMap(({ target }) => (target?.startsWith(fieldTarget("")) ? [keyOfTarget(target)] : [])),
  ]);
  return columns.map((column) => {
    if (column.target !== newTarget || !column.create) return column;
    const key = madeKey(column.create.label, (candidate) => usedKeys.has(candidate));
    usedKeys.add(key);
    return { ...column, target: fieldTarget(key) };
  });
}

/** Fields that columns ask for and the layout lacks. */
export function newFields({
  columns,
  layout,
  languages,
}: {
  columns: ChosenColumns;
  layout: Layout | undefined;
  languages: readonly Language[];
}): FieldDefinition[] {
  const existingKeys = new Set(valueFields(layout?.fields ?? []).map(({ key }) => key));
  const [main = "de"] = languages;
  return Object.values(columns).flatMap(({ target, create }) => {
    const key = target?.startsWith(fieldTarget("")) ? keyOfTarget(target) : undefined;
    if (key === undefined || !create || existingKeys.has(key)) return [];
    existingKeys.add(key);
    return [definitionOf(key, create, main, languages.length > 1)];
  });
}

const definitionOf = (
  key: string,
  { type, label, collection }: NewField,
  main: Language,
  isMultilingual: boolean,
): FieldDefinition => ({
  key,
  type,
  label: { [main]: label },
  required: false,
  list_visible: false,
  field_visible: true,
  translatable: isMultilingual && kindOf({ type }).isWritten,
  ...(hasSetting(type, "collection") && { collection: collection ?? label }),
  source: [],
});

/**
 * Adds the fields that mapped columns ask for to the layout that the import uses, and the collections that these fields need. They are
 * changes of the import like all others: published with them, and undone with them.
 */
export function addFields(
  context: ImportContext,
  layout: Layout | undefined,
  fields: readonly FieldDefinition[],
  mapping: readonly ColumnMapping[],
): void {
  const used = fields.filter(({ key }) => mapping.some(({ target }) => target === fieldTarget(key)));
  const created = used.map((field): FieldDefinition => {
    const columns = mapping.filter(({ target }) => target === fieldTarget(field.key));
    const source = [...new Set([...columns.map(({ column }) => column)])];
    const { collection } = field;
    return {
      ...field,
      source,
      ...(collection !== undefined && { collection: collectionFor(context, collection) }),
    };
  });
  const before = layout ?? firstLayout;
  if (created.length > 0 || !layout)
    context.layouts.set(before.identifier, { ...before, fields: [...before.fields, ...created] });
}

/** The identifier of a collection given by identifier or name; a missing one is created. */
export function collectionFor(context: ImportContext, named: string): string {
  if (context.collections.has(named)) return named;
  const existing = [...context.collections.values()].find(({ name }) => Object.values(name).includes(named));
  if (existing) return existing.identifier;
  const identifier = madeIdentifier(named, (candidate) => context.collections.has(candidate));
  context.collections.set(identifier, { identifier, name: { [context.main]: named } });
  return identifier;
}
