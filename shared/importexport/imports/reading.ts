import * as z from "zod";
import { languageSchema } from "../../kernel/language.ts";
import { limits } from "../../kernel/limits.ts";

/** Separators between the fields of a text table. */
export const separators = [";", "\t", ",", "|"] as const;
export type Separator = (typeof separators)[number];

/** Conversion of a list inside a record to cells: one cell with an entry per line, or one column per entry. */
export const listReadings = ["joined", "columns"] as const;
export type ListReading = (typeof listReadings)[number];

/** Separators at which users may split the cells of a column. */
export const separatorsSchema = z.array(z.string().min(1).max(5)).max(10);

/** Notations of numbers: 1.234,5 or 1,234.5. */
export const notations = ["de", "en"] as const;
export type Notation = (typeof notations)[number];
/** Notation in which readers of a language write numbers: of the languages of content, all but English have a comma before decimals. */
export const usualNotation = (language: string): Notation => (language === "en" ? "en" : "de");

/** Orders of day and month between slashes: 03/04/2025 is the third of April, or the fourth of March. */
export const dateOrders = ["day_first", "month_first"] as const;
export type DateOrder = (typeof dateOrders)[number];

/**
 * Position of the headings as a person gives it: the last heading row, as the sheet counts rows, and the number of heading rows. Row 0
 * stands for a sheet without headings.
 */
export const headingSchema = z.object({
  row: z.number().int().min(0).max(2_000_000),
  lines: z.number().int().min(1).max(5).default(1),
});

export type HeadingChoice = z.input<typeof headingSchema>;

/** Sources of generated codes, for a file without codes. */
export const codeSources = ["name", "counter"] as const;

/**
 * Content of a further sheet of a workbook: categories or collection items, one per row with name and identifier; or panels, each an
 * analysis that is related to those whose codes its rows name.
 */
export const furtherKinds = ["categories", "collection", "panels"] as const;
export const furtherSheetSchema = z.object({
  sheet: z.string().min(1).max(500),
  as: z.enum(furtherKinds),
  /** The collection's identifier, or the name of a new one; only for items. */
  collection: z.string().min(1).max(200).optional(),
});
export type FurtherSheet = z.infer<typeof furtherSheetSchema>;

/** Choices about reading a file; everything left out is guessed. */
export const readingSchema = z.object({
  /** The sheet of a workbook, or the path of a list in JSON. */
  sheet: z.string().max(500).optional(),
  heading: headingSchema.optional(),
  separator: z.enum(separators).optional(),
  lists: z.enum(listReadings).optional(),
  /** Language of texts that name none, and of the numbers that a sheet shows. */
  language: languageSchema.optional(),
  /**
   * Codes for a file that has none. An analysis keeps its generated code as long as the cell in the key's column stays the same; without a
   * key, as long as its name does, and the cell in the column that tells apart analyses of one name.
   */
  codes: z
    .object({
      from: z.enum(codeSources),
      key: z.string().max(500).nullable().default(null),
      apart: z.string().max(500).optional(),
      /** Nobody has chosen this yet; another sheet or another column of names gets another proposal. */
      is_proposed: z.literal(true).optional(),
    })
    .optional(),
  further: z.array(furtherSheetSchema).max(20).optional(),
  /** Whether each row with a single cell is the title of the rows below it, or none is; if absent, it depends on the cell. */
  sections: z.boolean().optional(),
  /** Whether sheets that continue the one that is read are read with it; if absent, they are unless a sheet is requested. */
  alike: z.boolean().optional(),
});
export type ReadingChoice = z.input<typeof readingSchema>;

/** How a file was read, by guess or by choice. */
export const foundSchema = z.object({
  kind: z.enum(["workbook", "text", "json"]),
  /** The sheet or list that was read, and all available ones. */
  sheet: z.string(),
  sheets: z.array(z.object({ name: z.string(), is_hidden: z.boolean(), rows: z.number().int() })),
  /** Null for a file whose records name their own values. */
  heading: headingSchema.nullable(),
  separator: z.enum(separators).nullable(),
  lists: z.enum(listReadings).nullable(),
  language: languageSchema,
  /** Whether the language was guessed from the names and nobody has confirmed it yet. */
  is_language_guessed: z.boolean().default(false),
  /** Sheets that have the same headings and other analyses, whether or not they are read, too. */
  alike: z.array(z.string()).default([]),
  /** Rows or records with analyses. */
  rows: z.number().int(),
});
export type Detected = z.infer<typeof foundSchema>;

/** Types of field that an import can make for a column. */
export const newFieldTypes = ["text", "multilinetext", "list", "date", "checkbox", "collectionitem"] as const;
/** A field that an import creates for a column, with the collection of the items that its cells name. */
export const newFieldSchema = z.object({
  type: z.enum(newFieldTypes),
  label: z.string().trim().min(1).max(200),
  /** The identifier of a collection, or the name of a new one; only for collection items. */
  collection: z.string().trim().min(1).max(200).optional(),
});
export type NewField = z.infer<typeof newFieldSchema>;

/** Options for a column's cells, apart from their target. */
export const columnOptions = {
  language: z.string().max(2).nullable().default(null),
  /** Separators at which a cell is split into several entries, a line break as `\n`; without any, a cell is one entry. */
  split: separatorsSchema.optional(),
  /** Notation of numbers in the column, if it differs from the laboratory's; the numbers are rewritten. */
  numbers: z.enum(notations).optional(),
  /** Order of day and month in the column's dates with slashes, if its cells do not show it. */
  dates: z.enum(dateOrders).optional(),
  /** Field to create for the column if the layout has none with the target's key. */
  create: newFieldSchema.optional(),
};
/** A column with its chosen target: `code`, `name`, …, `fields.<key>`, a `new` field, or none. */
export const chosenColumnSchema = z.object({
  target: z.string().max(500).nullable(),
  ...columnOptions,
});
export type ChosenColumn = z.infer<typeof chosenColumnSchema>;

/** Remembered columns of files, by their folded heading. */
export const chosenColumnsSchema = z
  .record(z.string().max(300), chosenColumnSchema)
  .refine((columns) => Object.keys(columns).length <= limits.sheetColumns * 4);
export type ChosenColumns = z.infer<typeof chosenColumnsSchema>;
