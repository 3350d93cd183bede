import {
  type FieldDefinition,
  holdsEntries,
  isKeptPerLanguage,
  valueFields,
} from "../../../../shared/core/catalogue/field.ts";
import { defaultLayout } from "../../../../shared/core/catalogue/layout.ts";
import { type Language, localized } from "../../../../shared/kernel/language.ts";
import { inUiLanguages, type UiLanguage } from "../../../../shared/kernel/ui-language.ts";
import type { Catalogue } from "../../../core/door.ts";
import { partTargets, type TablePart } from "./table-parts.ts";
import { propertyTexts } from "./target-texts.ts";

/** Target of a column: a property of the analysis, `fields.<key>` of the layout, or a part of a table as `fields.<key>.<column>`. */
export interface Target {
  target: string;
  label: Record<UiLanguage, string>;
  translatable: boolean;
  /** The target's own names; a column that has one of them goes to it, whatever the vocabulary says. */
  names: readonly string[];
  field?: FieldDefinition;
  /** The part of a table's field. */
  part?: TablePart;
}

/** @param names separated by commas */
const property = (target: keyof typeof propertyTexts, names: string, translatable = false): Target => ({
  target,
  label: propertyTexts[target],
  translatable,
  names: names.split(", "),
});
const properties: readonly Target[] = [
  property("code", "code"),
  property("name", "name", true),
  property("categories", "kategorie, kategorien, category, categories"),
  property("state", "status, state"),
  property("internal", "intern, internal"),
  property("related", "verwandte analysen, related"),
];

/** All targets of columns, for the fields of a layout. */
export function targetsOf(fields: readonly FieldDefinition[], main: Language): Target[] {
  return [
    ...properties,
    ...valueFields(fields).map((field) => ({
      target: `fields.${field.key}`,
      label: inUiLanguages((language) => localized(field.label, language, main).value ?? field.key),
      translatable: isKeptPerLanguage(field),
      names: [...field.source, ...Object.values(field.label), field.key, `fields.${field.key}`],
      field,
    })),
    ...valueFields(fields).flatMap((field) => partTargets(field, main)),
  ];
}

/** The layout whose fields a workbook's columns are matched to: the tenant's default. */
export function workbookLayout(catalogue: Catalogue) {
  return defaultLayout([...catalogue.documents("layout")].map(({ content }) => content));
}

/** Whether a target holds several entries, so that its cells can be split. */
export const takesEntries = ({ target, field, part }: Pick<Target, "target" | "field" | "part">): boolean =>
  field ? holdsEntries(field) && part?.key === undefined : target === "categories" || target === "related";
