import { noticesApi } from "../../../shared/webpublisher/notices/notices.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { changeNotice, deleteSubscriber, getNotice, listNotices, listSubscribers } from "./staff-notices.ts";

export const handler = serveApi(noticesApi, {
  listNotices,
  getNotice,
  changeNotice,
  listSubscribers,
  deleteSubscriber,
});
