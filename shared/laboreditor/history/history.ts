import * as z from "zod";
import { analysisStates, authorSchema, type DocumentKind } from "../../core/catalogue/document.ts";
import { comparedValueSchema, placeSchema, visibleValueSchema } from "../../core/catalogue/visible-value.ts";
import { idSchema } from "../../kernel/id.ts";
import { versionActions } from "../../kernel/record-version.ts";

/** The kinds of document whose history the editor shows (all of them), in display order. */
export const historyModels = [
  "analysis",
  "collectionitem",
  "collection",
  "category",
  "layout",
] as const satisfies readonly DocumentKind[];
export type HistoryModel = DocumentKind;

/** One version without its content. `hid` counts from 1, newest last. */
export const versionSummarySchema = z.object({
  hid: z.number().int(),
  at: z.iso.datetime(),
  /** Its author, and the operation it was part of: an import, a bulk change, a rollback, the undoing of an import. */
  author: authorSchema,
  action: z.enum(versionActions),
  /** Differences from the previous version; empty for the first one. */
  changes: z.array(placeSchema),
});
export type VersionSummary = z.infer<typeof versionSummarySchema>;

/** A document in a list of the history, represented by its newest version or the one with which it was deleted. */
export const historyEntrySchema = z.object({
  id: idSchema,
  /** Code of an analysis, identifier of anything else. */
  identifier: z.string(),
  /** For items: the identifier of their collection. */
  collection: z.string().nullable(),
  /** In the requested language. */
  name: z.string(),
  /** Only for analyses. */
  state: z.enum(analysisStates).nullable(),
  deleted: z.boolean(),
  /** Number of versions, which is the `hid` of the newest. */
  versions: z.number().int(),
  at: z.iso.datetime(),
  author: authorSchema,
  /** The bulk change that wrote its newest version, and the number of that change's documents that this row represents. */
  bulk: z.object({ id: idSchema, count: z.number().int() }).nullable(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** Reasons why part of a version no longer fits the present catalogue; it is kept nevertheless. */
export const mismatchReasons = [
  "layout_gone",
  "field_gone",
  "value_does_not_fit",
  "category_gone",
  "category_has_layout",
  "category_inside",
  "collection_gone",
  "item_gone",
  "analysis_gone",
] as const;
export const mismatchSchema = placeSchema.extend({
  reason: z.enum(mismatchReasons),
  /** The value that does not fit, as readable text. */
  value: z.string(),
});
export type Mismatch = z.infer<typeof mismatchSchema>;

/** Whether readers would see a change if this value of a former version were restored now. */
const restorable = z.boolean();
const versionValueSchema = visibleValueSchema.extend({ restorable });

/** A complete version as it was. */
export const versionSchema = versionSummarySchema.extend({
  id: idSchema,
  identifier: z.string(),
  collection: z.string().nullable(),
  name: z.string(),
  state: z.enum(analysisStates).nullable(),
  /** Whether it is the present version of a document that is not deleted. */
  present: z.boolean(),
  /** The newest version of the document, and whether the document is deleted. */
  newest: z.number().int(),
  deleted: z.boolean(),
  /** Layout of an analysis. */
  layout: z.string().nullable(),
  values: z.array(versionValueSchema),
  mismatches: z.array(mismatchSchema),
});
export type Version = z.infer<typeof versionSchema>;

/** A value in two versions as readers saw it, and which of the two can be restored. */
const versionComparisonSchema = comparedValueSchema.extend({
  restorable: z.object({ before: restorable, after: restorable }),
});
export const comparisonSchema = z.object({
  id: idSchema,
  identifier: z.string(),
  /** The present version of a document that is not deleted. */
  present: z.number().int().nullable(),
  before: versionSummarySchema,
  after: versionSummarySchema,
  values: z.array(versionComparisonSchema),
});
export type VersionComparison = z.infer<typeof comparisonSchema>;

/** The result of a rollback. */
export const rollbackResultSchema = z.object({
  id: idSchema,
  /** The version that is present now, for If-Match. */
  version: z.number().int(),
  /** False if the document already was as requested: then there is no new version. */
  written: z.boolean(),
  /** The document was deleted and has been restored. */
  restored: z.boolean(),
  state: z.enum(analysisStates).nullable(),
  mismatches: z.array(mismatchSchema),
});
export type RollbackResult = z.infer<typeof rollbackResultSchema>;
