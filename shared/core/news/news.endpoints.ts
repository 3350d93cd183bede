import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import { newsSchema } from "./news.ts";

const shownNewsSchema = newsSchema.extend({
  /** Whether the caller's account has not marked it as read. */
  unread: z.boolean(),
});
export type ShownNews = z.infer<typeof shownNewsSchema>;

const signedIn = { permission: null, module: null } as const;

export const listCurrentNews = defineEndpoint({
  method: "GET",
  path: "motd/current/",
  summary: "The platform's current news, the newest first.",
  query: z.object(pageQuery(100)),
  output: page(shownNewsSchema),
  ...signedIn,
});
export const listPastNews = defineEndpoint({
  method: "GET",
  path: "motd/past/",
  summary: "News that is no longer current, the newest first.",
  query: z.object(pageQuery(20)),
  output: page(shownNewsSchema),
  ...signedIn,
});
export const markNewsRead = defineEndpoint({
  method: "POST",
  path: "motd/read/",
  summary: "Marks news as read for the caller's account, on every device; repeating it changes nothing.",
  body: z.object({ ids: z.array(newsSchema.shape.id).min(1).max(100) }),
  output: null,
  ...signedIn,
});

export const newsApi = defineApi({
  address: "core/news",
  touches: { items: { news: "write" } },
  mounts: ["api/motd"],
  endpoints: { listCurrentNews, listPastNews, markNewsRead },
});
