import { h } from "preact";
import { ulid } from "ulid";
import { localDay } from "../../../shared/kernel/local-day.ts";
import type { OrderStep } from "../../../shared/laborshop/orders/orders.messages.ts";
import type * as endpoints from "../../../shared/laborshop/public-orders/public-orders.endpoints.ts";
import { shopTexts } from "../../../shared/laborshop/texts/shop-texts.ts";
import { type ConfirmationState, OrderConfirmation } from "../../../web/embed/pages/order-confirmation.tsx";
import { colourProperties } from "../../../web/embed/style/colours.ts";
import { confirmationStyle } from "../../../web/embed/style/confirmation-style.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { ProblemError } from "../../platform/problem.ts";
import { type PageCall, pageLanguage } from "../../platform/public-page/page-language.ts";
import { renderPage } from "../../platform/public-page/render-page.ts";
import { startWorkflow } from "../../platform/workflow.ts";
import { keptShopConfig } from "../configuration/read-configuration.store.ts";
import { shownCss } from "../configuration/shown-css.ts";
import { confirmableUntil, confirmKept, type KeptOrder, orderRecords } from "../orders/order.store.ts";
import { orderOfLink } from "../orders/order-link.store.ts";

interface LinkedOrder {
  state: ConfirmationState;
  order?: KeptOrder;
}

/** The present state of a link's order. */
async function lookUp(actor: Pick<Actor, "tenant">, token: string): Promise<LinkedOrder> {
  const id = await orderOfLink(actor, token);
  if (id === undefined) return { state: "invalid" };
  const order = await orderRecords.find(actor, id);
  if (!order) return { state: "expired" };
  if (order.status !== "submitted") return { state: "already", order };
  return Date.now() < confirmableUntil(order) ? { state: "waits", order } : { state: "expired" };
}

const statusOf: Record<ConfirmationState, number> = {
  waits: 200,
  confirmed: 200,
  already: 200,
  invalid: 404,
  expired: 410,
};

type LinkCall = PageCall & { params: { token: string } };

async function answer(call: LinkCall, { state, order }: LinkedOrder) {
  const { actor, tenant, params } = call;
  const config = await keptShopConfig.read(actor);
  const locale = pageLanguage(call);
  const { language } = locale;
  const texts = { ...shopTexts.defaultsIn(language), ...config.texts[language] };
  const { name, logo, languages } = tenant;
  const design = {
    name,
    logo,
    languages,
    properties: colourProperties(tenant.colours),
    css: await shownCss(config.css),
    website_url: config.website_url,
  };
  // The articles are shown only before and right after the confirmation; later the link only tells that it was used.
  const articles = state === "waits" || state === "confirmed" ? (order?.articles ?? []) : [];
  const action = `/embed/shop/confirm/${encodeURIComponent(params.token)}/?lang=${language}`;
  const facts = {
    title: texts.confirmTitle,
    description: texts.confirmTitle,
    noIndex: true,
    status: statusOf[state],
    rules: confirmationStyle,
    // The link's token is secret, so its page must not leak the address.
    headers: { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" },
  };
  const shop = config.website_url || `/embed/shop/?lang=${language}`;
  const shown = { texts, language, state, articles, number: order?.number ?? "", action, shop };
  return renderPage(call, { ...locale, texts, look: design }, facts, h(OrderConfirmation, shown));
}

export const orderConfirmationPage: Command<typeof endpoints.orderConfirmationPage> = async (call) =>
  answer(call, await lookUp(call.actor, call.params.token));

/** Confirms an order if it is still waiting; confirmation and expiry exclude each other. The workflow for its mails is started first. */
export const confirmOrder: Command<typeof endpoints.confirmOrder> = async (call) => {
  const { actor, tenant, params } = call;
  const link = await lookUp(actor, params.token);
  const { order } = link;
  if (link.state !== "waits" || !order) return answer(call, link);
  const run = ulid();
  const step: OrderStep = { run, order: order.id, event: "confirmed" };
  await startWorkflow("ORDER_WORKFLOW", run, { ...step });
  try {
    const confirmed = await confirmKept(actor, order.id, localDay(tenant.time_zone));
    return await answer(call, { state: "confirmed", order: confirmed });
  } catch (error) {
    if (error instanceof ProblemError && error.code === "not_found")
      return answer(call, { state: "expired" });
    throw error;
  }
};
