import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import { personal } from "../../kernel/personal.ts";
import { customerSchema, listedOrderSchema, orderSchema, orderStates, orderWorkSchema } from "./order.ts";

const view = { permission: "laborshop.view_configuration", module: "MD_SHOP" } as const;
const change = { permission: "laborshop.change_order", module: "MD_SHOP" } as const;
const byId = z.object({ id: idSchema });

export const listOrders = defineEndpoint({
  method: "GET",
  path: "laborshop/orders/",
  logs: "orders_seen",
  summary:
    "Lists and searches the orders, the newest first: by number, reference, articles and what customers typed.",
  query: z.object({
    ...pageQuery(100),
    search: z.string().max(200).default(""),
    sort: z.enum(["ordered", "-ordered", "number", "-number"]).default("-ordered"),
    /** `open`: confirmed or in progress, that is, still to be packed and shipped. */
    status: z.enum([...orderStates, "open"]).optional(),
    /** Range of order dates in the laboratory's time zone, both inclusive. */
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
    /** Cursor: the end of the previous page. */
    after: z.string().max(1500).optional(),
  }),
  output: page(listedOrderSchema),
  ...view,
});
/** Number of the newest orders among which new ones are counted; older ones are done or abandoned. */
export const newestOrders = 200;
export const countNewOrders = defineEndpoint({
  method: "GET",
  path: "laborshop/orders/new/",
  summary: `How many of the newest ${newestOrders} orders are confirmed, and nobody has begun to work on them.`,
  output: z.object({ count: z.number().int() }),
  ...view,
});
export const getOrder = defineEndpoint({
  method: "GET",
  path: "laborshop/orders/{id}/",
  logs: "orders_seen",
  summary:
    "One order with its articles, where it goes, the mails that were sent, and what became of each of them.",
  params: byId,
  output: orderSchema,
  etag: true,
  ...view,
});
export const changeOrder = defineEndpoint({
  method: "PATCH",
  path: "laborshop/orders/{id}/",
  logs: "order_changed",
  summary:
    "Sets how far an order is, and the laboratory's remark on it. One that waits to be confirmed cannot be worked on.",
  params: byId,
  body: orderWorkSchema.partial(),
  output: orderSchema,
  etag: true,
  ...change,
});
/** Maximum number of orders set at once. */
export const mostOrders = 200;
export const changeOrders = defineEndpoint({
  method: "POST",
  path: "laborshop/orders/progress/",
  logs: "order_changed",
  summary:
    "Sets how far several orders are, and returns how far they were, which the same call takes to undo it. If one of them cannot be set, none is.",
  body: z.object({
    orders: z
      .array(z.strictObject({ id: idSchema, status: orderWorkSchema.shape.status }))
      .min(1)
      .max(mostOrders),
  }),
  output: z.object({
    changed: z.array(z.object({ id: idSchema, status: orderWorkSchema.shape.status })),
  }),
  idempotent: true,
  ...change,
});
export const removeOrder = defineEndpoint({
  method: "DELETE",
  path: "laborshop/orders/{id}/",
  recentPassword: true,
  logs: "order_erased",
  summary: "Deletes an order with everything that is known of its customer.",
  params: byId,
  output: null,
  etag: true,
  permission: "laborshop.delete_order",
  module: "MD_SHOP",
});
export const anonymiseOrder = defineEndpoint({
  method: "POST",
  path: "laborshop/orders/{id}/anonymise/",
  recentPassword: true,
  logs: "order_erased",
  summary: "Takes away what is known of an order's customer; number, articles and dates stay.",
  params: byId,
  output: orderSchema,
  etag: true,
  permission: "laborshop.delete_order",
  module: "MD_SHOP",
});

export const exportCustomer = defineEndpoint({
  method: "POST",
  path: "laborshop/orders/customer/export/",
  logs: "customer_exported",
  summary: "Everything that is known of a customer, by their e-mail address: their orders with all entries.",
  body: customerSchema,
  output: z.object({ email: personal("orders", z.string()), orders: z.array(listedOrderSchema) }),
  recentPassword: true,
  ...view,
});
export const eraseCustomer = defineEndpoint({
  method: "POST",
  path: "laborshop/orders/customer/erase/",
  logs: "customer_erased",
  summary:
    "Forgets a customer, by their e-mail address: orders that wait to be confirmed are deleted, all others keep number, articles and dates.",
  body: customerSchema,
  output: z.object({ anonymised: z.number().int(), deleted: z.number().int() }),
  recentPassword: true,
  permission: "laborshop.delete_order",
  module: "MD_SHOP",
});

const sends = (name: string, summary: string) =>
  defineEndpoint({
    method: "POST",
    path: `laborshop/orders/{id}/${name}/`,
    summary,
    params: byId,
    output: orderSchema,
    etag: true,
    ...change,
  });
export const sendOptIn = sends(
  "send-opt-in",
  "Sends the mail again by which the customer confirms the order.",
);
export const sendCustomerConfirmation = sends(
  "send-customer-confirmation",
  "Sends the customer's summary of the order again.",
);
export const sendLabConfirmation = sends("send-lab-confirmation", "Sends the order to the laboratory again.");

export const ordersApi = defineApi({
  address: "laborshop/orders",
  touches: {
    items: {
      "SHOP-ORDER": "delete",
      "SHOP-ORDER-LINK": "write",
      "SHOP-CONFIG": "read",
      mails: "read",
      throttles: "write",
    },
    queuesMail: true,
  },
  mounts: ["api/laborshop/orders"],
  endpoints: {
    listOrders,
    countNewOrders,
    getOrder,
    changeOrder,
    changeOrders,
    removeOrder,
    anonymiseOrder,
    exportCustomer,
    eraseCustomer,
    sendOptIn,
    sendCustomerConfirmation,
    sendLabConfirmation,
  },
});
