import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";

/** Input of the workflow `order` and its steps: the order and its latest event. */
export const sendOrderMailsSchema = z.object({
  /** Name of the execution, a ULID of the call that started it. */
  run: idSchema,
  order: idSchema,
  event: z.enum(["submitted", "confirmed"]),
});
export type OrderStep = z.infer<typeof sendOrderMailsSchema>;
/** Same input, since the execution that asked for confirmation also removes an expired order. */
export const expireOrderSchema = sendOrderMailsSchema;

/** Result of sending an order's mails; an order that waits for confirmation is checked again at `until` (ISO 8601 UTC). */
export type OrderMailsResult = { outcome: "waits"; until: string } | { outcome: "done" };
