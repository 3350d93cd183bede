import * as z from "zod";
import { defineCrud, within } from "../../kernel/define-crud.ts";
import { defineFind } from "../../kernel/define-find.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { bookFormats } from "../templates/page-model.ts";
import { bookCheckSchema } from "./book-check.ts";
import { bookLinkKinds } from "./book-links.ts";
import { chapterInput, chapterSchema, paragraphInput, paragraphSchema } from "./chapter.ts";

export const chapters = defineCrud({
  path: "printpublisher/chapters",
  names: { one: "chapter", many: "chapters" },
  permissions: {
    view: "printpublisher.view_chapter",
    add: "printpublisher.add_chapter",
    change: "printpublisher.change_chapter",
    delete: "printpublisher.delete_chapter",
  },
  module: "MD_PRINT",
  input: chapterInput,
  output: chapterSchema,
  sort: ["title"],
  order: true,
  history: true,
  preflight: true,
});

export const paragraphs = defineCrud({
  path: "printpublisher/paragraphs",
  names: { one: "section of a chapter", many: "sections of chapters" },
  permissions: {
    view: "printpublisher.view_chapter",
    add: "printpublisher.add_paragraph",
    change: "printpublisher.change_paragraph",
    delete: "printpublisher.delete_paragraph",
  },
  module: "MD_PRINT",
  input: paragraphInput,
  output: paragraphSchema,
  sort: ["title"],
  query: { parent_chapter: idSchema.optional() },
  order: true,
  history: true,
});

export const getChapterChoices = defineEndpoint({
  method: "GET",
  path: "printpublisher/chapter-choices/",
  summary: "The categories and fields that a directory of analyses can show, and the format of the book.",
  output: z.object({
    format: z.enum(bookFormats),
    categories: z.array(z.object({ identifier: z.string(), name: z.string(), depth: z.number().int() })),
    fields: z.array(z.object({ key: z.string(), label: z.string() })),
  }),
  permission: "printpublisher.view_chapter",
  module: "MD_PRINT",
});

export const getBookPlaces = defineEndpoint({
  method: "GET",
  path: "printpublisher/chapter-choices/places/",
  summary:
    "What a text of the book can lead to: chapters, sections and printed analyses whose name or code holds the search.",
  query: z.object({ search: z.string().max(200).default("") }),
  output: z.object({
    places: z.array(z.object({ kind: z.enum(bookLinkKinds), id: z.string(), name: z.string() })),
    more: z.boolean(),
  }),
  permission: "printpublisher.view_chapter",
  module: "MD_PRINT",
});

export const checkBook = defineEndpoint({
  method: "GET",
  path: "printpublisher/checks/",
  summary: "What should be looked at before the book is published, each with the place where it is mended.",
  output: z.object({ checks: z.array(bookCheckSchema) }),
  permission: "printpublisher.view_chapter",
  module: "MD_PRINT",
});

export const findInBook = defineFind({
  path: "printpublisher",
  names: "chapters and sections",
  module: "MD_PRINT",
  lists: [chapters.list, paragraphs.list],
});

export const chaptersApi = defineApi({
  address: "printpublisher/chapters",
  touches: {
    items: {
      "PRINT-CHAPTER": "delete",
      "PRINT-PARAGRAPH": "delete",
      "PRINT-TEMPLATE": "write",
      "PRINT-CONFIG": "read",
      "PRINT-PICTURE": "write",
      catalogue: "read",
      books: "read",
    },
    files: { replica: "read", logos: "read" },
  },
  mounts: [
    "api/printpublisher/chapters",
    "api/printpublisher/paragraphs",
    "api/printpublisher/chapter-choices",
    "api/printpublisher/checks",
    "api/printpublisher/find",
  ],
  endpoints: {
    ...within("chapters", chapters),
    ...within("paragraphs", paragraphs),
    getChapterChoices,
    getBookPlaces,
    checkBook,
    findInBook,
  },
});
