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

/** An analysis in an import file; `fields` holds values by field key, text as `"…"` or per language. */
export const importedAnalysisSchema = z.strictObject({
  code: codeSchema,
  name: textSchema,
  /** Form layout of a new analysis; without it, that of the first category that has one. */
  layout: identifierSchema.optional(),
  categories: z.array(identifierSchema).max(limits.references).default([]),
  collection: identifierSchema.nullable().default(null),
  /** As `collection/identifier`. If absent, the stored items stay. */
  collection_items: z.array(z.string().min(1).max(201)).max(limits.references).optional(),
  internal: z.boolean().default(false),
  is_standalone: z.boolean().default(true),
  /** Appears in public lists. If absent, the stored value stays. */
  list_visible: z.boolean().optional(),
  /** If absent, a new analysis starts as NEW and a known one keeps its state. */
  state: z.enum(analysisStates).optional(),
  related: z.array(codeSchema).max(limits.references).default([]),
  fields: z.record(fieldKeySchema, fieldValueSchema).default({}),
});
export type ImportedAnalysis = z.infer<typeof importedAnalysisSchema>;

/** Version 1 of the JSON format, for imports and exports alike. */
export const importFileSchema = z.strictObject({
  version: z.literal(1),
  /** When it was exported; absent in files that Laborium did not export. */
  exported: z.iso.datetime().optional(),
  layouts: z.array(layoutSchema).default([]),
  categories: z.array(categorySchema.extend({ name: textSchema })).default([]),
  collections: z
    .array(
      collectionSchema.extend({
        name: textSchema,
        items: z
          .array(collectionItemSchema.omit({ collection: true }).extend({ name: textSchema }))
          .default([]),
      }),
    )
    .default([]),
  analyses: z.array(importedAnalysisSchema),
});
export type ImportFile = z.infer<typeof importFileSchema>;
