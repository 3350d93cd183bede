import { Catalogue, documentId } from "../../../functions/core/door.ts";
import {
  type Analysis,
  type CatalogueDocument,
  type DocumentContent,
  type DocumentKind,
  identityOf,
  type StoredField,
} from "../../../shared/core/catalogue/document.ts";
import type { FieldDefinition, FieldValue } from "../../../shared/core/catalogue/field.ts";

/** A document as the catalogue holds it. */
export function documentOf<Kind extends DocumentKind>(
  kind: Kind,
  content: DocumentContent[Kind],
): CatalogueDocument<Kind> {
  return {
    kind,
    id: documentId(kind, identityOf(kind, content)),
    version: 1,
    revision: 1,
    importHash: null,
    deleted: false,
    author: { kind: "system", id: "", name: "" },
    changed: "2026-01-02T03:04:05.000Z",
    content,
  };
}

export const field = (
  key: string,
  type: FieldDefinition["type"],
  properties: Partial<FieldDefinition> = {},
): FieldDefinition => ({
  key,
  type,
  label: { de: key },
  required: false,
  list_visible: false,
  field_visible: true,
  translatable: false,
  source: [],
  ...properties,
});

export const stored = (raw: FieldValue | null, properties: Partial<StoredField> = {}): StoredField => ({
  raw,
  additional: null,
  override: false,
  ...properties,
});

export const analysisOf = (code: string, properties: Partial<Analysis> = {}): Analysis => ({
  code,
  name: { de: code },
  state: "PUBLISHED",
  layout: "default",
  categories: ["chemistry"],
  collection: null,
  collection_items: [],
  related: [],
  internal: false,
  is_standalone: true,
  list_visible: true,
  fields: {},
  imported: true,
  ...properties,
});

export const layout: FieldDefinition[] = [
  field("material", "collectionitem", { label: { de: "Material" }, collection: "materials" }),
  field("synonyms", "list", { label: { de: "Synonyme" }, translatable: true }),
  field("method", "text", { label: { de: "Methode", en: "Method" }, translatable: true }),
  field("secret", "text", { field_visible: false }),
  field("ranges", "table", {
    label: { de: "Referenzbereiche", en: "Reference ranges" },
    columns: [
      { key: "sex", label: { de: "Geschlecht", en: "Sex" } },
      { key: "from", label: { de: "Von", en: "From" } },
      { key: "to", label: { de: "Bis", en: "To" } },
    ],
  }),
  field("note", "multilinetext", { label: { de: "Hinweise", en: "Notes" }, translatable: true }),
];

/** Layout, categories and materials to which the generated analyses refer. */
export const frame: CatalogueDocument[] = [
  documentOf("layout", { identifier: "default", fields: layout }),
  documentOf("category", {
    identifier: "chemistry",
    name: { de: "Klinische Chemie", en: "Clinical chemistry" },
    parent: null,
    layout: "default",
    order: 1,
  }),
  documentOf("category", {
    identifier: "hormones",
    name: { de: "Hormone", en: "Hormones" },
    parent: "chemistry",
    layout: null,
    order: 0,
  }),
  documentOf("category", { identifier: "empty", name: { de: "Leer" }, parent: null, layout: null, order: 0 }),
  documentOf("collection", { identifier: "materials", name: { de: "Materialien" } }),
  documentOf("collectionitem", {
    identifier: "serum",
    collection: "materials",
    name: { de: "Serum", en: "Serum" },
    fields: {},
  }),
];

export const catalogueWith = (...analyses: Analysis[]): Catalogue =>
  new Catalogue(1, [...frame, ...analyses.map((analysis) => documentOf("analysis", analysis))]);

/** A directory large enough for a second page. */
export const smallDirectory = catalogueWith(
  ...Array.from({ length: 70 }, (_, index) => analysisOf(`X${index}`, { name: { de: `Allergen ${index}` } })),
  analysisOf("TSH", {
    name: { de: "Thyreotropin", en: "Thyrotropin" },
    categories: ["hormones"],
    related: ["FT4"],
    fields: {
      synonyms: stored({ de: ["Schilddrüsenhormon"] }),
      ranges: stored([{ sex: "w", from: "0,27", to: "4,20" }]),
      note: stored({ de: "<p>nüchtern</p>" }),
    },
  }),
  analysisOf("FT4", { name: { de: "freies T4" }, categories: ["hormones"] }),
);
