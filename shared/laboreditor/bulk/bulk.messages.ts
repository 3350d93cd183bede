import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";

/** Input of the workflow `bulk` and of its step: the action to carry out. */
export const carryOutBulkSchema = z.object({ id: idSchema });
export const failBulkSchema = carryOutBulkSchema.extend({
  error: z.object({ Error: z.string().optional(), Cause: z.string().optional() }).optional(),
});
