import * as z from "zod";
import { fieldDefinitionSchema, fieldDefinitionsSchema } from "../../core/catalogue/field.ts";
import { identifierSchema, idSchema } from "../../kernel/id.ts";
import { languageSchema, localizedTextSchema } from "../../kernel/language.ts";

/** What of a form layout people edit. */
export const layoutInput = z.object({
  identifier: identifierSchema,
  name: localizedTextSchema,
  fields: fieldDefinitionsSchema.default([]),
  /** New analyses use it unless one of their categories has a layout of its own; to end that, choose another one. */
  is_default: z.literal(true).optional(),
});

/** A layout in the list. */
export const layoutSummarySchema = z.object({
  id: idSchema,
  identifier: z.string(),
  /** Empty in layouts of former imports. */
  name: z.partialRecord(languageSchema, z.string()),
  is_default: z.boolean(),
  /** How many of its fields hold a value. */
  count: z.number().int(),
  /** How many analyses use it. */
  analyses: z.number().int(),
  /** Categories that own it, by name. */
  categories: z.array(z.string()),
  /** Whether a person has made or changed it, rather than the platform or an import. */
  edited: z.boolean(),
});
export type LayoutSummary = z.infer<typeof layoutSummarySchema>;

export const layoutOutput = layoutSummarySchema.extend({
  fields: z.array(fieldDefinitionSchema),
  /** Fields that were taken out, each with the number of analyses that hold a value in it. */
  removed: z.array(z.object({ field: fieldDefinitionSchema, analyses: z.number().int() })),
});
export type LayoutOutput = z.infer<typeof layoutOutput>;

/** What a change of a layout does to values: each is kept, but shown differently or no longer. */
export const effectKinds = ["removed", "restored", "misfit", "required", "hidden", "shown"] as const;
export const effectSchema = z.object({
  kind: z.enum(effectKinds),
  key: z.string(),
  label: localizedTextSchema,
  /** How many analyses it concerns. */
  count: z.number().int(),
  /** The names of the first of them. */
  examples: z.array(z.string()),
});
export type LayoutEffect = z.infer<typeof effectSchema>;

/** An analysis as its public page would show it. */
const previewSchema = z.object({
  id: idSchema,
  code: z.string(),
  name: z.string(),
  /** Clean, and to be dressed in the public pages' style. */
  html: z.string(),
});
export type AnalysisPreview = z.infer<typeof previewSchema>;

/** What a layout would be like with other fields. */
export const trialSchema = z.object({
  effects: z.array(effectSchema),
  preview: previewSchema.nullable(),
});
