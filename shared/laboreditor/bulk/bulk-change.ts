import * as z from "zod";
import { analysisStates, authorSchema } from "../../core/catalogue/document.ts";
import { fieldKeySchema, plainValueSchema, slotSchema } from "../../core/catalogue/field.ts";
import { progressSchema } from "../../core/tasks/tasks.endpoints.ts";
import { identifierSchema, idSchema } from "../../kernel/id.ts";
import { languageSchema } from "../../kernel/language.ts";

/** Maximum number of analyses saved at once as one commit; more are staged first and become visible together. */
export const mostAtOnce = 30;
/** Maximum number of analyses in one bulk change. */
export const mostInBulk = 40_000;

/** The filters of the list of analyses; omitted ones do not filter. */
export const bulkFilterSchema = z.object({
  search: z.string().max(200).default(""),
  pubstate: z.enum(analysisStates).optional(),
  category: z.string().max(100).optional(),
  internal: z.boolean().optional(),
  import_differs: z.boolean().optional(),
  missing: fieldKeySchema.optional(),
  import: idSchema.optional(),
});

/** The selected analyses: some by id, or all results of a filter of the list, with exceptions. */
export const bulkSelectionSchema = z.union([
  z.strictObject({ ids: z.array(idSchema).min(1).max(mostInBulk) }),
  z.strictObject({ filter: bulkFilterSchema, except: z.array(idSchema).max(mostInBulk).optional() }),
]);
export type BulkSelection = z.infer<typeof bulkSelectionSchema>;

/** The change to make to each of them. */
export const bulkChangeSchema = z.discriminatedUnion("what", [
  z.object({ what: z.literal("state"), state: z.enum(analysisStates) }),
  z.object({ what: z.literal("add_category"), category: identifierSchema }),
  z.object({ what: z.literal("remove_category"), category: identifierSchema }),
  z.object({ what: z.literal("internal"), internal: z.boolean() }),
  /** Moves volume, stability and transport into the table of specimens. */
  z.object({ what: z.literal("gather_specimens") }),
  z.object({
    what: z.literal("field"),
    key: fieldKeySchema,
    /** The language of a translatable field's value, or all languages of the laboratory; other fields ignore it. */
    language: slotSchema,
    /** The own value; an empty one hides the imported value, null removes the own value, so that the imported one is published again. */
    value: plainValueSchema.nullable(),
  }),
]);
export type BulkChange = z.infer<typeof bulkChangeSchema>;

/** Reasons why an analysis cannot be changed this way. */
export const bulkRefusals = [
  "not_found",
  "no_such_field",
  "value_does_not_fit",
  "category_has_layout",
  "category_gives_layout",
  "required_to_publish",
  "not_sound",
  "back_to_new",
  "not_yet_published",
  "value_refused",
] as const;
export type BulkRefusal = (typeof bulkRefusals)[number];

/** Possible outcomes of a change for an analysis. */
export const bulkOutcomes = ["changing", "unchanged", "refused"] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

/** The requested rows of a preview: a page of the analyses with one outcome. */
export const bulkRowsQuerySchema = z.object({
  outcome: z.enum(bulkOutcomes).default("changing"),
  limit: z.number().int().min(1).max(200).default(50),
  offset: z.number().int().min(0).default(0),
});

/** One analysis of a preview. */
export const bulkRowSchema = z.object({
  id: idSchema,
  code: z.string(),
  name: z.string(),
  /** Its values before and after; several if the change concerns several languages. */
  values: z.array(z.object({ language: languageSchema.nullable(), before: z.string(), after: z.string() })),
  /** Texts in other languages that do not change. */
  kept: z.array(z.object({ language: languageSchema, text: z.string() })),
  /** Whether errors of the analysis would become public. */
  faulty: z.boolean(),
  reason: z.enum(bulkRefusals).nullable(),
});
export type BulkRow = z.infer<typeof bulkRowSchema>;

/** The effect of a change: the number of analyses with each outcome, and a page of those with one. */
export const bulkPreviewSchema = z.object({
  selected: z.number().int(),
  changing: z.number().int(),
  unchanged: z.number().int(),
  refused: z.number().int(),
  /** Number of changing analyses by language in which their text does not change. */
  kept: z.array(z.object({ language: languageSchema, count: z.number().int() })),
  /** Number of analyses whose errors would become public. */
  faulty: z.number().int(),
  rows: z.array(bulkRowSchema),
});
export type BulkPreview = z.infer<typeof bulkPreviewSchema>;

/** A bulk change, or the undoing of one, as one action. */
export const bulkActionSchema = z.object({
  id: idSchema,
  status: z.enum(["pending", "done", "failed"]),
  change: bulkChangeSchema,
  /** The bulk change that this one undoes. */
  undoes: idSchema.nullable(),
  /** The action that undid this one, or is going to. */
  undone_by: idSchema.nullable(),
  count: z.number().int(),
  author: authorSchema,
  started: z.iso.datetime(),
  ended: z.iso.datetime().nullable(),
  progress: progressSchema,
  problem: z.object({ code: z.string(), detail: z.string() }).nullable(),
});
export type BulkAction = z.infer<typeof bulkActionSchema>;
