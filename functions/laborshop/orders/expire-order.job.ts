import { expireOrderSchema } from "../../../shared/laborshop/orders/orders.messages.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { expireOrder } from "./order.store.ts";

export const handler = serveStep("expire-order", expireOrderSchema, ({ order }, actor) =>
  expireOrder(actor, order),
);
