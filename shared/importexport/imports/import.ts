import * as z from "zod";
import { comparedValueSchema } from "../../core/catalogue/seen-value.ts";
import { progressSchema } from "../../core/tasks/tasks.endpoints.ts";
import { idSchema } from "../../kernel/id.ts";
import { localizedTextSchema } from "../../kernel/language.ts";
import { checkCodes, schemaCodes } from "../../kernel/problem.ts";
import { faultyRules, importNoteCodes, repeatedRules } from "./import-words.ts";
import { chosenColumnSchema, foundSchema, readingSchema } from "./reading.ts";

export const importModes = ["full", "partial"] as const;
/** Readers of the log see success, pending and failed; the other statuses detail what is pending. */
export const importStatuses = [
  "uploading",
  "pending",
  "needs_mapping",
  "dry_run",
  "success",
  "failed",
] as const;

/** What stands at one place of a file and fails the whole import. */
const fatalPlaceCodes = [
  "mixed_encoding",
  "too_long",
  "too_deep",
  "key_too_long",
  "number_too_long",
  "too_many_entries",
  "too_many_keys",
  "too_many_values",
  "record_too_large",
  "header_too_large",
  "too_many_rows",
  "too_many_columns",
  "too_many_cells",
  "too_many_merges",
  "too_much_text",
] as const;

/** Why an import failed; the app has words for each. */
export const importErrorCodes = [
  "invalid_file",
  "corrupt_file",
  "empty_file",
  "missing_file",
  "upload_abandoned",
  "file_replaced",
  "too_large",
  "xls_too_large",
  "unpacked_too_large",
  ...fatalPlaceCodes,
  "xml_bomb",
  "password_protected",
  "unsupported_format",
  "would_delete_too_many",
  "conflict",
  "reader_died",
  "internal_error",
] as const;
export type ImportErrorCode = (typeof importErrorCodes)[number];
/** What may be wrong at a place in the file; the app has words for each. */
export const importIssueCodes = [
  ...schemaCodes,
  "unrecognized_keys",
  "custom",
  "missing",
  "required",
  "duplicate_code",
  "missing_code",
  "invalid_code",
  "missing_name",
  "duplicate_identifier",
  "unknown_category",
  "circular_category",
  "unknown_item",
  "unknown_layout",
  "no_layout",
  "unknown_state",
  "unknown_field",
  "error_cell",
  "not_json",
  "duplicate_key",
  "reserved_key",
  "hidden_sheet",
  "open_quote",
  ...fatalPlaceCodes,
  "too_many",
  "too_many_fields",
  "pattern_not_supported",
  "limits_crossed",
] as const;
export type ImportIssueCode = (typeof importIssueCodes)[number];

/** A problem in the file; `sheet`, `row` (1-based, as the spreadsheet shows it) and `column` or `path` name the place. */
const filePlace = {
  sheet: z.string().optional(),
  row: z.number().int().optional(),
  column: z.string().optional(),
  path: z.string().optional(),
};
export const importIssueSchema = z.object({
  code: z.enum(importIssueCodes),
  message: z.string(),
  /** What in the file it is about, as the file writes it: a code, the name of a category, a value. */
  value: z.string().optional(),
  /** Where that is for the first time, if it may be there only once. */
  first: z.string().optional(),
  /** What is there and reads alike, where the file names something that does not exist. */
  similar: z.string().optional(),
  /** The analysis that it is about, as far as the file tells. */
  analysis: z.object({ code: z.string(), name: z.string() }).optional(),
  /** What the form layout calls the field that it is about. */
  label: localizedTextSchema.optional(),
  ...filePlace,
});
export type ImportIssue = z.infer<typeof importIssueSchema>;

/**
 * A value that was imported although it is not as its field wants it, with its place in the file and in the analysis. A published analysis
 * may lack what is required, and the laboratory's gate may have kept one from being published.
 */
export const importWarningSchema = z.object({
  check: z.enum([...checkCodes, "required_to_publish", "not_sound", ...importNoteCodes]),
  /** What its words name. */
  parameters: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The analysis. */
  code: z.string(),
  name: z.string(),
  /** The field's label, and that of a table's column; null if it is about the analysis as a whole. */
  label: localizedTextSchema.nullable(),
  column_label: localizedTextSchema.nullable(),
  /** The row of a table, the entry of a list, counted from 0. */
  place: z.object({ row: z.number().int(), entry: z.number().int() }).partial(),
  /** Of how many analyses the same is to be said, if of more than one; this is the first. */
  count: z.number().int().optional(),
  ...filePlace,
});
export type ImportWarning = z.infer<typeof importWarningSchema>;

/** What reading a file has guessed, left out or could not see; the app has words for each. */
export const readingNoteCodes = [
  "encoding_guessed",
  "other_sheet",
  "hidden_sheet",
  "other_list",
  "rows_above",
  "merged_cells",
  "formula_without_value",
  "hidden_value",
  "imprecise_number",
  "trimmed",
  "date_order_guessed",
  "stray_quote",
  "further_notes",
  "list_joined",
  "column_left_out",
] as const;
export const readingNoteSchema = z.object({
  code: z.enum(readingNoteCodes),
  /** What it is about, as the file writes it: a sheet, an encoding, a text. */
  value: z.string().optional(),
  /** How many of these there are: rows of a sheet, cells, entries. */
  count: z.number().int().optional(),
  ...filePlace,
});
export type ReadingNote = z.infer<typeof readingNoteSchema>;

export const findingKinds = ["error", "warning", "note"] as const;
export type FindingKind = (typeof findingKinds)[number];
/** Something that an import has to say, as one of the three; findings of one group are about the same column or field and the same rule. */
export const importFindingSchema = z.object({
  kind: z.enum(findingKinds),
  group: z.number().int(),
  /** An error. */
  issue: importIssueSchema.optional(),
  warning: importWarningSchema.optional(),
  note: readingNoteSchema.optional(),
});
export type ImportFinding = z.infer<typeof importFindingSchema>;
/** The first finding of a group, and how many there are. */
export const findingGroupSchema = importFindingSchema.extend({ count: z.number().int() });
export type FindingGroup = z.infer<typeof findingGroupSchema>;

/** Numbers of analyses: total in the file, and what happened (or would happen) to those stored. */
export const importStatsSchema = z.object({
  total: z.number().int(),
  created: z.number().int(),
  changed: z.number().int(),
  deleted: z.number().int(),
  unchanged: z.number().int(),
  /** Rows or entries that do not count: they are wrong, or another one has their code. Absent if there are none. */
  left_out: z.number().int().optional(),
});
export type ImportStats = z.infer<typeof importStatsSchema>;

/** What a dry run shows: up to 20 analyses per kind of change, with the values that differ, as readers would see them. */
export const importSampleSchema = z.object({
  kind: z.enum(["created", "changed", "deleted"]),
  code: z.string(),
  name: z.string(),
  changes: z.array(comparedValueSchema),
  /** How many further values differ. */
  more: z.number().int().default(0),
});
export type ImportSample = z.infer<typeof importSampleSchema>;

export const importedKinds = ["layout", "category", "collection", "collectionitem"] as const;
/** A form layout, category, collection or item that a file makes or changes. */
export const importedDocumentSchema = z.object({
  kind: z.enum(importedKinds),
  change: z.enum(["created", "changed"]),
  identifier: z.string(),
  name: z.string(),
});
export type ImportedDocument = z.infer<typeof importedDocumentSchema>;

/** A column of a spreadsheet and where its values go: `code`, `name`, `category`, `state`, …, `fields.<key>`, or nowhere. */
export const columnMappingSchema = z.object({
  column: z.string(),
  /** Up to three sample values of the column. */
  samples: z.array(z.string()).default([]),
  ...chosenColumnSchema.shape,
  /** How the target was found. */
  by: z.enum(["name", "profile", "person", "cells", "none"]).default("none"),
});
export type ColumnMapping = z.infer<typeof columnMappingSchema>;

/** An entry of the import log. */
export const importSchema = z.object({
  id: idSchema,
  file: z.object({
    name: z.string(),
    size: z.number().int().nullable(),
    /** SHA-256 of the file that was read, hex. */
    sha256: z.string().optional(),
  }),
  mode: z.enum(importModes),
  dry_run: z.boolean(),
  repeated: z.enum(repeatedRules).default("refuse"),
  faulty: z.enum(faultyRules).default("refuse"),
  /** The import that this entry undoes; such an entry has no file. */
  undoes: idSchema.optional(),
  /** The entry that undid, or is about to undo, this import. */
  undone_by: idSchema.optional(),
  status: z.enum(importStatuses),
  progress: progressSchema,
  stats: importStatsSchema.nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** The first 100 problems of the file. */
  issues: z.array(importIssueSchema),
  issue_count: z.number().int(),
  /** The first 100 values that were imported although they are not as their fields want them. */
  warnings: z.array(importWarningSchema).default([]),
  warning_count: z.number().int().default(0),
  /** The first 100 things to know about how the file was read. */
  reading_notes: z.array(readingNoteSchema).default([]),
  reading_note_count: z.number().int().default(0),
  /** The first 100 form layouts, categories, collections and items that it makes or changes, and how many there are. */
  documents: z.array(importedDocumentSchema).default([]),
  document_count: z.number().int().default(0),
  /** All that there is to say, by groups; each finding is in `findings/`. Entries of former days have only the lists above. */
  findings: z.array(findingGroupSchema).default([]),
  samples: z.array(importSampleSchema),
  mapping: z.array(columnMappingSchema),
  /** What somebody said about how the file is to be read, and how it was read. */
  reading: readingSchema.default({}),
  found: foundSchema.nullable().default(null),
  /** The import profile by which its columns were mapped. */
  profile: z.object({ id: idSchema, name: z.string() }).nullable().default(null),
  started_by: z.string(),
  started: z.iso.datetime(),
  ended: z.iso.datetime().nullable(),
});
export type Import = z.infer<typeof importSchema>;
