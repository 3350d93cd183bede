import * as z from "zod";
import {
  analysisStates,
  categorySchema,
  codeSchema,
  collectionItemSchema,
  collectionSchema,
  layoutSchema,
} from "../../core/catalogue/document.ts";
import { fieldKeySchema, fieldValueSchema } from "../../core/catalogue/field.ts";
import { identifierSchema } from "../../kernel/id.ts";
import { localizedTextSchema } from "../../kernel/language.ts";
import { limits } from "../../kernel/limits.ts";

/** A text in one language (the tenant's main one) or per language. */
const textSchema = z.union([z.string().min(1).max(limits.name), localizedTextSchema]);

/**
 * An analysis in an import file; `fields` holds values by field key, text as `"…"` or per language. In a partial import everything but the
 * code may be left out and then keeps its stored value; an empty text or list clears the value.
 */
export const importedAnalysisSchema = z.strictObject({
  code: codeSchema,
  name: textSchema.optional(),
  /** Layout of a new analysis; defaults to that of the first category that has one. A known analysis keeps its own. */
  layout: identifierSchema.optional(),
  categories: z.array(identifierSchema).max(limits.references).optional(),
  collection: identifierSchema.nullable().optional(),
  /** As `collection/identifier`. If absent, the stored items stay. */
  collection_items: z.array(z.string().min(1).max(201)).max(limits.references).optional(),
  internal: z.boolean().optional(),
  is_standalone: z.boolean().optional(),
  /** Appears in public lists. If absent, the stored value stays. */
  list_visible: z.boolean().optional(),
  /** If absent, a new analysis starts as NEW and a known one keeps its state. */
  state: z.enum(analysisStates).optional(),
  related: z.array(codeSchema).max(limits.references).optional(),
  fields: z.record(fieldKeySchema, fieldValueSchema).default({}),
});
export type ImportedAnalysis = z.infer<typeof importedAnalysisSchema>;

/** An analysis in a full import, with defaults for the properties that the file leaves out. */
const wholeAnalysisSchema = importedAnalysisSchema.extend({
  name: textSchema,
  categories: importedAnalysisSchema.shape.categories.unwrap().default([]),
  collection: importedAnalysisSchema.shape.collection.unwrap().default(null),
  internal: z.boolean().default(false),
  is_standalone: z.boolean().default(true),
  related: importedAnalysisSchema.shape.related.unwrap().default([]),
});

/**
 * An item of a collection, named by an identifier, by a name or by both. An identifier is made if it is left out or has signs that no
 * identifier has, such as `ng/ml`; analyses may name the item as it is written here.
 */
const importedItemSchema = collectionItemSchema
  .omit({ collection: true })
  .extend({ identifier: z.string().trim().min(1).max(limits.name).optional(), name: textSchema.optional() })
  .refine(({ identifier, name }) => identifier !== undefined || name !== undefined, {
    path: ["identifier"],
    message: "An identifier or a name is required.",
    params: { code: "required" },
  });

/** Version 1 of the JSON format, for imports and exports alike. */
export const importFileSchema = z.strictObject({
  version: z.literal(1),
  /** Time of the export; absent in files that Laborium did not export. */
  exported: z.iso.datetime().optional(),
  layouts: z.array(layoutSchema).default([]),
  categories: z.array(categorySchema.extend({ name: textSchema })).default([]),
  collections: z
    .array(
      collectionSchema.extend({
        name: textSchema,
        items: z.array(importedItemSchema).default([]),
      }),
    )
    .default([]),
  analyses: z.array(wholeAnalysisSchema),
});
export type ImportFile = z.infer<typeof importFileSchema>;
