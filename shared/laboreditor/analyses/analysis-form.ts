import * as z from "zod";
import {
  analysisStates,
  authorSchema,
  codeSchema,
  storedFieldSchema,
} from "../../core/catalogue/document.ts";
import {
  type FieldDefinition,
  fieldDefinitionSchema,
  fieldKeySchema,
  fieldTypes,
  fieldValueSchema,
  plainValueSchema,
  slotSchema,
} from "../../core/catalogue/field.ts";
import { publishedStates } from "../../core/catalogue/published.ts";
import { identifierSchema, idSchema } from "../../kernel/id.ts";
import { languageSchema, localizedTextSchema } from "../../kernel/language.ts";
import { limits } from "../../kernel/limits.ts";

/** The published value of a field in one language: its state (imported against own value), its origin, and its language if it is a fallback. */
export const shownValueSchema = z.object({
  state: z.enum(publishedStates),
  from: z.enum(["raw", "additional"]).nullable(),
  language: languageSchema.nullable(),
  fallback: z.boolean(),
});
export type ShownValue = z.infer<typeof shownValueSchema>;

/** The values of a field: the imported one, the laboratory's own, and the published ones by content language. */
export const formValueSchema = z.object({
  raw: fieldValueSchema.nullable(),
  additional: fieldValueSchema.nullable(),
  meta: z.object({
    override: z.boolean(),
    shown: z.partialRecord(languageSchema, shownValueSchema),
    /** `changed`: an import has changed the value below an own one; `ignored`: such changes are not reported any more. */
    imports: storedFieldSchema.shape.imports,
  }),
});
export type FormValue = z.infer<typeof formValueSchema>;

/** A field of the layout with its values and the part of its definition that integrators need to read it on its own. */
export const formFieldSchema = formValueSchema.extend({
  key: fieldKeySchema,
  type: z.enum(fieldTypes),
  required: z.boolean(),
});
export type FormField = z.infer<typeof formFieldSchema>;

/** A value that is kept although its field is gone from the layout or can no longer hold it. */
export const orphanedValueSchema = formValueSchema.extend({
  key: z.string(),
  /** The last label of the field, if the layout still knows it. */
  label: localizedTextSchema.nullable(),
  /** The field exists, but now holds values of another kind. */
  misfit: z.boolean(),
});

/** Targets of references, by kind and identifier (items by `collection/identifier`, with their collections); null for missing targets. */
export const referencesSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({ name: localizedTextSchema, has_layout: z.boolean() }).nullable(),
  ),
  collections: z.record(z.string(), z.object({ name: localizedTextSchema }).nullable()),
  items: z.record(z.string(), z.object({ id: idSchema, name: localizedTextSchema }).nullable()),
  analyses: z.record(
    z.string(),
    z.object({ id: idSchema, name: localizedTextSchema, state: z.enum(analysisStates) }).nullable(),
  ),
});
export type References = z.infer<typeof referencesSchema>;

/**
 * Parts of an analysis that come from master data and cannot be edited here; the visibility of fields is set in the layout's definitions.
 * `list_visible` is only among them if an import sets it.
 */
export const readOnlyFacts = ["code", "layout", "definitions", "imported", "raw", "list_visible"] as const;

/** All editable properties of an analysis except its fields. */
export const formFactsSchema = z.object({
  name: localizedTextSchema,
  state: z.enum(analysisStates),
  categories: z.array(z.string()),
  collection: z.string().nullable(),
  /** As `collection/identifier`. */
  collection_items: z.array(z.string()),
  related_analyses: z.array(z.string()),
  internal: z.boolean(),
  is_standalone: z.boolean(),
  list_visible: z.boolean(),
});
export type FormFacts = z.infer<typeof formFactsSchema>;

/** The data for editing an analysis, in one response; its version is the ETag. */
export const analysisFormSchema = z.object({
  id: idSchema,
  version: z.number().int(),
  code: z.string(),
  layout: z.string(),
  /** The layout's name; empty in layouts of former imports. */
  layout_name: z.partialRecord(languageSchema, z.string()),
  /** False if the layout is gone; all values are then orphaned. */
  layout_exists: z.boolean(),
  ...formFactsSchema.shape,
  imported: z.boolean(),
  /** Definitions as in the layout, sections and groups with their children. */
  definitions: z.array(fieldDefinitionSchema) as z.ZodType<FieldDefinition[]>,
  /** The values of all fields of the layout that can have one, by key. */
  form_fields: z.record(fieldKeySchema, formFieldSchema),
  orphans: z.array(orphanedValueSchema),
  references: referencesSchema,
  /** Content languages of the laboratory, the main one first. */
  languages: z.array(languageSchema),
  /** Properties that cannot be edited, because they come from master data. */
  read_only: z.array(z.enum(readOnlyFacts)),
  author: authorSchema,
  changed: z.iso.datetime(),
});
export type AnalysisForm = z.infer<typeof analysisFormSchema>;

/** By language: only the languages that are sent change; null removes a value. */
const perLanguage = <Value extends z.ZodType>(value: Value) =>
  z.partialRecord(languageSchema, value.nullable());

/**
 * A change of one field by an editor; omitted properties do not change. `additional` of a translatable field is sent by language, and only
 * the languages that are sent change. A value becomes the published one. Null removes the own value, so that the imported one is published
 * again. An empty value (`""`, `[]`) hides the imported one: in this language, or, like `override`, altogether if the field is not kept per
 * language. `override: true` hides all imported values of a field at once, false shows them again. `imports` answers a change of the
 * imported value below an own one: null keeps the own value until the next such change, `ignored` for good. `drop` removes values that the
 * layout has no place for, imported or not: all values of a removed field, or those that do not fit an existing one.
 */
export const fieldChangeSchema = z.strictObject({
  additional: z
    .union([plainValueSchema, perLanguage(plainValueSchema)])
    .nullable()
    .optional(),
  override: z.boolean().optional(),
  imports: z.partialRecord(slotSchema, z.literal("ignored").nullable()).optional(),
  drop: z.literal(true).optional(),
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;

const facts = {
  name: perLanguage(z.string().max(limits.name)).optional(),
  state: z.enum(analysisStates).optional(),
  categories: z.array(identifierSchema).max(200).optional(),
  collection: identifierSchema.nullable().optional(),
  /** As `collection/identifier`; if the collection is left out, it is that of the analysis. */
  collection_items: z.array(z.string().min(1).max(201)).max(limits.references).optional(),
  related_analyses: z.array(codeSchema).max(limits.references).optional(),
  internal: z.boolean().optional(),
  is_standalone: z.boolean().optional(),
  list_visible: z.boolean().optional(),
  /** Publish despite errors of its fields: sent after a warning, if the laboratory allows it. */
  despite_errors: z.literal(true).optional(),
  form_fields: z.record(fieldKeySchema, fieldChangeSchema).optional(),
};

/** An editor's change of an analysis; only properties that are sent change. */
export const analysisChangeSchema = z.strictObject(facts);
export type AnalysisChange = z.infer<typeof analysisChangeSchema>;

/** A new analysis. Its layout cannot change later. A copy takes over all that is not sent; imported values become own ones. */
export const newAnalysisSchema = z.strictObject({
  ...facts,
  code: codeSchema,
  /** Required unless it is a copy, which takes the layout of its original. */
  layout: identifierSchema.optional(),
  copy_of: idSchema.optional(),
});
export type NewAnalysis = z.infer<typeof newAnalysisSchema>;

/** The layouts and categories for a new analysis. */
export const creationChoicesSchema = z.object({
  layouts: z.array(
    z.object({
      identifier: z.string(),
      /** Empty in layouts of former imports. */
      name: z.partialRecord(languageSchema, z.string()),
      /** Fields that can have a value. */
      fields: z.number().int(),
      required: z.number().int(),
      /** Categories that own it. */
      categories: z.array(z.string()),
      /** New analyses use it unless one of their categories has a layout of its own. */
      is_default: z.boolean(),
    }),
  ),
  categories: z.array(
    z.object({
      id: idSchema,
      identifier: z.string(),
      name: localizedTextSchema,
      parent: z.string().nullable(),
      layout: z.string().nullable(),
      has_layout: z.boolean(),
      /** Whether it can be added to the chosen ones: an extra category has no layout of its own. */
      selectable: z.boolean(),
    }),
  ),
  /** The form for the requested categories; null if none were requested or they have no layout. */
  form: z
    .object({
      layout: z.string(),
      categories: z.array(z.string()),
      definitions: z.array(fieldDefinitionSchema) as z.ZodType<FieldDefinition[]>,
      /** Empty values; required ones start with an override. */
      form_fields: z.record(fieldKeySchema, formFieldSchema),
    })
    .nullable(),
});
export type CreationChoices = z.infer<typeof creationChoicesSchema>;

/** The number of results for each choice of a filter, the other filters unchanged. */
export const filterCountsSchema = z.object({
  pubstate: z.record(z.enum(analysisStates), z.number().int()),
  internal: z.object({ true: z.number().int(), false: z.number().int() }),
  /** Analyses with a value that an import has changed below an own one. */
  import_differs: z.number().int(),
  /** By identifier; a category includes its descendants. */
  category: z.record(z.string(), z.number().int()),
});
export type FilterCounts = z.infer<typeof filterCountsSchema>;

/** The required and recommended fields that are empty in some analyses, in the order of the layouts. */
export const missingValuesSchema = z.object({
  /** Number of analyses in the requested state. */
  count: z.number().int(),
  fields: z.array(
    z.object({
      key: fieldKeySchema,
      /** The field's label in the requested language. */
      label: z.string(),
      required: z.boolean(),
      /** Number of analyses whose layout has this field and that have no value in it. */
      count: z.number().int(),
      /** One of them. */
      sample: idSchema,
    }),
  ),
  /** One of all these analyses; null if there are none. */
  sample: idSchema.nullable(),
});
export type MissingValues = z.infer<typeof missingValuesSchema>;
