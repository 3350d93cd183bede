import type { News } from "../../../shared/core/news/news.ts";
import type { Actor } from "../../platform/actor.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { readMarks, readNews } from "./news.store.ts";

/** Whether news is no longer current. */
export const isPast = ({ until }: News, now: string) => until !== null && until <= now;
/** Whether news is current. */
export const isCurrent = (news: News, now: string) => news.from <= now && !isPast(news, now);

/** Lists the news that satisfies a condition at this moment. */
export const listNews =
  (holds: (news: News, now: string) => boolean) =>
  async (call: Parameters<typeof pageOf>[0] & { actor: Actor }) => {
    const now = new Date().toISOString();
    const [news, marks] = await Promise.all([readNews(call.actor), readMarks(call.actor)]);
    const listed = news.filter((each) => holds(each, now));
    return pageOf(call, listed, (each) => ({ ...each, unread: !marks.has(each.id) }));
  };
