import * as z from "zod";
import { getTaskHeartbeat, taskSchema } from "../../core/tasks/tasks.endpoints.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";

const view = { permission: "printpublisher.view_configuration", module: "MD_PRINT" } as const;

/** The number of analyses, drawn at random, in the reduced set for trying a design. */
export const reducedSetSize = 50;

export const bookSchema = z.object({
  id: idSchema,
  generated: z.iso.datetime(),
  pages: z.number().int(),
  size: z.number().int(),
  analyses: z.number().int(),
  language: z.string(),
  reduced: z.boolean(),
});
export type Book = z.infer<typeof bookSchema>;

export const generateBook = defineEndpoint({
  method: "POST",
  path: "printpublisher/generate/",
  summary: "Starts making the PDF book.",
  body: z.object({
    /** Only 50 random analyses, to try a design. */
    reduced: z.boolean().default(false),
    language: z.string().max(2).optional(),
  }),
  output: taskSchema,
  success: 202,
  follow: getTaskHeartbeat,
  idempotent: true,
  permission: "printpublisher.change_configuration",
  module: "MD_PRINT",
});
export const getLastBook = defineEndpoint({
  method: "GET",
  path: "printpublisher/preview/",
  summary: "The last good book, or null if none has been made yet.",
  output: z.object({ book: bookSchema.nullable() }),
  ...view,
});
export const downloadBook = defineEndpoint({
  method: "GET",
  path: "printpublisher/download/",
  summary: "A signed URL of the last good PDF, valid for 15 minutes.",
  output: z.object({ url: z.url(), book: bookSchema }),
  ...view,
});

export const booksApi = defineApi({
  address: "printpublisher/books",
  touches: { items: { books: "read", tasks: "write" }, files: { print: "read" }, starts: ["book"] },
  mounts: ["api/printpublisher"],
  endpoints: { generateBook, getLastBook, downloadBook },
});
