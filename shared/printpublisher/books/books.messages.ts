import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { languageSchema } from "../../kernel/language.ts";

/** Input of the workflow `book`, and of its first step. */
export const planBookSchema = z.object({
  id: idSchema,
  reduced: z.boolean(),
  language: languageSchema,
  bars: z.boolean().default(false),
});
export type BookOrder = z.infer<typeof planBookSchema>;

/** Output of `plan-book`: the parts to render, as batches of hashes, or that there is no book to make. */
export const bookPlanResultSchema = z.object({
  outcome: z.enum(["planned", "done"]),
  parts: z.array(z.array(z.string())),
});
export type BookPlanResult = z.infer<typeof bookPlanResultSchema>;
const stateSchema = planBookSchema.extend({ plan: bookPlanResultSchema });
export const renderPartSchema = z.object({ state: stateSchema, part: z.array(z.string()) });
export const finishBookSchema = stateSchema;
export const failBookSchema = planBookSchema.extend({
  error: z.object({ Error: z.string().optional(), Cause: z.string().optional() }).optional(),
});
