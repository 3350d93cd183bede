import * as z from "zod";
import { comparedValueSchema } from "../../core/catalogue/visible-value.ts";
import { progressSchema } from "../../core/tasks/tasks.endpoints.ts";
import { idSchema } from "../../kernel/id.ts";
import { localizedTextSchema } from "../../kernel/language.ts";
import { personal } from "../../kernel/personal.ts";
import { checkCodes, schemaCodes } from "../../kernel/problem.ts";
import { faultyRules, importNoteCodes, repeatedRules } from "./import-words.ts";
import { questionSchema } from "./questions.ts";
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

/** Errors at one place of a file that fail the whole import. */
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

/** Reasons why an import failed; the app has a text for each. */
export const importErrorCodes = [
  "invalid_file",
  "corrupt_file",
  "empty_file",
  "no_rows",
  "missing_sheet",
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
  "would_empty_fields",
  "conflict",
  "reader_died",
  "internal_error",
] as const;
export type ImportErrorCode = (typeof importErrorCodes)[number];
/** Errors at a place in the file; the app has a text for each. */
export const importIssueCodes = [
  ...schemaCodes,
  "unrecognized_keys",
  "custom",
  "missing",
  "required",
  "duplicate_code",
  "not_told_apart",
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

/** Place of a finding in the file: `sheet`, `row` (1-based, as the spreadsheet shows it) and `column`, or `path`. */
const filePlace = {
  sheet: z.string().optional(),
  row: z.number().int().optional(),
  column: z.string().optional(),
  path: z.string().optional(),
};
export const importIssueSchema = z.object({
  code: z.enum(importIssueCodes),
  message: z.string(),
  /** Content of the file that the error is about, as written: a code, the name of a category, a value. */
  value: z.string().optional(),
  /** First place of that content, if it may occur only once. */
  first: z.string().optional(),
  /** Similar existing name, if the file names something that does not exist. */
  similar: z.string().optional(),
  /** The analysis concerned, as far as the file identifies it. */
  analysis: z.object({ code: z.string(), name: z.string() }).optional(),
  /** Label of the field concerned, from the layout. */
  label: localizedTextSchema.optional(),
  ...filePlace,
});
export type ImportIssue = z.infer<typeof importIssueSchema>;

/**
 * A value that was imported although its field's checks reject it, with its place in the file and in the analysis. Also reports a published
 * analysis that lacks a required value, and one that the laboratory's gate kept from being published.
 */
export const importWarningSchema = z.object({
  check: z.enum([...checkCodes, "required_to_publish", "not_sound", ...importNoteCodes]),
  /** Parameters of the warning's text. */
  parameters: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Code of the analysis. */
  code: z.string(),
  name: z.string(),
  /** Labels of the field and of a table's column; null for warnings about the analysis as a whole. */
  label: localizedTextSchema.nullable(),
  column_label: localizedTextSchema.nullable(),
  /** Row of a table and entry of a list, counted from 0. */
  place: z.object({ row: z.number().int(), entry: z.number().int() }).partial(),
  /** Number of analyses with this warning, if there are several; this is the first. */
  count: z.number().int().optional(),
  ...filePlace,
});
export type ImportWarning = z.infer<typeof importWarningSchema>;

/** Notes on what was guessed, left out or not visible when the file was read; the app has a text for each. */
export const readingNoteCodes = [
  "encoding_guessed",
  "other_sheet",
  "hidden_sheet",
  "other_list",
  "rows_above",
  "merged_cells",
  "merged_rows",
  "section_row",
  "repeated_headings",
  "table_below",
  "row_left_out",
  "longer_row",
  "sheets_joined",
  "formula_without_value",
  "hidden_value",
  "imprecise_number",
  "trimmed",
  "date_order_guessed",
  "stray_quote",
  "further_notes",
  "list_joined",
  "column_left_out",
  "row_repeated",
] as const;
export const readingNoteSchema = z.object({
  code: z.enum(readingNoteCodes),
  /** Subject of the note, as the file writes it: a sheet, an encoding, a text. */
  value: z.string().optional(),
  /** Number of occurrences: rows of a sheet, cells, entries. */
  count: z.number().int().optional(),
  ...filePlace,
});
export type ReadingNote = z.infer<typeof readingNoteSchema>;

export const findingKinds = ["error", "warning", "note"] as const;
export type FindingKind = (typeof findingKinds)[number];
/** A finding of an import, as one of the three kinds; findings of one group share the rule and the column or field. */
export const importFindingSchema = z.object({
  kind: z.enum(findingKinds),
  group: z.number().int(),
  /** Set for errors. */
  issue: importIssueSchema.optional(),
  warning: importWarningSchema.optional(),
  note: readingNoteSchema.optional(),
});
export type ImportFinding = z.infer<typeof importFindingSchema>;
/** The first finding of a group, and the size of the group. */
export const findingGroupSchema = importFindingSchema.extend({ count: z.number().int() });
export type FindingGroup = z.infer<typeof findingGroupSchema>;

/** Numbers of analyses: total in the file, and what happened (or would happen) to the stored ones. */
export const importStatsSchema = z.object({
  total: z.number().int(),
  created: z.number().int(),
  changed: z.number().int(),
  deleted: z.number().int(),
  unchanged: z.number().int(),
  /** Rows or entries that were ignored: they are faulty, or another one has their code. Absent if there are none. */
  left_out: z.number().int().optional(),
});
export type ImportStats = z.infer<typeof importStatsSchema>;

/**
 * An analysis in the samples of a dry run (up to 20 per kind of change), with the values that differ as readers would see them; or two rows
 * or entries of one code that differ, with their places.
 */
export const importSampleSchema = z.object({
  kind: z.enum(["created", "changed", "deleted", "repeated"]),
  places: z.array(z.object(filePlace)).optional(),
  code: z.string(),
  name: z.string(),
  changes: z.array(comparedValueSchema),
  /** Number of further values that differ. */
  more: z.number().int().default(0),
});
export type ImportSample = z.infer<typeof importSampleSchema>;

export const importedKinds = ["layout", "category", "collection", "collectionitem"] as const;
/** A layout, category, collection or item that a file creates or changes. */
export const importedDocumentSchema = z.object({
  kind: z.enum(importedKinds),
  change: z.enum(["created", "changed"]),
  identifier: z.string(),
  name: z.string(),
});
export type ImportedDocument = z.infer<typeof importedDocumentSchema>;

/** A column of a spreadsheet and the target of its values: `code`, `name`, `category`, `state`, …, `fields.<key>`, or none. */
export const columnMappingSchema = z.object({
  column: z.string(),
  /** Up to three sample values of the column. */
  samples: z.array(z.string()).default([]),
  ...chosenColumnSchema.shape,
  /** How the target was found. */
  by: z.enum(["name", "profile", "remembered", "person", "cells", "none"]).default("none"),
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
  /** The first 100 errors of the file. */
  issues: z.array(importIssueSchema),
  issue_count: z.number().int(),
  /** The first 100 values that were imported although their fields' checks reject them. */
  warnings: z.array(importWarningSchema).default([]),
  warning_count: z.number().int().default(0),
  /** The first 100 notes on how the file was read. */
  reading_notes: z.array(readingNoteSchema).default([]),
  reading_note_count: z.number().int().default(0),
  /** The first 100 layouts, categories, collections and items that the import creates or changes; `document_count` counts all. */
  documents: z.array(importedDocumentSchema).default([]),
  document_count: z.number().int().default(0),
  /** All findings, by group; `findings/` lists each of them. Older entries have only the lists above. */
  findings: z.array(findingGroupSchema).default([]),
  samples: z.array(importSampleSchema),
  mapping: z.array(columnMappingSchema),
  /** Questions about the file, while the import waits for a mapping or was refused for repeated rows. */
  questions: z.array(questionSchema).default([]),
  /** Choices about reading the file; `found` says how it was read. */
  reading: readingSchema.default({}),
  found: foundSchema.nullable().default(null),
  /** The import profile by which its columns were mapped. */
  profile: z.object({ id: idSchema, name: z.string() }).nullable().default(null),
  started_by: personal("authors", z.string()),
  started: z.iso.datetime(),
  ended: z.iso.datetime().nullable(),
});
export type Import = z.infer<typeof importSchema>;
