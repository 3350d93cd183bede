import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import { noticeIdSchema, noticeSchema, remarkSchema, subscriberSchema } from "./notice.ts";

const view = { permission: "webpublisher.view_configurationmodel", module: "MD_WEB" } as const;
const change = { permission: "webpublisher.change_configurationmodel", module: "MD_WEB" } as const;
const byId = z.object({ id: noticeIdSchema });

export const listNotices = defineEndpoint({
  method: "GET",
  path: "webpublisher/notices/",
  summary: "The change notices of the public directory, the newest first.",
  query: z.object(pageQuery(20, 100)),
  output: page(noticeSchema).extend({
    /** Whether notices are published at present. */
    published: z.boolean(),
  }),
  ...view,
});
export const getNotice = defineEndpoint({
  method: "GET",
  path: "webpublisher/notices/{id}/",
  summary: "One change notice with the beginning of its list.",
  params: byId,
  output: noticeSchema,
  etag: true,
  ...view,
});
export const changeNotice = defineEndpoint({
  method: "PATCH",
  path: "webpublisher/notices/{id}/",
  summary:
    "Adds a remark to a notice that still waits, suppresses it (`suppressed`), or sends it out at once (`out`); what has gone out stays as it is.",
  params: byId,
  body: z.strictObject({
    remark: remarkSchema.optional(),
    suppressed: z.boolean().optional(),
    out: z.literal(true).optional(),
  }),
  output: noticeSchema,
  etag: true,
  ...change,
});
export const listSubscribers = defineEndpoint({
  method: "GET",
  path: "webpublisher/subscribers/",
  summary: "Who receives the weekly mail about changes, or has asked for it.",
  query: z.object({ ...pageQuery(50, 200), search: z.string().max(254).default("") }),
  output: page(subscriberSchema).extend({ confirmed: z.number().int() }),
  ...change,
});
export const deleteSubscriber = defineEndpoint({
  method: "DELETE",
  path: "webpublisher/subscribers/{id}/",
  summary: "Deletes an address with all that is known of it.",
  params: z.object({ id: idSchema }),
  output: null,
  ...change,
});

export const noticesApi = defineApi({
  address: "webpublisher/notices",
  touches: { items: { notices: "write", subscribers: "delete", "WEB-CONFIG": "read" } },
  mounts: ["api/webpublisher/notices", "api/webpublisher/subscribers"],
  endpoints: { listNotices, getNotice, changeNotice, listSubscribers, deleteSubscriber },
});
