import * as z from "zod";
import { analysisStates, authorSchema, type DocumentKind } from "../../core/catalogue/document.ts";
import { comparedValueSchema, placeSchema, seenValueSchema } from "../../core/catalogue/seen-value.ts";
import { idSchema } from "../../kernel/id.ts";
import { versionActions } from "../../kernel/record-version.ts";

/** The kinds of document whose history the editor shows, as it lists them: all. */
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
  /** By whom, and in what connection: an import, a bulk change, a rollback, the undoing of an import. */
  author: authorSchema,
  action: z.enum(versionActions),
  /** What differs from the version before; empty for the first one. */
  changes: z.array(placeSchema),
});
export type VersionSummary = z.infer<typeof versionSummarySchema>;

/** A document in a list of the history: its newest version, or the one with which it was deleted. */
export const historyEntrySchema = z.object({
  id: idSchema,
  /** Code of an analysis, identifier of anything else. */
  identifier: z.string(),
  /** Of an item: the identifier of its collection. */
  collection: z.string().nullable(),
  /** In the wanted language. */
  name: z.string(),
  /** Of an analysis. */
  state: z.enum(analysisStates).nullable(),
  deleted: z.boolean(),
  /** How many versions there are, which is the `hid` of the newest. */
  versions: z.number().int(),
  at: z.iso.datetime(),
  author: authorSchema,
  /** The bulk change that wrote its newest version, and how many documents of that it stands for in this list. */
  bulk: z.object({ id: idSchema, count: z.number().int() }).nullable(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** Why something of a version no longer fits the present catalogue; it is kept all the same. */
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
  /** What does not fit, to read. */
  value: z.string(),
});
export type Mismatch = z.infer<typeof mismatchSchema>;

/** Whether readers would see a change if this value of a former version were restored now. */
const restorable = z.boolean();
const versionValueSchema = seenValueSchema.extend({ restorable });

/** A version as it was, wholly. */
export const versionSchema = versionSummarySchema.extend({
  id: idSchema,
  identifier: z.string(),
  collection: z.string().nullable(),
  name: z.string(),
  state: z.enum(analysisStates).nullable(),
  /** Whether it is the present version, and of a document that is not deleted. */
  present: z.boolean(),
  /** The newest version of the document, and whether that is a deleted one. */
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
  /** The present version, of a document that is not deleted. */
  present: z.number().int().nullable(),
  before: versionSummarySchema,
  after: versionSummarySchema,
  values: z.array(versionComparisonSchema),
});
export type VersionComparison = z.infer<typeof comparisonSchema>;

/** What a rollback led to. */
export const rollbackResultSchema = z.object({
  id: idSchema,
  /** The version that is present now, for If-Match. */
  version: z.number().int(),
  /** False where the document already was as wanted: then there is no new version. */
  written: z.boolean(),
  /** It was deleted and is there again. */
  restored: z.boolean(),
  state: z.enum(analysisStates).nullable(),
  mismatches: z.array(mismatchSchema),
});
export type RollbackResult = z.infer<typeof rollbackResultSchema>;
