import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";

/** Most lines of one order. */
const mostLines = 200;

/** What a customer sends. The server checks the quantities of each variant all together, and the delivery form as it is at that moment. */
export const orderInput = z.strictObject({
  articles: z
    .array(z.strictObject({ variant: idSchema, quantity: z.number().int().min(1).max(9999) }))
    .min(1)
    .max(mostLines),
  /** By the names of the form's fields: of a choice the number of its option, of a checkbox `true` or nothing. */
  delivery: z.record(z.string().max(100), z.string().max(5_000)),
  /** Not seen by people: whatever fills it in is a program. */
  website: z.string().max(500).default(""),
  /** How long the shop was open. */
  seconds: z.number().int().min(0),
});
export type OrderInput = z.input<typeof orderInput>;

/** What became of it: `submitted` waits for the link of a mail to be followed. */
export const acceptedOrderSchema = z.object({
  number: z.string(),
  state: z.enum(["submitted", "confirmed"]),
});
export type AcceptedOrder = z.infer<typeof acceptedOrderSchema>;

/** The articles of an earlier order, as a signed link names them. */
export const orderAgainSchema = z.object({
  articles: z.array(z.object({ variant: idSchema, quantity: z.number().int() })),
});
export type OrderAgain = z.infer<typeof orderAgainSchema>;
