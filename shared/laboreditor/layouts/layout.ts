import * as z from "zod";
import { fieldDefinitionSchema, fieldDefinitionsSchema } from "../../core/catalogue/field.ts";
import { identifierSchema, idSchema } from "../../kernel/id.ts";
import { languageSchema, localizedTextSchema } from "../../kernel/language.ts";

/** The editable properties of a layout. */
export const layoutInput = z.object({
  identifier: identifierSchema,
  name: localizedTextSchema,
  fields: fieldDefinitionsSchema.default([]),
  /** Used by new analyses unless one of their categories has its own layout; to change the default, choose another layout. */
  is_default: z.literal(true).optional(),
});

/** A layout in the list. */
export const layoutSummarySchema = z.object({
  id: idSchema,
  identifier: z.string(),
  /** Empty in layouts of former imports. */
  name: z.partialRecord(languageSchema, z.string()),
  is_default: z.boolean(),
  /** Number of its fields that can hold a value. */
  count: z.number().int(),
  /** Number of analyses that use it. */
  analyses: z.number().int(),
  /** Categories that own it, by name. */
  categories: z.array(z.string()),
  /** Whether it was made or changed by a person rather than by the platform or an import. */
  edited: z.boolean(),
});
export type LayoutSummary = z.infer<typeof layoutSummarySchema>;

export const layoutOutput = layoutSummarySchema.extend({
  fields: z.array(fieldDefinitionSchema),
  /** Removed fields, each with the number of analyses that hold a value in it. */
  removed: z.array(z.object({ field: fieldDefinitionSchema, analyses: z.number().int() })),
});
export type LayoutOutput = z.infer<typeof layoutOutput>;

/** Effects of a layout change on values; all values are kept, but some are displayed differently or not at all. */
export const effectKinds = ["removed", "restored", "misfit", "required", "hidden", "shown"] as const;
export const effectSchema = z.object({
  kind: z.enum(effectKinds),
  key: z.string(),
  label: localizedTextSchema,
  /** Number of analyses concerned. */
  count: z.number().int(),
  /** Names of the first ones. */
  examples: z.array(z.string()),
});
export type LayoutEffect = z.infer<typeof effectSchema>;

/** An analysis as its public page would show it. */
const previewSchema = z.object({
  id: idSchema,
  code: z.string(),
  name: z.string(),
  /** Sanitised HTML; to be displayed with the style sheet of the public pages. */
  html: z.string(),
});
export type AnalysisPreview = z.infer<typeof previewSchema>;

/** The effects and preview of a layout with other fields. */
export const trialSchema = z.object({
  effects: z.array(effectSchema),
  preview: previewSchema.nullable(),
});
