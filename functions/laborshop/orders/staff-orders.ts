import { ulid } from "ulid";
import { wantedPage } from "../../../shared/kernel/paging.ts";
import type { FieldError } from "../../../shared/kernel/problem.ts";
import type { OrderMail } from "../../../shared/laborshop/orders/order.ts";
import { referenceOf } from "../../../shared/laborshop/orders/order-name.ts";
import type * as endpoints from "../../../shared/laborshop/orders/orders.endpoints.ts";
import { newestOrders } from "../../../shared/laborshop/orders/orders.endpoints.ts";
import { loadMailStates, loadMailThrottle } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { derivedId } from "../../platform/derived-id.ts";
import { type Command, reply } from "../../platform/endpoint/call.ts";
import { cutPage } from "../../platform/endpoint/page-of.ts";
import { checkSeen, editConflict, problem, refuseFields } from "../../platform/problem.ts";
import { giveOutMail } from "./give-out-mail.ts";
import { anonymous, checkProgress, type KeptOrder, orderRecords } from "./order.store.ts";

/** An order as lists return it. */
export const listedOrder = ({
  words: _words,
  day: _day,
  variants: _variants,
  version: _version,
  ...order
}: KeptOrder) => ({
  ...order,
  reference: referenceOf(order.id),
});

/** Milliseconds for which a mail may wait in the queue before a worker takes it. */
const queued = 4 * 24 * 60 * 60 * 1000;

/** An order with the state of its mails. */
async function show(actor: Actor, order: KeptOrder) {
  const mailStates = await loadMailStates();
  const states = await mailStates(
    actor,
    order.mails.flatMap(({ id }) => id ?? []),
  );
  const mails = order.mails.map(({ id, ...mail }) => {
    const waits = Date.parse(mail.at) + queued > Date.now();
    return { ...mail, state: id === undefined ? null : (states.get(id) ?? (waits ? "queued" : null)) };
  });
  return reply({ ...listedOrder(order), mails }, { etag: order.version });
}

export const listOrders: Command<typeof endpoints.listOrders> = async (call) => {
  const { actor, query } = call;
  const { search, sort, status, from = "", until = "9999", after } = query;
  const within = (day: string) => from <= day && day <= until;
  const isOpen = (state: unknown) => state === "confirmed" || state === "in_progress";
  const filter = {
    status: status === "open" ? isOpen : status,
    ...((query.from || query.until) && { day: within }),
  };
  const options = { ...wantedPage(query), search, sort, filter, ...(after && { after }) };
  const page = await orderRecords.list(actor, options);
  return cutPage(call, page.count, page.results.map(listedOrder), page.after);
};

export const countNewOrders: Command<typeof endpoints.countNewOrders> = async ({ actor }) => {
  let [examined, count] = [0, 0];
  for await (const { status } of orderRecords.places(actor, "-ordered", newestOrders)) {
    if (status === "confirmed") count++;
    if (++examined === newestOrders) break;
  }
  return { count };
};

export const getOrder: Command<typeof endpoints.getOrder> = async ({ actor, params }) =>
  show(actor, await orderRecords.read(actor, params.id));

type Work = Partial<Pick<KeptOrder, "status" | "remark">>;

/** The status set by staff, with the time of shipping. @throws ProblemError for an order that its customer has not confirmed */
function worked({ status, shipped }: KeptOrder, work: Work) {
  if (work.status === undefined) return work;
  const refused = checkProgress(status);
  if (refused) throw refused;
  const sentAt = shipped ?? new Date().toISOString();
  return { ...work, shipped: work.status === "shipped" ? sentAt : null };
}

export const changeOrder: Command<typeof endpoints.changeOrder> = async ({ actor, params, body, ifMatch }) =>
  show(actor, await orderRecords.change(actor, params.id, ifMatch, (order) => worked(order, body)));

export const changeOrders: Command<typeof endpoints.changeOrders> = async ({ actor, body: { orders } }) => {
  const present = await Promise.all(orders.map(({ id }) => orderRecords.find(actor, id)));
  refuseFields(
    present.flatMap((order, index): FieldError[] => {
      const path = `orders.${index}.id`;
      if (!order) return [{ path, code: "not_found", message: "There is no such order." }];
      const refused = checkProgress(order.status)?.errors?.[0];
      return refused ? [{ ...refused, path }] : [];
    }),
  );
  const changed: { id: string; status: Exclude<KeptOrder["status"], "submitted"> }[] = [];
  for (const [index, { id, status }] of orders.entries()) {
    const before = present[index]?.status;
    if (before === undefined || before === "submitted" || before === status) continue;
    await orderRecords.change(actor, id, undefined, (order) => worked(order, { status }));
    changed.push({ id, status: before });
  }
  return { changed };
};

export const removeOrder: Command<typeof endpoints.removeOrder> = async ({ actor, params, ifMatch }) => {
  await orderRecords.remove(actor, params.id, ifMatch);
};

export const anonymiseOrder: Command<typeof endpoints.anonymiseOrder> = async ({ actor, params, ifMatch }) =>
  show(
    actor,
    await orderRecords.change(actor, params.id, ifMatch, (order) => {
      if (order.status === "submitted")
        throw problem("conflict", "An order that waits to be confirmed is deleted, not made anonymous.");
      return anonymous(order);
    }),
  );

/** Sends a mail of an order again, once for each press of the button; refused if the caller has not seen the present version. */
const sendAgain =
  (mail: OrderMail): Command<typeof endpoints.sendOptIn> =>
  async ({ actor, tenant, params, ifMatch, request }) => {
    const turn = derivedId("again", request.idempotencyKey ?? ulid());
    const order = await orderRecords.read(actor, params.id);
    const { version } = order;
    checkSeen(ifMatch, version, () => editConflict("this order", { version }));
    if ((mail === "confirmation") !== (order.status === "submitted"))
      throw problem("conflict", "This mail does not belong to the order’s present state.");
    if (mail !== "order") {
      const purpose = mail === "confirmation" ? "order-mail" : "summary-mail";
      const { takeMailAgain } = await loadMailThrottle();
      const wait = await takeMailAgain(actor, purpose, order.customer_email);
      const enough = "This address was sent as many of these mails as one may get in a day.";
      if (wait > 0) throw problem("too_many_requests", enough, { retryAfter: wait });
    }
    const record = await giveOutMail(actor, tenant, order, mail, turn);
    if (!record) throw problem("conflict", "There is no address to which this mail could go.");
    return show(
      actor,
      await orderRecords.change(actor, params.id, undefined, ({ mails }) => ({ mails: [...mails, record] })),
    );
  };
export const sendOptIn = sendAgain("confirmation");
export const sendCustomerConfirmation = sendAgain("summary");
export const sendLabConfirmation = sendAgain("order");
