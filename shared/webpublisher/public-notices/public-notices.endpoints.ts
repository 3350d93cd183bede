import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";

const web = { public: true, module: "MD_WEB", prefix: "/embed/" } as const;
const language = { lang: z.string().max(5).optional() };
const paged = { ...language, page: z.coerce.number().int().min(1).max(10_000).default(1) };
const byToken = z.object({ token: z.string().min(1).max(100) });
/** Maximum size of a form, in bytes. */
const maxBody = 4096;

export const changesPage = defineEndpoint({
  method: "GET",
  path: "changes/",
  summary: "The published changes of the directory as a page, the newest first.",
  query: z.object(paged),
  output: "html",
  ...web,
});
export const changePage = defineEndpoint({
  method: "GET",
  path: "changes/{id}/",
  summary: "One change notice with its list as a page: of a notice of more than 200 analyses, the first 200.",
  params: z.object({ id: z.string() }),
  query: z.object(language),
  output: "html",
  ...web,
});
export const changesFeed = defineEndpoint({
  method: "GET",
  path: "changes/feed.xml",
  summary: "The published changes as an Atom feed.",
  query: z.object(language),
  output: "text",
  ...web,
});
export const subscribe = defineEndpoint({
  method: "POST",
  path: "changes/subscribe/",
  summary:
    "Asks for the weekly mail about changes, as the form of the page sends it; a mail with a link follows.",
  query: z.object(language),
  body: "raw",
  maxBody,
  output: "html",
  ...web,
});
export const confirmPage = defineEndpoint({
  method: "GET",
  path: "changes/confirm/{token}/",
  summary: "Asks whoever opens the link of the mail to confirm the subscription by a button.",
  params: byToken,
  query: z.object(language),
  output: "html",
  ...web,
});
export const confirmSubscription = defineEndpoint({
  method: "POST",
  path: "changes/confirm/{token}/",
  summary: "Confirms a subscription.",
  params: byToken,
  query: z.object(language),
  body: "raw",
  maxBody,
  output: "html",
  ...web,
});
export const unsubscribePage = defineEndpoint({
  method: "GET",
  path: "changes/unsubscribe/{token}/",
  summary: "Asks whoever opens the link of a mail to end the subscription by a button.",
  params: byToken,
  query: z.object(language),
  output: "html",
  ...web,
});
export const unsubscribe = defineEndpoint({
  method: "POST",
  path: "changes/unsubscribe/{token}/",
  summary: "Ends a subscription; mail programs call it by themselves (RFC 8058).",
  params: byToken,
  query: z.object(language),
  body: "raw",
  maxBody,
  output: "html",
  ...web,
});

export const publicNoticesApi = defineApi({
  address: "webpublisher/public-notices",
  touches: {
    items: {
      notices: "read",
      subscribers: "delete",
      catalogue: "read",
      throttles: "write",
      "WEB-CONFIG": "read",
    },
    files: { replica: "read" },
    queuesMail: true,
  },
  mounts: ["embed/changes"],
  memory: 1024,
  endpoints: {
    changesPage,
    changePage,
    changesFeed,
    subscribe,
    confirmPage,
    confirmSubscription,
    unsubscribePage,
    unsubscribe,
  },
});
