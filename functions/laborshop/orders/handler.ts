import { ordersApi } from "../../../shared/laborshop/orders/orders.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { eraseCustomer, exportCustomer } from "./customer-data.ts";
import {
  anonymiseOrder,
  changeOrder,
  changeOrders,
  countNewOrders,
  getOrder,
  listOrders,
  removeOrder,
  sendCustomerConfirmation,
  sendLabConfirmation,
  sendOptIn,
} from "./staff-orders.ts";

export const handler = serveApi(ordersApi, {
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
});
