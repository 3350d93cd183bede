import * as z from "zod";
import { identifierSchema, idSchema } from "../../kernel/id.ts";
import { codePattern } from "../../kernel/identifier.ts";
import { localizedTextSchema } from "../../kernel/language.ts";
import { limits } from "../../kernel/limits.ts";
import { fieldDefinitionsSchema, fieldKeySchema, fieldValueSchema, slotSchema } from "./field.ts";

/**
 * The catalogue is made of documents of five kinds, all kept, versioned, imported and read the same way.
 * A document's identity within its kind is `identifier` (an analysis calls it `code`); its id is derived from both.
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

/** A form layout: the fields of the analyses that use it. */
export const layoutSchema = z.object({
  identifier: identifierSchema,
  /** Layouts of former imports have none. */
  name: localizedTextSchema.optional(),
  fields: fieldDefinitionsSchema,
  /** Fields that were taken out while analyses held values in them: they keep the label of these values and can be put back. */
  removed: fieldDefinitionsSchema.optional(),
  /** New analyses use it unless one of their categories has a layout of its own; see `defaultLayout`. */
  is_default: z.boolean().optional(),
});
export type Layout = z.infer<typeof layoutSchema>;

/** A node of the category tree; `layout` names the form layout it owns, `parent` the node above. */
export const categorySchema = z.object({
  identifier: identifierSchema,
  name: localizedTextSchema,
  parent: identifierSchema.nullable().default(null),
  layout: identifierSchema.nullable().default(null),
  /** Position among its siblings. */
  order: z.number().int().default(0),
});
export type Category = z.infer<typeof categorySchema>;

/** A collection, such as the materials of a lab. */
export const collectionSchema = z.object({ identifier: identifierSchema, name: localizedTextSchema });
export type Collection = z.infer<typeof collectionSchema>;

/** What the fields of an item are called, by key, as people wrote it. */
export const itemLabelsSchema = z.record(z.string().max(60), z.string().max(limits.name));

/** An item of a collection, such as Serum; `identifier` is unique within its collection. */
export const collectionItemSchema = z.object({
  identifier: identifierSchema,
  collection: identifierSchema,
  name: localizedTextSchema,
  fields: z.record(z.string(), fieldValueSchema).default({}),
  /** Fields that came with an import are called as their keys. */
  labels: itemLabelsSchema.optional(),
});
export type CollectionItem = z.infer<typeof collectionItemSchema>;

/** The stored values of one form field: only imports write `raw`, only editors write `additional`. */
export const storedFieldSchema = z.object({
  raw: fieldValueSchema.nullable().default(null),
  additional: fieldValueSchema.nullable().default(null),
  /** The editor's value replaces the imported one even when empty; otherwise only if it is set. */
  override: z.boolean().default(false),
  /**
   * By slot, where an own value stands over an imported one: an import has changed that one and nobody has said yet what shall hold, or
   * its changes are not told any more.
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
  /** As `collection/identifier`, of any collection. */
  collection_items: z.array(z.string()).default([]),
  related: z.array(codeSchema).default([]),
  internal: z.boolean().default(false),
  is_standalone: z.boolean().default(true),
  /** Appears in public lists. */
  list_visible: z.boolean().default(true),
});
export type AnalysisFacts = z.infer<typeof analysisFacts>;
export const analysisFactKeys = Object.keys(analysisFacts.shape) as (keyof AnalysisFacts)[];

/** An analysis as stored. Its layout is chosen at creation and cannot change. */
export const analysisSchema = analysisFacts.extend({
  code: codeSchema,
  layout: identifierSchema,
  fields: z.record(fieldKeySchema, storedFieldSchema),
  /** Created by an import (so a full import may delete it) or by hand. */
  imported: z.boolean(),
  /** The last import's values, so that the next one can tell an editor's changes from its own; optional if older imports could not set them. */
  source: analysisFacts
    .partial({ collection_items: true, list_visible: true })
    .extend({
      /** The last import itself said whether the analysis appears in public lists, so that editors cannot. */
      fixes_list_visible: z.boolean().optional(),
      /** What imports know it by, if its code was made for a file that has none. */
      key: z.string().optional(),
    })
    .optional(),
});
export type Analysis = z.infer<typeof analysisSchema>;
/** Whether master data say if an analysis appears in public lists. */
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

/** Who wrote a version. */
export const authorSchema = z.object({
  kind: z.enum(["account", "import", "system"]),
  id: z.string(),
  name: z.string(),
  /** The bulk change it belongs to. */
  bulk: idSchema.optional(),
  /** The import it undid. */
  undoes: idSchema.optional(),
  /** The category or collection with whose deletion this was deleted, or moved; it comes back with that. */
  along: idSchema.optional(),
  /** The former version it restored, wholly or in part. */
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
  /** A deleted document keeps its last version, so that it can be restored. */
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
