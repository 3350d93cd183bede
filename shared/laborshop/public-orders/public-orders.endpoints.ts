import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { acceptedOrderSchema, orderAgainSchema, orderInput } from "../public/order.ts";

const shop = { public: true, module: "MD_SHOP" } as const;

export const submitOrder = defineEndpoint({
  method: "POST",
  path: "public/shop/orders/",
  summary:
    "Orders articles. The Idempotency-Key is required; sent again, the same order is answered. The path's language is that of the mails.",
  body: orderInput,
  output: acceptedOrderSchema,
  success: 201,
  idempotent: true,
  maxBody: 64 * 1024,
  ...shop,
});

const byToken = z.object({ token: z.string().min(1).max(100) });

export const orderAgain = defineEndpoint({
  method: "GET",
  path: "public/shop/again/{token}/",
  summary: "The articles of an earlier order, for whoever has the link of its mail; nothing of its customer.",
  params: byToken,
  output: orderAgainSchema,
  ...shop,
});

const languageQuery = z.object({ lang: z.string().max(5).optional() });

export const orderConfirmationPage = defineEndpoint({
  method: "GET",
  prefix: "/embed/",
  path: "shop/confirm/{token}/",
  summary:
    "Shows an order to whoever opens the link of its mail, and asks for a press of a button: programs open links, too.",
  params: byToken,
  query: languageQuery,
  output: "html",
  ...shop,
});
export const confirmOrder = defineEndpoint({
  method: "POST",
  prefix: "/embed/",
  path: "shop/confirm/{token}/",
  summary: "Confirms an order.",
  params: byToken,
  query: languageQuery,
  body: "raw",
  maxBody: 4096,
  output: "html",
  ...shop,
});

export const publicOrdersApi = defineApi({
  address: "laborshop/public-orders",
  touches: {
    items: {
      "SHOP-CONFIG": "read",
      "WEB-CONFIG": "read",
      "SHOP-PRODUCT": "read",
      "SHOP-VARIANT": "read",
      "SHOP-ORDER": "write",
      orderNumbers: "delete",
      "SHOP-ORDER-LINK": "read",
      "SHOP-NUMBER": "write",
      throttles: "write",
    },
    starts: ["order"],
  },
  mounts: ["api/public/shop/orders", "api/public/shop/again", "embed/shop/confirm"],
  memory: 1024,
  endpoints: { submitOrder, orderAgain, orderConfirmationPage, confirmOrder },
});
