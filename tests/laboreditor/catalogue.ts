import { documentId, saveDocuments } from "../../functions/core/door.ts";
import { type Actor, jobActor, type TenantId } from "../../functions/platform/actor.ts";
import {
  type Analysis,
  type Category,
  type CollectionItem,
  type Layout,
  layoutSchema,
} from "../../shared/core/catalogue/document.ts";
import type { FieldValue } from "../../shared/core/catalogue/field.ts";

/** An editor of a laboratory. */
export const editorOf = (tenant: string): Actor => ({
  ...jobActor("test"),
  kind: "account",
  id: "E1",
  name: "Eva",
  tenant: tenant as TenantId,
  languages: ["de", "en"],
});

/** A small layout with a field of every kind that the editor's tools look at. */
export const layout: Layout = layoutSchema.parse({
  identifier: "default",
  fields: [
    {
      key: "material",
      type: "collectionitem",
      label: { de: "Material", en: "Specimen" },
      collection: "materials",
      required: true,
    },
    {
      key: "method",
      type: "text",
      label: { de: "Methode", en: "Method" },
      translatable: true,
      required: true,
    },
    { key: "unit", type: "text", label: { de: "Einheit", en: "Unit" } },
    { key: "loinc", type: "text", label: { de: "LOINC" } },
    { key: "note", type: "multilinetext", label: { de: "Hinweis", en: "Note" }, translatable: true },
    { key: "since", type: "date", label: { de: "Gültig ab", en: "Valid from" } },
    {
      key: "ranges",
      type: "table",
      label: { de: "Referenzbereiche", en: "Reference ranges" },
      columns: ["sex", "age_from", "age_to", "low", "high", "note"].map((key) => ({
        key,
        label: { de: key },
      })),
    },
    { key: "see", type: "relatedanalyses", label: { de: "Siehe auch", en: "See also" } },
  ],
});

export const analysis = (code: string, facts: Partial<Analysis> = {}): Analysis => ({
  code,
  name: { de: `Analyse ${code}` },
  state: "NEW",
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
  ...facts,
});

/** Imported values in the form of stored fields. */
export const imported = (values: Record<string, FieldValue>): Analysis["fields"] =>
  Object.fromEntries(
    Object.entries(values).map(([key, raw]) => [key, { raw, additional: null, override: false }]),
  );

export const idOf = (code: string) => documentId("analysis", code);

/** Saves analyses, thirty at a time. */
export async function saveAnalyses(actor: Actor, analyses: readonly Analysis[]): Promise<void> {
  for (let start = 0; start < analyses.length; start += 30) {
    await saveDocuments(
      actor,
      analyses
        .slice(start, start + 30)
        .map((content) => ({ kind: "analysis" as const, id: idOf(content.code), content })),
    );
  }
}

/** Saves the layout, the categories chemistry, hormones and own (which has a layout) and a material. */
export async function saveFrame(actor: Actor): Promise<void> {
  const category = (identifier: string, name: string, layoutName: string | null): Category => ({
    identifier,
    name: { de: name },
    parent: null,
    layout: layoutName,
    order: 0,
  });
  const serum: CollectionItem = {
    identifier: "serum",
    collection: "materials",
    name: { de: "Serum", en: "Serum (en)" },
    fields: {},
  };
  const categories = [
    category("chemistry", "Klinische Chemie", "default"),
    category("hormones", "Hormone", null),
    category("own", "Eigene Form", "own"),
  ];
  await saveDocuments(actor, [
    { kind: "layout", id: documentId("layout", "default"), content: layout },
    {
      kind: "collection",
      id: documentId("collection", "materials"),
      content: { identifier: "materials", name: { de: "Materialien" } },
    },
    { kind: "collectionitem", id: documentId("collectionitem", "materials/serum"), content: serum },
    ...categories.map((content) => ({
      kind: "category" as const,
      id: documentId("category", content.identifier),
      content,
    })),
  ]);
}
