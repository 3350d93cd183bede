import { h } from "preact";
import * as z from "zod";
import { sendMailSchema } from "../../../shared/core/mail/mail.messages.ts";
import type * as endpoints from "../../../shared/webpublisher/public-notices/public-notices.endpoints.ts";
import { AnswerPage } from "../../../web/embed/pages/changes-pages.tsx";
import { changesStyle } from "../../../web/embed/style/changes-style.ts";
import { letterheadOf, loadMailThrottle } from "../../core/door.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import type { PageCall } from "../../platform/public-page/page-language.ts";
import { renderPage } from "../../platform/public-page/render-page.ts";
import { sendMessage } from "../../platform/queue.ts";
import { type PageContext, pageContext, renderMissing } from "../directory/page-context.ts";
import { subscriptionMail } from "../notices/notice-mail.ts";
import {
  askedFor,
  confirmByLink,
  findByLink,
  leaveByLink,
  makeSubscriberLink,
} from "../notices/subscriber.store.ts";

/** Bounds for the age of a form, in seconds: a faster one was filled in by a program; a page older than that has to be opened anew. */
const fastest = 2;
const oldest = 7 * 24 * 60 * 60;
const emailSchema = z.email().max(254);

interface Answer {
  title: string;
  text: string;
  action?: { path: string; label: string };
  status?: number;
}

/** The response to a form or a question, for this visitor alone. */
function answerPage(call: PageCall, context: PageContext, { status, ...answer }: Answer) {
  const { texts, language } = context;
  const facts = {
    title: answer.title,
    description: answer.title,
    noIndex: true,
    rules: changesStyle,
    // The address of the page contains the secret of the link.
    headers: { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" },
    ...(status !== undefined && { status }),
  };
  return renderPage(call, context, facts, h(AnswerPage, { texts, language, ...answer }));
}

/**
 * Sends the mail that asks for a confirmation. Response and actions are the same whether or not the address is known: an existing
 * subscriber is sent a mail that says so.
 */
export const subscribe: Command<typeof endpoints.subscribe> = async (call) => {
  const { actor, tenant, request } = call;
  const context = await pageContext(call);
  if (!context.announces) return renderMissing(call, context);
  const { texts, language } = context;
  const title = texts.subscribeTitle;
  const form = new URLSearchParams(call.body.toString("utf8"));
  const email = emailSchema.safeParse((form.get("email") ?? "").trim());
  if (!email.success) return answerPage(call, context, { title, text: texts.subscribeInvalid, status: 400 });
  const sent = { title, text: texts.subscribeSent };
  const age = Date.now() / 1000 - Number(form.get("drawn") || Number.NaN);
  const isPerson = (form.get("website") ?? "") === "" && age >= fastest && age <= oldest;
  if (!isPerson) return answerPage(call, context, sent);
  const { takeSubscription } = await loadMailThrottle();
  const { held, wait } = await takeSubscription(actor, email.data, request.ip);
  if (held === "shared") {
    const answer = await answerPage(call, context, { title, text: texts.subscribeWait, status: 429 });
    return { ...answer, headers: { ...answer.headers, "Retry-After": String(wait) } };
  }
  if (held === "mailbox") return answerPage(call, context, sent);
  const subscriber = await askedFor(actor, email.data, language);
  const purpose = subscriber.state === "pending" ? "confirm" : "leave";
  const token = await makeSubscriberLink(actor, subscriber.id, purpose);
  await sendMessage(
    "MAIL_QUEUE",
    sendMailSchema,
    subscriptionMail(subscriber, purpose, token, letterheadOf(tenant)),
  );
  return answerPage(call, context, sent);
};

const staleLink = ({ texts }: PageContext): Answer => ({
  title: texts.linkGoneTitle,
  text: texts.linkGone,
  status: 404,
});

export const confirmPage: Command<typeof endpoints.confirmPage> = async (call) => {
  const context = await pageContext(call);
  const { texts } = context;
  const { token } = call.params;
  if (!(await findByLink(call.actor, token, "confirm"))) return answerPage(call, context, staleLink(context));
  const action = { path: `confirm/${encodeURIComponent(token)}/`, label: texts.confirmButton };
  return answerPage(call, context, { title: texts.confirmTitle, text: texts.confirmText, action });
};

export const confirmSubscription: Command<typeof endpoints.confirmSubscription> = async (call) => {
  const context = await pageContext(call);
  const { texts } = context;
  const done = await confirmByLink(call.actor, call.params.token);
  return answerPage(
    call,
    context,
    done ? { title: texts.confirmTitle, text: texts.confirmDone } : staleLink(context),
  );
};

export const unsubscribePage: Command<typeof endpoints.unsubscribePage> = async (call) => {
  const context = await pageContext(call);
  const { texts } = context;
  const { token } = call.params;
  if (!(await findByLink(call.actor, token, "leave"))) return answerPage(call, context, staleLink(context));
  const action = { path: `unsubscribe/${encodeURIComponent(token)}/`, label: texts.unsubscribeButton };
  return answerPage(call, context, { title: texts.unsubscribeTitle, text: texts.unsubscribeText, action });
};

export const unsubscribe: Command<typeof endpoints.unsubscribe> = async (call) => {
  const context = await pageContext(call);
  const { texts } = context;
  const done = await leaveByLink(call.actor, call.params.token);
  return answerPage(
    call,
    context,
    done ? { title: texts.unsubscribeTitle, text: texts.unsubscribeDone } : staleLink(context),
  );
};
