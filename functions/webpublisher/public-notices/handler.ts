import { publicNoticesApi } from "../../../shared/webpublisher/public-notices/public-notices.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { changesFeed } from "./changes-feed.ts";
import { changePage, changesPage } from "./changes-page.ts";
import { confirmPage, confirmSubscription, subscribe, unsubscribe, unsubscribePage } from "./subscribe.ts";

export const handler = serveApi(publicNoticesApi, {
  changesPage,
  changePage,
  changesFeed,
  subscribe,
  confirmPage,
  confirmSubscription,
  unsubscribePage,
  unsubscribe,
});
