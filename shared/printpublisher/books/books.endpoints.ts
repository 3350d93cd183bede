import * as z from "zod";
import { getTaskHeartbeat, taskSchema } from "../../core/tasks/tasks.endpoints.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { languageSchema } from "../../kernel/language.ts";

const view = { permission: "printpublisher.view_configuration", module: "MD_PRINT" } as const;

/** The number of analyses, drawn at random, in the reduced set for trying a design. */
export const reducedSetSize = 50;

/** Content that could not be set properly; the book was made all the same. */
export const bookWarningSchema = z.object({
  code: z.enum(["missing_glyph", "place_unknown", "number_missing", "ink_outside", "text_hidden"]),
  /** Name of the analysis, or title of the chapter. */
  name: z.string(),
  /** Code of the analysis. */
  analysis: z.string().optional(),
  /** Title of the chapter in which ink lies outside its column. */
  chapter: z.string().optional(),
  /** The characters that no font has. */
  signs: z.string().optional(),
});
export type BookWarning = z.infer<typeof bookWarningSchema>;

/** Files of a book: the one to read, those for the printer, which are PDF/X-4, and those for agencies: its plan, which is XML, and its text, which is IDML. */
export const bookFiles = ["book", "inside", "cover", "plan", "text"] as const;
export type BookFile = (typeof bookFiles)[number];
export const bookFileSchema = z.enum(bookFiles).default("book");

/** Facts about the files for the printer. */
const printerSchema = z.object({
  /** Number of pages inside, from the title page to the index. */
  pages: z.number().int(),
  /** Number of these that are blank, at the end, to fill the signature. */
  blanks: z.number().int(),
  /** Width of the spine, mm. */
  spine: z.number(),
  /** Per cent of cyan, magenta, yellow and black in the colour of the book. */
  inks: z.array(z.number().int()).length(4),
});

export const bookSchema = z.object({
  id: idSchema,
  generated: z.iso.datetime(),
  pages: z.number().int(),
  size: z.number().int(),
  analyses: z.number().int(),
  language: z.string(),
  reduced: z.boolean(),
  /** Bars in the margin mark changes since the previous edition. */
  bars: z.boolean().optional(),
  /** Absent for older books. */
  printer: printerSchema.optional(),
  /** The book has a plan as XML; absent for older books. */
  plan: z.boolean().optional(),
  /** The book has its text as IDML, or it is being written, or that failed; absent for older books. */
  text: z.literal([true, "writing", "failed"]).optional(),
  /** The first 100 warnings. */
  warnings: z.array(bookWarningSchema).default([]),
});
export type Book = z.infer<typeof bookSchema>;

export const generateBook = defineEndpoint({
  method: "POST",
  path: "printpublisher/generate/",
  summary:
    "Orders the PDF book: it is made at once, or as soon as those that were ordered before it are. The same order gets the task that it has.",
  body: z.object({
    /** Only 50 random analyses, to try a design. */
    reduced: z.boolean().default(false),
    language: z.string().max(2).optional(),
    /** Adds bars in the margin beside changes since the edition that visitors get. */
    bars: z.boolean().default(false),
  }),
  output: taskSchema,
  success: 202,
  follow: getTaskHeartbeat,
  idempotent: true,
  permission: "printpublisher.change_configuration",
  module: "MD_PRINT",
});
export const cancelBook = defineEndpoint({
  method: "POST",
  path: "printpublisher/cancel/{id}/",
  summary: "Stops making a book; the last good one stays.",
  params: z.object({ id: idSchema }),
  output: taskSchema,
  permission: "printpublisher.change_configuration",
  module: "MD_PRINT",
});
/** Selects one of the last good books: each language and extent has its own. */
const editionQuery = z.object({
  language: languageSchema.optional(),
  reduced: z.stringbool().default(false),
});

export const getLastBook = defineEndpoint({
  method: "GET",
  path: "printpublisher/preview/",
  summary:
    "The last good book of a language and extent, or null if none has been made yet, those of all others, and what is ordered.",
  query: editionQuery,
  output: z.object({
    book: bookSchema.nullable(),
    books: z.array(bookSchema),
    /** Unfinished orders in their turn. */
    orders: z.array(
      z.object({ id: idSchema, language: languageSchema, reduced: z.boolean(), bars: z.boolean() }),
    ),
  }),
  ...view,
});
export const downloadBook = defineEndpoint({
  method: "GET",
  path: "printpublisher/download/",
  summary:
    "A signed URL of the last good PDF of a language and extent, or of another of its files (for the printer `inside` and `cover`, for agencies its `plan` as XML and its `text` as IDML), valid for 15 minutes.",
  query: editionQuery.extend({ file: bookFileSchema }),
  output: z.object({ url: z.url(), book: bookSchema }),
  ...view,
});

export const booksApi = defineApi({
  address: "printpublisher/books",
  touches: {
    items: { books: "write", tasks: "write", "PRINT-CONFIG": "read" },
    files: { print: "read" },
    starts: ["book"],
  },
  mounts: ["api/printpublisher"],
  endpoints: { generateBook, cancelBook, getLastBook, downloadBook },
});
