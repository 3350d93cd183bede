import {
  type FieldDefinition,
  isKeptPerLanguage,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import { type Language, localized } from "../../../shared/kernel/language.ts";
import type { Catalogue } from "../../core/door.ts";

/** What a column can bring: a property of the analysis, or `fields.<key>` of the layout. */
export interface Target {
  target: string;
  label: { de: string; en: string };
  translatable: boolean;
  /** Names under which a column is recognised. */
  names: readonly string[];
  field?: FieldDefinition;
}

const properties: readonly Target[] = [
  {
    target: "code",
    label: { de: "Code (eindeutig)", en: "Code (unique)" },
    translatable: false,
    names: [
      "code",
      "id",
      "kürzel",
      "analysencode",
      "analysen-id",
      "analysennummer",
      "test-id",
      "testnummer",
      "test code",
      "anforderungscode",
      "lis-code",
    ],
  },
  {
    target: "name",
    label: { de: "Name", en: "Name" },
    translatable: true,
    names: [
      "name",
      "bezeichnung",
      "analyse",
      "analysenname",
      "parameter",
      "test",
      "testname",
      "analysis",
      "title",
    ],
  },
  {
    target: "categories",
    label: { de: "Kategorie", en: "Category" },
    translatable: false,
    names: [
      "kategorie",
      "kategorien",
      "category",
      "categories",
      "bereich",
      "gruppe",
      "fachbereich",
      "section",
      "department",
    ],
  },
  {
    target: "state",
    label: { de: "Status", en: "State" },
    translatable: false,
    names: ["status", "state", "zustand"],
  },
  {
    target: "internal",
    label: { de: "Intern", en: "Internal" },
    translatable: false,
    names: ["intern", "internal", "nur intern"],
  },
  {
    target: "related",
    label: { de: "Verwandte Analysen (Codes)", en: "Related analyses (codes)" },
    translatable: false,
    names: ["verwandte analysen", "verwandt", "related", "related analyses", "siehe auch"],
  },
];

/** Everything a column can be mapped to, for a layout. */
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
      names: [...field.source, ...Object.values(field.label), field.key],
      field,
    })),
  ];
}

/** The layout whose fields a workbook's columns are matched to: the tenant's default. */
export function workbookLayout(catalogue: Catalogue) {
  return catalogue.content("layout", "default") ?? [...catalogue.documents("layout")][0]?.content;
}
