import * as z from "zod";
import { identifierSchema, idSchema } from "../../kernel/id.ts";
import { codePattern } from "../../kernel/identifier.ts";
import { localizedTextSchema } from "../../kernel/language.ts";
import { limits } from "../../kernel/limits.ts";
import { personal } from "../../kernel/personal.ts";
import { fieldDefinitionsSchema, fieldKeySchema, fieldValueSchema, slotSchema } from "./field.ts";

/**
 * The catalogue consists of documents of five kinds, all stored, versioned, imported and read the same way. A document's identity within its
 * kind is `identifier` (`code` for analyses); its id is derived from both.
 */
export const documentKinds = ["layout", "category", "collection", "collectionitem", "analysis"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const analysisStates = ["NEW", "PUBLISHED", "HIDDEN"] as const;
export type AnalysisState = (typeof analysisStates)[number];
/** A code, as the laboratory's system writes it. */
export const codeSchema = z
  .string()
  .trim()
  .min(1)
  .max(limits.code)
  .regex(codePattern, "Must not be . or .. and must not hold backslashes or control characters.");

/** A layout: the fields of the analyses that use it. */
export const layoutSchema = z.object({
  identifier: identifierSchema,
  /** Absent in layouts of former imports. */
  name: localizedTextSchema.optional(),
  fields: fieldDefinitionsSchema,
  /** Fields that were removed while analyses held values in them: they keep the label of these values and can be put back. */
  removed: fieldDefinitionsSchema.optional(),
  /** Whether new analyses use it unless one of their categories has its own layout; see `defaultLayout`. */
  is_default: z.boolean().optional(),
});
export type Layout = z.infer<typeof layoutSchema>;

/** A node of the category tree; `layout` names the layout it owns, `parent` the node above. */
export const categorySchema = z.object({
  identifier: identifierSchema,
  name: localizedTextSchema,
  parent: identifierSchema.nullable().default(null),
  layout: identifierSchema.nullable().default(null),
  /** Position among its siblings. */
  order: z.number().int().default(0),
});
export type Category = z.infer<typeof categorySchema>;

/** A collection, for example the materials of a laboratory. */
export const collectionSchema = z.object({ identifier: identifierSchema, name: localizedTextSchema });
export type Collection = z.infer<typeof collectionSchema>;

/** Labels for the fields of an item, by key, as people wrote them. */
export const itemLabelsSchema = z.record(z.string().max(60), z.string().max(limits.name));

/** An item of a collection, for example Serum; `identifier` is unique within its collection. */
export const collectionItemSchema = z.object({
  identifier: identifierSchema,
  collection: identifierSchema,
  name: localizedTextSchema,
  fields: z.record(z.string(), fieldValueSchema).default({}),
  /** Labels of fields; a field from an import has its key as label. */
  labels: itemLabelsSchema.optional(),
});
export type CollectionItem = z.infer<typeof collectionItemSchema>;

/** The stored values of one field: only imports write `raw`, only editors write `additional`. */
export const storedFieldSchema = z.object({
  raw: fieldValueSchema.nullable().default(null),
  additional: fieldValueSchema.nullable().default(null),
  /** Whether the editor's value replaces the imported one even when empty; otherwise it does so only if set. */
  override: z.boolean().default(false),
  /**
   * By slot, for an own value that stands over an imported one: an import has changed the imported one and nobody has decided yet which
   * applies, or its changes are no longer reported.
   */
  imports: z.partialRecord(slotSchema, z.enum(["changed", "ignored"])).optional(),
});
export type StoredField = z.infer<typeof storedFieldSchema>;

/** Attributes of an analysis besides its fields, written by both imports and editors. */
const analysisFacts = z.object({
  name: localizedTextSchema,
  state: z.enum(analysisStates),
  categories: z.array(identifierSchema),
  collection: identifierSchema.nullable().default(null),
  /** As `collection/identifier`; items of any collection. */
  collection_items: z.array(z.string()).default([]),
  related: z.array(codeSchema).default([]),
  internal: z.boolean().default(false),
  is_standalone: z.boolean().default(true),
  /** Whether it appears in public lists. */
  list_visible: z.boolean().default(true),
});
export type AnalysisFacts = z.infer<typeof analysisFacts>;
export const analysisFactKeys = Object.keys(analysisFacts.shape) as (keyof AnalysisFacts)[];

/** An analysis as stored. Its layout is chosen at creation and cannot change. */
export const analysisSchema = analysisFacts.extend({
  code: codeSchema,
  layout: identifierSchema,
  fields: z.record(fieldKeySchema, storedFieldSchema),
  /** Whether an import created it, so that a full import may delete it. */
  imported: z.boolean(),
  /** The last import's values, so that the next one can tell an editor's changes from its own; fields that older imports could not set are optional. */
  source: analysisFacts
    .partial({ collection_items: true, list_visible: true })
    .extend({
      /** Whether the last import itself decided if the analysis appears in public lists, so that editors cannot. */
      fixes_list_visible: z.boolean().optional(),
      /** Key by which imports know it, if its code was generated because the file has none. */
      key: z.string().optional(),
    })
    .optional(),
});
export type Analysis = z.infer<typeof analysisSchema>;
/** Whether master data decide if an analysis appears in public lists. */
export const isVisibilityFixed = ({ source }: Pick<Analysis, "source">) =>
  source?.fixes_list_visible === true;

/** The content of a document by its kind. */
export interface DocumentContent {
  layout: Layout;
  category: Category;
  collection: Collection;
  collectionitem: CollectionItem;
  analysis: Analysis;
}

/** The author of a version. */
export const authorSchema = z.object({
  kind: z.enum(["account", "import", "system"]),
  id: z.string(),
  name: personal("authors", z.string()),
  /** The bulk change that it belongs to. */
  bulk: idSchema.optional(),
  /** The import that it undid. */
  undoes: idSchema.optional(),
  /** The category or collection whose deletion deleted or moved this document; restoring that brings it back. */
  along: idSchema.optional(),
  /** The former version that it restored, in whole or in part. */
  restores: z.number().int().optional(),
});
export type Author = z.infer<typeof authorSchema>;

/** A document with the metadata of its current version. */
export interface CatalogueDocument<Kind extends DocumentKind = DocumentKind> {
  kind: Kind;
  id: string;
  /** Counts from 1; every change raises it and moves the former version into the history. */
  version: number;
  /** The tenant's catalogue revision with which this version became visible. */
  revision: number;
  /** SHA-256 of the imported content; null if it was never imported. */
  importHash: string | null;
  /** Whether it is deleted; it keeps its last version, so that it can be restored. */
  deleted: boolean;
  author: Author;
  /** Instant, ISO 8601 UTC. */
  changed: string;
  content: DocumentContent[Kind];
}

/** The identity of a document within its kind. */
export function identityOf<Kind extends DocumentKind>(kind: Kind, content: DocumentContent[Kind]): string {
  if (kind === "analysis") return (content as Analysis).code;
  if (kind === "collectionitem") {
    const item = content as CollectionItem;
    return `${item.collection}/${item.identifier}`;
  }
  return (content as Layout | Category | Collection).identifier;
}
