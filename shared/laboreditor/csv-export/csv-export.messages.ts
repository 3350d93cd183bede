import * as z from "zod";
import { analysisStates } from "../../core/catalogue/document.ts";
import { idSchema } from "../../kernel/id.ts";
import { languageSchema } from "../../kernel/language.ts";
import { csvDelimiters } from "./csv-export.endpoints.ts";

/** Input of the workflow `csv` and of its step: the table that an account asked for. */
export const writeCsvSchema = z.object({
  id: idSchema,
  account: z.string(),
  category: z.string(),
  search: z.string(),
  pubstate: z.enum(analysisStates).optional(),
  internal: z.boolean().optional(),
  escape: z.boolean(),
  delimiter: z.enum(csvDelimiters),
  language: languageSchema,
});
export type CsvOrder = z.infer<typeof writeCsvSchema>;
export const failCsvSchema = writeCsvSchema.extend({
  error: z.object({ Error: z.string().optional(), Cause: z.string().optional() }).optional(),
});
