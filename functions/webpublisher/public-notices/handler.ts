import { publicNoticesApi } from "../../../shared/webpublisher/public-notices/public-notices.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { changesFeed } from "./changes-feed.ts";
import { changePage, changesPage } from "./changes-page.ts";

export const handler = serveApi(publicNoticesApi, {
  changesPage,
  changePage,
  changesFeed,
  subscribe: async (call) => (await import("./subscribe.ts")).subscribe(call),
  confirmPage: async (call) => (await import("./subscribe.ts")).confirmPage(call),
  confirmSubscription: async (call) => (await import("./subscribe.ts")).confirmSubscription(call),
  unsubscribePage: async (call) => (await import("./subscribe.ts")).unsubscribePage(call),
  unsubscribe: async (call) => (await import("./subscribe.ts")).unsubscribe(call),
});
