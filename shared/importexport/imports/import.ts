import * as z from "zod";
import { progressSchema } from "../../core/tasks/tasks.endpoints.ts";
import { idSchema } from "../../kernel/id.ts";

export const importModes = ["full", "partial"] as const;
/** The statuses a visitor of the log sees are success, pending and failed; the others say what is pending. */
export const importStatuses = [
  "uploading",
  "pending",
  "needs_mapping",
  "dry_run",
  "success",
  "failed",
] as const;

/** A problem in the file; `sheet`, `row` (1-based, as the spreadsheet shows it) and `column` or `path` name the place. */
export const importIssueSchema = z.object({
  code: z.string(),
  message: z.string(),
  sheet: z.string().optional(),
  row: z.number().int().optional(),
  column: z.string().optional(),
  path: z.string().optional(),
});
export type ImportIssue = z.infer<typeof importIssueSchema>;

/** Analyses counted: total in the file, and what happened (or would happen) to those stored. */
export const importStatsSchema = z.object({
  total: z.number().int(),
  created: z.number().int(),
  changed: z.number().int(),
  deleted: z.number().int(),
  unchanged: z.number().int(),
});
export type ImportStats = z.infer<typeof importStatsSchema>;

/** What a dry run shows: up to 20 analyses per kind of change, with the fields that differ. */
export const importSampleSchema = z.object({
  kind: z.enum(["created", "changed", "deleted"]),
  code: z.string(),
  name: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type ImportSample = z.infer<typeof importSampleSchema>;

/** A column of a spreadsheet and where its values go: `code`, `name`, `category`, `state`, …, `fields.<key>`, or nowhere. */
export const columnMappingSchema = z.object({
  column: z.string(),
  /** Up to three values from the column, to recognise it by. */
  samples: z.array(z.string()).default([]),
  target: z.string().nullable(),
  language: z.string().nullable().default(null),
  /** How the target was found. */
  by: z.enum(["name", "profile", "person", "none"]).default("none"),
});
export type ColumnMapping = z.infer<typeof columnMappingSchema>;

/** An entry of the import log. */
export const importSchema = z.object({
  id: idSchema,
  file: z.object({ name: z.string(), size: z.number().int().nullable() }),
  mode: z.enum(importModes),
  dry_run: z.boolean(),
  /** The import that this entry undoes: it has no file of its own. */
  undoes: idSchema.optional(),
  /** The entry that undid this import, or is about to. */
  undone_by: idSchema.optional(),
  status: z.enum(importStatuses),
  progress: progressSchema,
  stats: importStatsSchema.nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** The first 100 problems of the file. */
  issues: z.array(importIssueSchema),
  issue_count: z.number().int(),
  samples: z.array(importSampleSchema),
  mapping: z.array(columnMappingSchema),
  started_by: z.string(),
  started: z.iso.datetime(),
  ended: z.iso.datetime().nullable(),
});
export type Import = z.infer<typeof importSchema>;
