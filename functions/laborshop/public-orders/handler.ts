import { publicOrdersApi } from "../../../shared/laborshop/public-orders/public-orders.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { confirmOrder, orderConfirmationPage } from "./confirm-order.ts";
import { orderAgain } from "./order-again.ts";
import { submitOrder } from "./submit-order.ts";

export const handler = serveApi(publicOrdersApi, {
  submitOrder,
  orderAgain,
  orderConfirmationPage,
  confirmOrder,
});
