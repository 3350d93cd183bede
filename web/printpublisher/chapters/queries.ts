import { queryOptions } from "@tanstack/react-query";
import {
  chapters,
  getChapterChoices,
  paragraphs,
} from "../../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { templates } from "../../../shared/printpublisher/templates/templates.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { resourceQueries } from "../../platform/resource/resource.ts";

export const contentsAt = "/printpublisher/inhalte";

export const chapterKey = ["printpublisher", "chapters"] as const;
export const paragraphKey = ["printpublisher", "paragraphs"] as const;
export const chapterQueries = resourceQueries(chapterKey, chapters);
export const paragraphQueries = resourceQueries(paragraphKey, paragraphs);

/** All chapters in their order; a book has tens of them. */
export const allChapters = queryOptions({
  queryKey: [...chapterQueries.lists, "all"],
  queryFn: async ({ signal }) => (await call(chapters.list, { query: { limit: 500 }, signal })).results,
});
export const allParagraphs = queryOptions({
  queryKey: [...paragraphQueries.lists, "all"],
  queryFn: async ({ signal }) => (await call(paragraphs.list, { query: { limit: 1000 }, signal })).results,
});
export const choices = queryOptions({
  queryKey: ["printpublisher", "chapter-choices"],
  queryFn: ({ signal }) => call(getChapterChoices, { signal }),
  staleTime: 60_000,
});
export const allTemplates = queryOptions({
  queryKey: ["printpublisher", "formate", "list", "all"],
  queryFn: async ({ signal }) => (await call(templates.list, { query: { limit: 500 }, signal })).results,
});
