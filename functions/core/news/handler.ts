import { newsApi } from "../../../shared/core/news/news.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { isCurrent, isPast, listNews } from "./list-news.ts";
import { markRead } from "./news.store.ts";

export const handler = serveApi(newsApi, {
  listCurrentNews: listNews(isCurrent),
  listPastNews: listNews(isPast),
  markNewsRead: ({ actor, body }) => markRead(actor, body.ids),
});
