import * as z from "zod";
import { visibleValueSchema } from "../../core/catalogue/visible-value.ts";
import { idSchema } from "../../kernel/id.ts";
import { columnMappingSchema, importIssueSchema } from "./import.ts";
import { repeatedRules } from "./import-words.ts";
import { questionSchema } from "./questions.ts";
import { dateOrders, foundSchema, newFieldTypes, notations, readingSchema } from "./reading.ts";

/** A column of the file, with a summary of its cells. */
export const previewColumnSchema = columnMappingSchema.extend({
  /** Type of field that suits these cells. */
  guess: z.enum(newFieldTypes),
  /** Number of the file's cells that are filled, and number of distinct values among them. */
  filled: z.number().int(),
  distinct: z.number().int(),
  /** Signs at which its cells can be split into entries. */
  signs: z.array(z.string()).default([]),
  /** Notation of the column's numbers, if they show that it differs from the laboratory's. */
  notation: z.enum(notations).nullable(),
  /** Order in which the column's dates are read, if some of them are ambiguous. */
  date_order: z.enum(dateOrders).nullable(),
  /** Examples of cells that show a date where a reference range is expected, as spreadsheets make one of `1-2`. */
  dates_for_ranges: z.array(z.string()).default([]),
});
export type PreviewColumn = z.infer<typeof previewColumnSchema>;

/** A row of the file, and its values as readers would see them. */
export const previewRowSchema = z.object({
  row: z.number().int(),
  code: z.string(),
  name: z.string(),
  is_new: z.boolean(),
  /** By column. */
  cells: z.array(z.string()),
  /** By column; null if nothing is imported or nothing would be seen. */
  values: z.array(visibleValueSchema.nullable()),
  issues: z.array(importIssueSchema),
});
export type PreviewRow = z.infer<typeof previewRowSchema>;

/** How a file would be read and mapped. */
export const previewSchema = z.object({
  reading: readingSchema,
  found: foundSchema,
  /** The profile that maps the columns which no person has mapped for this file. */
  profile: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** The columns with what is proposed for open ones; their targets and options, sent back, accept it. */
  columns: z.array(previewColumnSchema),
  /** Rule for rows of one code that differ, of the import or its profile. */
  repeated: z.enum(repeatedRules),
  /** Questions about the whole file. */
  questions: z.array(questionSchema),
  rows: z.array(previewRowSchema),
});
export type Preview = z.infer<typeof previewSchema>;
