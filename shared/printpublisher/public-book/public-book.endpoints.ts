import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { languageSchema } from "../../kernel/language.ts";

const web = { public: true, module: "MD_PRINT", prefix: "/embed/" } as const;

export const publicBook = defineEndpoint({
  method: "GET",
  path: "catalogue/{language}/",
  summary: "Leads to the PDF of the current edition in a language; the address stays, whatever is published.",
  params: z.object({ language: languageSchema }),
  output: "text",
  ...web,
});
export const chaptersPage = defineEndpoint({
  method: "GET",
  path: "chapters/",
  summary: "The chapters that were published on the web, as a page that works without JavaScript.",
  query: z.object({ lang: z.string().max(5).optional() }),
  output: "html",
  ...web,
});
export const chapterPage = defineEndpoint({
  method: "GET",
  path: "chapters/{id}/",
  summary: "One chapter as a page.",
  params: z.object({ id: z.string().max(40) }),
  query: z.object({ lang: z.string().max(5).optional() }),
  output: "html",
  ...web,
});

export const publicBookApi = defineApi({
  address: "printpublisher/public-book",
  touches: {
    items: { books: "read", catalogue: "read", "WEB-CONFIG": "read" },
    files: { replica: "read", webChapters: "read" },
  },
  mounts: ["embed/catalogue", "embed/chapters"],
  memory: 1024,
  endpoints: { publicBook, chaptersPage, chapterPage },
});
