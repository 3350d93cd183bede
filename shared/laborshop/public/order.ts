import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { personal } from "../../kernel/personal.ts";

/** Maximum number of lines in an order. */
const mostLines = 200;

/** An order as customers send it. The server checks the total quantity of each variant, and the entries against the present delivery form. */
export const orderInput = z.strictObject({
  articles: z
    .array(z.strictObject({ variant: idSchema, quantity: z.number().int().min(1).max(9999) }))
    .min(1)
    .max(mostLines),
  /** By name of the form's field: for a choice the index of its option, for a checkbox `true` or nothing. */
  delivery: personal("orders", z.record(z.string().max(100), z.string().max(5_000))),
  /** Honeypot: hidden from people, so only programs fill it in. */
  website: z.string().max(500).default(""),
  /** Seconds for which the shop was open. */
  seconds: z.number().int().min(0),
});
export type OrderInput = z.input<typeof orderInput>;

/** The accepted order: `submitted` waits until the customer follows the link in a mail. */
export const acceptedOrderSchema = z.object({
  /** Null until the order is confirmed. */
  number: z.string().nullable(),
  /** Its name until then. */
  reference: z.string(),
  state: z.enum(["submitted", "confirmed"]),
});
export type AcceptedOrder = z.infer<typeof acceptedOrderSchema>;

/** The articles of an earlier order, as in a signed link. */
export const orderAgainSchema = z.object({
  articles: z.array(z.object({ variant: idSchema, quantity: z.number().int() })),
});
export type OrderAgain = z.infer<typeof orderAgainSchema>;
