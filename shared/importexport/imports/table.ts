import * as z from "zod";
import { mostRows } from "../../kernel/define-row-import.ts";

/** Largest file for a table of records, in bytes; limited by the size of one call. */
export const maxTableSize = 4_000_000;

/** A sheet as shown: its columns, and the texts of the cells below them. */
export const tableSchema = z.object({
  sheet: z.string(),
  /** Sheets that can be read instead. */
  sheets: z.array(z.string()),
  /** Unique names of the columns. */
  columns: z.array(z.string()),
  rows: z
    .array(
      z.object({
        /** Row number as the sheet counts it. */
        row: z.number().int(),
        cells: z.array(z.string()),
        /** Dates that the cells show, as YYYY-MM-DD. */
        days: z.array(z.string().nullable()).optional(),
      }),
    )
    .max(mostRows.preview),
});
export type TableOfRecords = z.infer<typeof tableSchema>;
