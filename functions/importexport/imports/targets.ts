import {
  type FieldDefinition,
  isKeptPerLanguage,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import { defaultLayout } from "../../../shared/core/catalogue/layout.ts";
import { type Language, localized } from "../../../shared/kernel/language.ts";
import type { Catalogue } from "../../core/door.ts";

/** Target of a column: a property of the analysis, or `fields.<key>` of the layout. */
export interface Target {
  target: string;
  label: { de: string; en: string };
  translatable: boolean;
  /** Names under which a column is recognised. */
  names: readonly string[];
  field?: FieldDefinition;
}

/** @param names separated by commas */
const property = (target: string, de: string, en: string, names: string, translatable = false): Target => ({
  target,
  label: { de, en },
  translatable,
  names: names.split(", "),
});
const codes =
  "code, id, kürzel, nummer, number, analysencode, analysen-id, analysennummer, test-id, testnummer, testcode, anforderungscode, lis-code";
const names = "name, bezeichnung, analyse, analysenname, parameter, test, testname, analysis, title";
const categories =
  "kategorie, kategorien, category, categories, bereich, gruppe, fachbereich, section, department";
const related = "verwandte analysen, verwandt, related, related analyses, siehe auch";
const properties: readonly Target[] = [
  property("code", "Code (eindeutig)", "Code (unique)", codes),
  property("name", "Name", "Name", names, true),
  property("categories", "Kategorie", "Category", categories),
  property("state", "Status", "State", "status, state, zustand"),
  property("internal", "Intern", "Internal", "intern, internal, nur intern"),
  property("related", "Verwandte Analysen (Codes)", "Related analyses (codes)", related),
];

/** All targets of columns, for the fields of a layout. */
export function targetsOf(fields: readonly FieldDefinition[], main: Language): Target[] {
  return [
    ...properties,
    ...valueFields(fields).map((field) => ({
      target: `fields.${field.key}`,
      label: {
        de: localized(field.label, "de", main).value ?? field.key,
        en: localized(field.label, "en", main).value ?? field.key,
      },
      translatable: isKeptPerLanguage(field),
      names: [...field.source, ...Object.values(field.label), field.key, `fields.${field.key}`],
      field,
    })),
  ];
}

/** The layout whose fields a workbook's columns are matched to: the tenant's default. */
export function workbookLayout(catalogue: Catalogue) {
  return defaultLayout([...catalogue.documents("layout")].map(({ content }) => content));
}
