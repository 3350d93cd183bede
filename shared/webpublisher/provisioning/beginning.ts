import * as z from "zod";
import { inPart } from "../../kernel/define-crud.ts";
import { languageSchema } from "../../kernel/language.ts";
import { webConfigSchema } from "../config/config.ts";
import { noticeEntrySchema, noticeSourceSchema, remarkSchema } from "../notices/notice.ts";
import { daysKept } from "../searches/searches.endpoints.ts";

const count = z.number().int().min(0);

/** Searches of the last weeks, as if there had been visitors before. */
const searchesBeginningSchema = z.strictObject({
  /** Number of searches on a Monday, on a Tuesday, and so on. */
  week: z.array(count).length(7),
  /** Terms without a result, with their counts yesterday, the day before, and so on. */
  terms: z.array(
    z.strictObject({
      term: z.string().min(2),
      language: languageSchema,
      counts: z.array(count).max(daysKept),
    }),
  ),
});
export type SearchesBeginning = z.infer<typeof searchesBeginningSchema>;

/** A change notice as if it had begun so many hours ago. */
const noticeBeginningSchema = z.strictObject({
  hours: z.number().positive(),
  source: noticeSourceSchema,
  remark: remarkSchema.default({}),
  entries: z.array(noticeEntrySchema).min(1),
});
export type NoticeBeginning = z.infer<typeof noticeBeginningSchema>;

/** Initial content of a laboratory's public directory, so that newcomers see it in use: the section `webpublisher` of its file. */
export const directoryBeginningSchema = z.strictObject({
  /** Settings that differ from the defaults. */
  config: inPart(webConfigSchema).prefault({}),
  searches: searchesBeginningSchema.optional(),
  notices: z.array(noticeBeginningSchema).default([]),
});
export type DirectoryBeginning = z.infer<typeof directoryBeginningSchema>;
