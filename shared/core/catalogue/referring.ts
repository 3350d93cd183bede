import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";

/** Maximum number of referring analyses that are named. */
export const mostNamed = 50;

/** The analyses that refer to something: their number and the first ones. */
export const referringSchema = z.object({
  count: z.number().int(),
  analyses: z.array(z.object({ id: idSchema, code: z.string(), name: z.string() })).max(mostNamed),
});
export type Referring = z.infer<typeof referringSchema>;
