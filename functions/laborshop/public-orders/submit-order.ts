import { ulid } from "ulid";
import { missingLegal } from "../../../shared/core/settings/legal.ts";
import { localDay } from "../../../shared/kernel/local-day.ts";
import { referenceOf } from "../../../shared/laborshop/orders/order-name.ts";
import type { OrderStep } from "../../../shared/laborshop/orders/orders.messages.ts";
import { fastestOrder } from "../../../shared/laborshop/public/fastest-order.ts";
import type { AcceptedOrder } from "../../../shared/laborshop/public/order.ts";
import type { submitOrder as endpoint } from "../../../shared/laborshop/public-orders/public-orders.endpoints.ts";
import { loadMailThrottle } from "../../core/door.ts";
import { derivedId } from "../../platform/derived-id.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { problem, refuseFields } from "../../platform/problem.ts";
import { startWorkflow } from "../../platform/workflow.ts";
import { keptShopConfig } from "../configuration/read-configuration.store.ts";
import { type KeptOrder, keepOrder, orderRecords } from "../orders/order.store.ts";
import { speaker } from "../public/read-articles.ts";
import { checkDelivery, checkLines } from "./check-order.ts";

/**
 * Accepts an order. Its id is derived from the Idempotency-Key, if there is one, so that an order that is sent again after a lost response
 * is the same one. Its workflow is started before the order is stored, so that no order is left without its mails.
 */
export const submitOrder: Command<typeof endpoint> = async ({ actor, tenant, body, language, request }) => {
  // Without a key, each call is an order of its own.
  const key = request.idempotencyKey ?? ulid();
  if (body.website !== "" || body.seconds < fastestOrder)
    throw problem("validation_failed", "This form was filled in by a program.");
  if (missingLegal(tenant.legal).length > 0)
    throw problem("conflict", "The shop is not open yet: pages that it must link to by law are not named.");
  const id = derivedId("order", key);
  const answer = ({ number, status }: KeptOrder): AcceptedOrder => ({
    number,
    reference: referenceOf(id),
    state: status === "submitted" ? status : "confirmed",
  });
  const stored = await orderRecords.find(actor, id);
  if (stored) return answer(stored);
  const config = await keptShopConfig.read(actor);
  const [main] = actor.languages;
  const { lines, errors } = await checkLines(actor, body.articles, speaker(language, main));
  const { delivery, errors: faults } = checkDelivery(config.delivery_form, body.delivery, language, main);
  refuseFields([...errors, ...faults]);
  const form = config.delivery_form.find((field) => field.is_customer_email);
  const customer_email = delivery.find(({ name }) => name === form?.name)?.value ?? "";
  const waits = config.opt_in && config.website_url !== "";
  const { takeOpenOrder, takeOrder } = await loadMailThrottle();
  const { held, wait } = await (waits ? takeOrder : takeOpenOrder)(actor, customer_email, request.ip);
  if (held) throw problem("too_many_requests", "Too many orders at once.", { retryAfter: wait });
  const now = new Date().toISOString();
  const run = ulid();
  const step: OrderStep = { run, order: id, event: "submitted" };
  await startWorkflow("ORDER_WORKFLOW", run, { ...step });
  const order = await keepOrder(actor, id, localDay(tenant.time_zone), {
    ordered: now,
    confirmed: waits ? null : now,
    shipped: null,
    status: waits ? "submitted" : "confirmed",
    language,
    articles: lines,
    delivery,
    customer_email,
    remark: "",
    mails: [],
    anonymous: false,
  });
  return answer(order);
};
