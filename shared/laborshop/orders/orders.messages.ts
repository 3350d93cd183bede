import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";

/** What the workflow `order` and its steps get: the order, and what has just happened to it. */
export const sendOrderMailsSchema = z.object({
  /** Name of the execution, a ULID of the call that started it. */
  run: idSchema,
  order: idSchema,
  event: z.enum(["submitted", "confirmed"]),
});
export type OrderStep = z.infer<typeof sendOrderMailsSchema>;
/** The same: an order is taken away by the execution that asked for its confirmation. */
export const expireOrderSchema = sendOrderMailsSchema;

/** What sending an order's mails leaves: an order that waits to be confirmed is looked at again at an instant (ISO 8601 UTC). */
export type OrderMailsResult = { outcome: "waits"; until: string } | { outcome: "done" };
