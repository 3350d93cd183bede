import { sendOrderMailsSchema } from "../../../shared/laborshop/orders/orders.messages.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { sendOrderMails } from "./send-order-mails.ts";

export const handler = serveStep("send-order-mails", sendOrderMailsSchema, (step, actor, tenant) =>
  sendOrderMails(actor, tenant, step),
);
