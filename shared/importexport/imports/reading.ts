import * as z from "zod";
import { languageSchema } from "../../kernel/language.ts";
import { limits } from "../../kernel/limits.ts";

/** What separates the fields of a table that is text. */
export const separators = [";", "\t", ",", "|"] as const;
export type Separator = (typeof separators)[number];

/** How a list inside a record becomes cells: one cell with an entry a line, or a column for each entry. */
export const listReadings = ["joined", "columns"] as const;
export type ListReading = (typeof listReadings)[number];

/** Signs at which people may have the cells of a column split. */
export const separatorsSchema = z.array(z.string().min(1).max(5)).max(10);

/** How numbers are written: 1.234,5 or 1,234.5. */
export const notations = ["de", "en"] as const;

/** Which comes first where slashes separate them: 03/04/2025 is the third of April, or the fourth of March. */
export const dateOrders = ["day_first", "month_first"] as const;
export type DateOrder = (typeof dateOrders)[number];

/**
 * Where somebody says that the headings are: the last of their rows, counted as the sheet does, and how many there are. Row 0 is a sheet
 * without headings.
 */
export const headingSchema = z.object({
  row: z.number().int().min(0).max(2_000_000),
  lines: z.number().int().min(1).max(5).default(1),
});

export type HeadingChoice = z.input<typeof headingSchema>;

/** What codes are made from, for a file that has none. */
export const codeSources = ["name", "counter"] as const;

/**
 * What a further sheet of a workbook brings: categories or the items of a collection, each row one with its name and identifier; or panels,
 * each an analysis that is related to those whose codes its rows name.
 */
export const furtherKinds = ["categories", "collection", "panels"] as const;
export const furtherSheetSchema = z.object({
  sheet: z.string().min(1).max(500),
  as: z.enum(furtherKinds),
  /** The collection's identifier, or the name of a new one; of items only. */
  collection: z.string().min(1).max(200).optional(),
});
export type FurtherSheet = z.infer<typeof furtherSheetSchema>;

/** What somebody says about a file; the rest is guessed. */
export const readingSchema = z.object({
  /** The sheet of a workbook, or the path of a list in JSON. */
  sheet: z.string().max(500).optional(),
  heading: headingSchema.optional(),
  separator: z.enum(separators).optional(),
  lists: z.enum(listReadings).optional(),
  /** In which the texts are that name no language, and in which a sheet shows its numbers. */
  language: languageSchema.optional(),
  /**
   * Codes for a file that has none. An analysis keeps the one that was made for it as long as the cell in the key's column stays the same;
   * without a key, as long as its name does.
   */
  codes: z
    .object({ from: z.enum(codeSources), key: z.string().max(500).nullable().default(null) })
    .optional(),
  further: z.array(furtherSheetSchema).max(20).optional(),
});
export type ReadingChoice = z.input<typeof readingSchema>;

/** How a file was read: what was guessed of it, or chosen. */
export const foundSchema = z.object({
  kind: z.enum(["workbook", "text", "json"]),
  /** The sheet or list that was read, and all there are. */
  sheet: z.string(),
  sheets: z.array(z.object({ name: z.string(), is_hidden: z.boolean(), rows: z.number().int() })),
  /** Null for a file whose records name their values. */
  heading: headingSchema.nullable(),
  separator: z.enum(separators).nullable(),
  lists: z.enum(listReadings).nullable(),
  language: languageSchema,
  /** Whether that is what its names look like, and nobody has said so yet. */
  is_language_guessed: z.boolean().default(false),
  /** Rows or records with analyses. */
  rows: z.number().int(),
});
export type Found = z.infer<typeof foundSchema>;

/** Types of field that an import can make for a column. */
export const newFieldTypes = ["text", "multilinetext", "list", "date", "checkbox", "collectionitem"] as const;
/** A field that an import makes for a column, with the collection that its cells name items of. */
export const newFieldSchema = z.object({
  type: z.enum(newFieldTypes),
  label: z.string().trim().min(1).max(200),
  /** The identifier of a collection, or the name of a new one; for items of a collection only. */
  collection: z.string().trim().min(1).max(200).optional(),
});
export type NewField = z.infer<typeof newFieldSchema>;

/** What becomes of a column's cells, besides where they go. */
export const columnOptions = {
  language: z.string().max(2).nullable().default(null),
  /** Signs at which a cell is split into several entries, a line break as `\n`; without any, a cell is one entry. */
  split: separatorsSchema.optional(),
  /** How the column writes numbers, if otherwise than the laboratory: they are rewritten. */
  numbers: z.enum(notations).optional(),
  /** How the column writes days with slashes, if its cells do not show that. */
  dates: z.enum(dateOrders).optional(),
  /** The field that is made for the column where the layout has none of the target's key. */
  create: newFieldSchema.optional(),
};
/** A column as somebody maps it: to `code`, `name`, …, `fields.<key>`, to a `new` field, or nowhere. */
export const chosenColumnSchema = z.object({
  target: z.string().max(500).nullable(),
  ...columnOptions,
});
export type ChosenColumn = z.infer<typeof chosenColumnSchema>;

/** Columns of a file as they are remembered: by their folded heading. */
export const chosenColumnsSchema = z
  .record(z.string().max(300), chosenColumnSchema)
  .refine((columns) => Object.keys(columns).length <= limits.sheetColumns * 4);
export type ChosenColumns = z.infer<typeof chosenColumnsSchema>;
