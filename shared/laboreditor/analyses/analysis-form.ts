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

/** What one language of a field publishes: how the imported and the own value stand to each other, whose the shown one is, and of which language where the wanted one is missing. */
export const shownValueSchema = z.object({
  state: z.enum(publishedStates),
  from: z.enum(["raw", "additional"]).nullable(),
  language: languageSchema.nullable(),
  fallback: z.boolean(),
});
export type ShownValue = z.infer<typeof shownValueSchema>;

/** A field's values: the imported one, the editor's, and what is shown of them, per content language of the laboratory. */
export const formValueSchema = z.object({
  raw: fieldValueSchema.nullable(),
  additional: fieldValueSchema.nullable(),
  meta: z.object({
    override: z.boolean(),
    shown: z.partialRecord(languageSchema, shownValueSchema),
    /** `changed`: an import has changed what stands below an own value; `ignored`: that is not told any more. */
    imports: storedFieldSchema.shape.imports,
  }),
});
export type FormValue = z.infer<typeof formValueSchema>;

/** A field of the layout with its values: what an integrator needs of its definition, so that a field alone can be read. */
export const formFieldSchema = formValueSchema.extend({
  key: fieldKeySchema,
  type: z.enum(fieldTypes),
  required: z.boolean(),
});
export type FormField = z.infer<typeof formFieldSchema>;

/** A value whose field is gone from the layout, or which its field has no place for any more: kept, and shown as such. */
export const orphanedValueSchema = formValueSchema.extend({
  key: z.string(),
  /** The field's last one, if the layout still knows it. */
  label: localizedTextSchema.nullable(),
  /** The field is there and holds something else now. */
  misfit: z.boolean(),
});

/** What values refer to, by kind and identifier; null where it is gone. Items stand under `collection/identifier`, their collections among the collections. */
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
 * Things of an analysis that come from master data and cannot be edited here; which fields are visible where, its layout's definitions say.
 * Whether it appears in lists is one of them only if an import says so.
 */
export const readOnlyFacts = ["code", "layout", "definitions", "imported", "raw", "list_visible"] as const;

/** What an editor sees and changes of an analysis besides its fields, nothing left out. */
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

/** All that the editor of an analysis needs, in one answer; its version is the ETag. */
export const analysisFormSchema = z.object({
  id: idSchema,
  version: z.number().int(),
  code: z.string(),
  layout: z.string(),
  /** The layout's name, empty in layouts of former imports. */
  layout_name: z.partialRecord(languageSchema, z.string()),
  /** False where the layout itself is gone; all values are then orphaned. */
  layout_exists: z.boolean(),
  ...formFactsSchema.shape,
  imported: z.boolean(),
  /** Definitions as the layout has them, sections and groups with their children. */
  definitions: z.array(fieldDefinitionSchema) as z.ZodType<FieldDefinition[]>,
  /** The values of all fields of the layout that can have one, by key. */
  form_fields: z.record(fieldKeySchema, formFieldSchema),
  orphans: z.array(orphanedValueSchema),
  references: referencesSchema,
  /** Content languages of the laboratory, the main one first. */
  languages: z.array(languageSchema),
  /** What cannot be edited, because it comes from master data. */
  read_only: z.array(z.enum(readOnlyFacts)),
  author: authorSchema,
  changed: z.iso.datetime(),
});
export type AnalysisForm = z.infer<typeof analysisFormSchema>;

/** Per language: only those sent change; null takes one away. */
const perLanguage = <Value extends z.ZodType>(value: Value) =>
  z.partialRecord(languageSchema, value.nullable());

/**
 * A change of one field by an editor; what is not sent stays. `additional` of a translatable field is sent per language, and only the
 * languages sent change. A value becomes the published one; null takes the own value away, so that the imported one is published
 * again; an empty one (`""`, `[]`) hides the imported one, in this language or, of a field that is not kept per language, as
 * `override` does. `override: true` hides all imported values of a field at once, false shows them again. `imports` answers that an
 * import has changed what stands below an own value: null keeps the own value until the next such change, `ignored` for good.
 * `drop` takes away what the layout has no place for, imported or not: all that is kept of a field that is gone, and what does not fit one
 * that is there.
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
  /** As `collection/identifier`; without a collection, within that of the analysis. */
  collection_items: z.array(z.string().min(1).max(201)).max(limits.references).optional(),
  related_analyses: z.array(codeSchema).max(limits.references).optional(),
  internal: z.boolean().optional(),
  is_standalone: z.boolean().optional(),
  list_visible: z.boolean().optional(),
  /** Publish despite errors of its fields: sent after the editor was warned, if the laboratory allows it. */
  despite_errors: z.literal(true).optional(),
  form_fields: z.record(fieldKeySchema, fieldChangeSchema).optional(),
};

/** What an editor changes of an analysis; only what is sent changes. */
export const analysisChangeSchema = z.strictObject(facts);
export type AnalysisChange = z.infer<typeof analysisChangeSchema>;

/** A new analysis. Its layout cannot change later. A copy takes over all that is not sent, imported values as the editor's. */
export const newAnalysisSchema = z.strictObject({
  ...facts,
  code: codeSchema,
  /** Needed unless it is a copy, which has that of its original. */
  layout: identifierSchema.optional(),
  copy_of: idSchema.optional(),
});
export type NewAnalysis = z.infer<typeof newAnalysisSchema>;

/** What a new analysis can be made of. */
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
      /** Whether it may stand beside those chosen: an extra category has no layout of its own. */
      selectable: z.boolean(),
    }),
  ),
  /** What the categories asked for lead to; null where none was, or they name no layout. */
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

/** How many analyses each choice of a filter would find, all other filters as they are. */
export const filterCountsSchema = z.object({
  pubstate: z.record(z.enum(analysisStates), z.number().int()),
  internal: z.object({ true: z.number().int(), false: z.number().int() }),
  /** Those with a value that an import has changed below an own one. */
  import_differs: z.number().int(),
  /** By identifier; what stands below a category counts for it. */
  category: z.record(z.string(), z.number().int()),
});
export type FilterCounts = z.infer<typeof filterCountsSchema>;
