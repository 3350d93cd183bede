import { publicOrdersApi } from "../../../shared/laborshop/public-orders/public-orders.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { orderAgain } from "./order-again.ts";
import { submitOrder } from "./submit-order.ts";

export const handler = serveApi(publicOrdersApi, {
  submitOrder,
  orderAgain,
  orderConfirmationPage: async (call) => (await import("./confirm-order.ts")).orderConfirmationPage(call),
  confirmOrder: async (call) => (await import("./confirm-order.ts")).confirmOrder(call),
});
