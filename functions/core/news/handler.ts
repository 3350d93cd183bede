import { newsApi } from "../../../shared/core/news/news.endpoints.ts";
import type { News } from "../../../shared/core/news/news.ts";
import type { Actor } from "../../platform/actor.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { markRead, readMarks, readNews } from "./news.store.ts";

const isPast = ({ until }: News, now: string) => until !== null && until <= now;
const isCurrent = (news: News, now: string) => news.from <= now && !isPast(news, now);

/** Lists the news of which something holds now. */
const listNews =
  (holds: (news: News, now: string) => boolean) =>
  async (call: Parameters<typeof pageOf>[0] & { actor: Actor }) => {
    const now = new Date().toISOString();
    const [news, marks] = await Promise.all([readNews(call.actor), readMarks(call.actor)]);
    const listed = news.filter((each) => holds(each, now));
    return pageOf(call, listed, (each) => ({ ...each, unread: !marks.has(each.id) }));
  };

export const handler = serveApi(newsApi, {
  listCurrentNews: listNews(isCurrent),
  listPastNews: listNews(isPast),
  markNewsRead: async ({ actor, body }) => {
    await markRead(actor, body.ids);
    return undefined;
  },
});
