import * as z from "zod";
import { seenValueSchema } from "../../core/catalogue/seen-value.ts";
import { idSchema } from "../../kernel/id.ts";
import { columnMappingSchema, importIssueSchema } from "./import.ts";
import { dateOrders, foundSchema, newFieldTypes, notations, readingSchema } from "./reading.ts";

/** A column of the file with what its cells look like. */
export const previewColumnSchema = columnMappingSchema.extend({
  /** The type that a field of these cells would have. */
  guess: z.enum(newFieldTypes),
  /** How many of the cells that were looked at are filled, and how many of these differ. */
  filled: z.number().int(),
  distinct: z.number().int(),
  /** How its numbers are written, if they show that it is otherwise than the laboratory does. */
  notation: z.enum(notations).nullable(),
  /** In which order its days are read, if some of them could be read in another. */
  date_order: z.enum(dateOrders).nullable(),
});
export type PreviewColumn = z.infer<typeof previewColumnSchema>;

/** A row as it is, and what readers would see of it. */
export const previewRowSchema = z.object({
  row: z.number().int(),
  code: z.string(),
  name: z.string(),
  is_new: z.boolean(),
  /** By column. */
  cells: z.array(z.string()),
  /** By column; null where nothing is imported or nothing would be seen. */
  values: z.array(seenValueSchema.nullable()),
  issues: z.array(importIssueSchema),
});
export type PreviewRow = z.infer<typeof previewRowSchema>;

/** How a file would be read and mapped. */
export const previewSchema = z.object({
  reading: readingSchema,
  found: foundSchema,
  /** The profile by which columns are mapped that nobody has mapped for this file. */
  profile: z.object({ id: idSchema, name: z.string() }).nullable(),
  columns: z.array(previewColumnSchema),
  rows: z.array(previewRowSchema),
});
export type Preview = z.infer<typeof previewSchema>;
