import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { bookFileSchema } from "../books/books.endpoints.ts";
import { bookChangesSchema, editionSchema } from "./edition.ts";
import { webChaptersSchema } from "./web-chapters.ts";

const view = { permission: "printpublisher.view_configuration", module: "MD_PRINT" } as const;
const change = { permission: "printpublisher.change_configuration", module: "MD_PRINT" } as const;
const byId = z.object({ id: idSchema });

export const getPublished = defineEndpoint({
  method: "GET",
  path: "printpublisher/publish/",
  summary: "All editions of the book, the newest first.",
  output: z.object({ editions: z.array(editionSchema) }),
  ...view,
});
export const publishBook = defineEndpoint({
  method: "POST",
  path: "printpublisher/publish/",
  summary:
    "Makes a PDF the public one: the last good book of a language, which becomes an edition, or an edition that is there already.",
  body: z.object({ book: idSchema, remark: z.string().trim().max(500).default("") }),
  output: editionSchema,
  idempotent: true,
  ...change,
});
export const getBookChanges = defineEndpoint({
  method: "GET",
  path: "printpublisher/editions/{id}/",
  summary:
    "What an edition, or the last good book before it is published, has changed since the edition before it; null where there is nothing to compare with.",
  params: byId,
  output: z.object({ since: z.iso.datetime().nullable(), changes: bookChangesSchema.nullable() }),
  ...view,
});
export const downloadEdition = defineEndpoint({
  method: "GET",
  path: "printpublisher/editions/{id}/download/",
  summary:
    "A signed URL of the PDF of an edition, or of another of its files (for the printer `inside` and `cover`, for agencies its `plan` as XML and its `text` as IDML), valid for 15 minutes.",
  params: byId,
  query: z.object({ file: bookFileSchema }),
  output: z.object({ url: z.url() }),
  ...view,
});

export const getWebChapters = defineEndpoint({
  method: "GET",
  path: "printpublisher/publish/web/",
  summary: "The chapters that are marked for the web, and how each differs from what visitors see.",
  output: webChaptersSchema,
  ...view,
});
export const publishWebChapters = defineEndpoint({
  method: "POST",
  path: "printpublisher/publish/web/",
  summary: "Shows visitors the chapters that are marked for the web as they are now, drafts left out.",
  output: webChaptersSchema,
  idempotent: true,
  ...change,
});

export const editionsApi = defineApi({
  address: "printpublisher/editions",
  touches: {
    items: {
      books: "write",
      tasks: "read",
      "PRINT-CHAPTER": "read",
      "PRINT-PARAGRAPH": "read",
      "PRINT-TEMPLATE": "read",
    },
    files: { print: "read", publicBooks: "write", webChapters: "write" },
  },
  mounts: ["api/printpublisher/publish", "api/printpublisher/editions"],
  memory: 1024,
  endpoints: {
    getPublished,
    publishBook,
    getBookChanges,
    downloadEdition,
    getWebChapters,
    publishWebChapters,
  },
});
