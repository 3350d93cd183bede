import * as z from "zod";
import { mostRows } from "../../kernel/define-row-import.ts";

/** Largest file of a table of records, in bytes; what one call can carry. */
export const maxTableSize = 4_000_000;

/** A sheet as it is shown: its columns, and the texts of its cells below them. */
export const tableSchema = z.object({
  sheet: z.string(),
  /** Sheets that can be read instead. */
  sheets: z.array(z.string()),
  /** Names of the columns, each only once. */
  columns: z.array(z.string()),
  rows: z
    .array(
      z.object({
        /** As the sheet counts it. */
        row: z.number().int(),
        cells: z.array(z.string()),
        /** The days that cells show, as YYYY-MM-DD. */
        days: z.array(z.string().nullable()).optional(),
      }),
    )
    .max(mostRows.preview),
});
export type TableOfRecords = z.infer<typeof tableSchema>;
