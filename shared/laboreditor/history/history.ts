import * as z from "zod";
import { analysisStates, authorSchema } from "../../core/catalogue/document.ts";
import { plainValueSchema } from "../../core/catalogue/field.ts";
import { idSchema } from "../../kernel/id.ts";
import { languageSchema, localizedTextSchema } from "../../kernel/language.ts";
import { versionActions } from "../../kernel/record-version.ts";

/** The kinds of document whose history the editor shows. */
export const historyModels = ["analysis", "collectionitem"] as const;
export type HistoryModel = (typeof historyModels)[number];

/** A place where two versions can differ: a fact (`state`, `name`) or a field (`fields.method`, `label` as in its layout). */
const placeSchema = z.object({ path: z.string(), label: localizedTextSchema.nullable() });

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
  /** Code of an analysis, identifier of an item. */
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
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** Why something of a version no longer fits the present catalogue; it is kept all the same. */
export const mismatchReasons = [
  "layout_gone",
  "field_gone",
  "value_does_not_fit",
  "category_gone",
  "category_has_layout",
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

/** One value of a version. Imported and editor's value of a field are two, and each language is one. */
export const versionValueSchema = placeSchema.extend({
  /** Whose: of facts null. */
  of: z.enum(["raw", "additional", "override"]).nullable(),
  language: languageSchema.nullable(),
  /** Type of the field; of facts `text`, `list` or `checkbox`. */
  type: z.string(),
  /** As kept. */
  value: plainValueSchema.nullable(),
  /** To read: names in place of identifiers, rows and entries in lines, markup left out. */
  text: z.string(),
});
export type VersionValue = z.infer<typeof versionValueSchema>;

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

/** A stretch of text that both versions have, or only the newer (`added`) or the older one (`removed`). */
export const textPartSchema = z.object({ text: z.string(), change: z.enum(["same", "added", "removed"]) });
export type TextPart = z.infer<typeof textPartSchema>;

/** The same value in two versions; null where a version has none. `parts` mark how their texts differ. */
export const comparedValueSchema = versionValueSchema.omit({ value: true, text: true }).extend({
  changed: z.boolean(),
  before: versionValueSchema.pick({ value: true, text: true }).nullable(),
  after: versionValueSchema.pick({ value: true, text: true }).nullable(),
  parts: z.array(textPartSchema),
});
export type ComparedValue = z.infer<typeof comparedValueSchema>;
export const comparisonSchema = z.object({
  id: idSchema,
  identifier: z.string(),
  before: versionSummarySchema,
  after: versionSummarySchema,
  values: z.array(comparedValueSchema),
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
