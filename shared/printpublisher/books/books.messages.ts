import * as z from "zod";
import { fieldValueSchema } from "../../core/catalogue/field.ts";
import { idSchema } from "../../kernel/id.ts";
import { languageSchema, localizedTextSchema } from "../../kernel/language.ts";

/** A former edition that a laboratory begins with. It is made from the present catalogue, apart from the differences named here. */
export const formerEditionSchema = z.strictObject({
  /** Name of the account that published it. */
  by: z.string(),
  remark: z.string(),
  /** Codes of analyses that it did not yet have. */
  without: z.array(z.string()).default([]),
  /** Values that differed, by the code of the analysis and the key of the field. */
  values: z.record(z.string(), z.record(z.string(), fieldValueSchema)).default({}),
  /** Analyses that no longer exist, each a copy of another one under its own name. */
  gone: z
    .array(z.strictObject({ code: z.string(), like: z.string(), name: localizedTextSchema }))
    .default([]),
});
export type FormerEdition = z.infer<typeof formerEditionSchema>;

/** Input of the workflow `book`, and of its first step. */
export const planBookSchema = z.object({
  id: idSchema,
  reduced: z.boolean(),
  language: languageSchema,
  bars: z.boolean().default(false),
  /** The book becomes this edition when it is finished. */
  edition: formerEditionSchema.extend({ published: z.iso.datetime() }).optional(),
});
export type BookOrder = z.infer<typeof planBookSchema>;

/** Output of `plan-book`: the parts to render, as batches of hashes; or that other books come first; or that there is no book to make. */
export const bookPlanResultSchema = z.object({
  outcome: z.enum(["planned", "waits", "done"]),
  parts: z.array(z.array(z.string())),
});
export type BookPlanResult = z.infer<typeof bookPlanResultSchema>;
const stateSchema = planBookSchema.extend({ plan: bookPlanResultSchema });
export const renderPartSchema = z.object({ state: stateSchema, part: z.array(z.string()) });
export const finishBookSchema = stateSchema;
export const writeTextSchema = planBookSchema;
export const failBookSchema = planBookSchema.extend({
  error: z.object({ Error: z.string().optional(), Cause: z.string().optional() }).optional(),
});
